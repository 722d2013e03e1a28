/** Actors on their way between two ticks: each glides through its own preview frames (details §4 "Animation"). */
import { type Actor, GLIDE_MAX_CELLS, type Id, type Point, type TickResult } from "../../engine/index.ts";
import type { Area } from "../view/camera.ts";

/** How an actor is drawn at one moment; `square` may lie between two squares. Null: it is not there any more. */
export interface Pose {
  readonly actor: Actor;
  readonly square: Point;
}

/** What is drawn of an actor, where nothing of it but its place is another one from frame to frame. */
export interface MovablePicture {
  /** Onto a square, or between two. */
  moveTo(x: number, y: number): void;
}

export interface TweenTarget {
  /** Draws an actor on its way as it looks now; null where the whole pose is wanted each time. */
  pose(id: Id, pose: Pose | null): MovablePicture | null;
}

/** One actor on its way. Its numbers lie open, for there may be ten thousand in every frame. */
interface Tween {
  readonly id: Id;
  /** Where the actor stood before the tick, then as each of its changes left it. */
  readonly stops: readonly (Actor | null)[];
  readonly begun: number;
  /** Ms from one stop to the next. */
  readonly step: number;
  /** The number of the stop it is heading for; 0 before it was drawn. */
  heading: number;
  picture: MovablePicture | null;
  fromX: number;
  fromY: number;
  toX: number;
  toY: number;
}

export class Tweens {
  readonly #tweens = new Map<Id, Tween>();

  get areRunning(): boolean {
    return this.#tweens.size > 0;
  }

  has(id: Id): boolean {
    return this.#tweens.has(id);
  }

  /** Sends the actors of a tick on their way; `before` tells where they stood. */
  start(frames: TickResult["frames"], before: (id: Id) => Actor | undefined, tick: { now: number; ms: number }): void {
    for (const [id, states] of statesByActor(frames)) {
      const stops = [before(id) ?? states[0] ?? null, ...states];
      this.#tweens.set(id, newTween(id, stops, tick));
    }
  }

  /** Draws every actor on its way where it is now, as far as it can be seen in an area of squares; those that have arrived are let go. */
  advance(now: number, seen: Area, target: TweenTarget): void {
    for (const tween of this.#tweens.values()) {
      const way = Math.max(0, now - tween.begun) / tween.step;
      const last = tween.stops.length - 1;
      const heading = Math.min(Math.floor(way) + 1, last);
      if (heading !== tween.heading) headFor(tween, heading);
      else if (way < last && isOutOf(seen, tween)) continue;
      draw(tween, way >= last ? 1 : way % 1, target);
      if (way >= last) this.#tweens.delete(tween.id);
    }
  }

  /** Looks have changed meanwhile: the next frame draws whole poses. */
  redraw(): void {
    for (const tween of this.#tweens.values()) tween.picture = null;
  }

  /** Lets go of everybody; answers who was on the way. */
  end(): Id[] {
    const ids = [...this.#tweens.keys()];
    this.#tweens.clear();
    return ids;
  }

  drop(id: Id): void {
    this.#tweens.delete(id);
  }
}

function newTween(id: Id, stops: Tween["stops"], { now, ms }: { now: number; ms: number }): Tween {
  const step = ms / (stops.length - 1);
  return { id, stops, begun: now, step, heading: 0, picture: null, fromX: 0, fromY: 0, toX: 0, toY: 0 };
}

/** Most ticks change an actor once, so that its frame is all there is to tell of it. */
function statesByActor(frames: TickResult["frames"]): Map<Id, (Actor | null)[]> {
  const [first, ...others] = frames;
  const states = new Map<Id, (Actor | null)[]>();
  for (const [id, state] of first ?? []) states.set(id, [state]);
  for (const frame of others) for (const [id, state] of frame) states.get(id)?.push(state);
  return states;
}

/** A jump is there at once. */
function headFor(tween: Tween, heading: number): void {
  const to = tween.stops[heading]?.position;
  const from = tween.stops[heading - 1]?.position ?? to;
  tween.heading = heading;
  tween.picture = null;
  if (!to || !from) return;
  const start = isJump(from, to) ? to : from;
  tween.fromX = start.x;
  tween.fromY = start.y;
  tween.toX = to.x;
  tween.toY = to.y;
}

/** Turn and look are those of the stop it is heading for. */
function draw(tween: Tween, share: number, target: TweenTarget): void {
  const x = tween.fromX + (tween.toX - tween.fromX) * share;
  const y = tween.fromY + (tween.toY - tween.fromY) * share;
  if (tween.picture) {
    tween.picture.moveTo(x, y);
    return;
  }
  const actor = tween.stops[tween.heading];
  tween.picture = target.pose(tween.id, actor ? { actor, square: { x, y } } : null);
}

function isOutOf({ x, y, width, height }: Area, { fromX, fromY, toX, toY }: Tween): boolean {
  return (
    (fromX < x && toX < x) ||
    (fromY < y && toY < y) ||
    (fromX > x + width && toX > x + width) ||
    (fromY > y + height && toY > y + height)
  );
}

function isJump(a: Point, b: Point): boolean {
  return Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y)) > GLIDE_MAX_CELLS;
}
