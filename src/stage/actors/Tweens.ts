import {
  type Actor,
  type Characters,
  GLIDE_MAX_CELLS,
  type Id,
  type Point,
  type TickResult,
} from "../../engine/index.ts";
import type { Area } from "../view/camera.ts";
import { strideBetween, strideLooks } from "./strides.ts";

/** How an actor is drawn at one moment. `square` may lie between two squares. */
export interface Pose {
  readonly actor: Actor;
  readonly square: Point;
}

/** The picture of an actor of which only the position changes between frames. */
export interface MovablePicture {
  moveTo(x: number, y: number): void;
}

export interface TweenTarget {
  /**
   * Draws an actor in a new pose; null if it disappeared. The result follows the tween until the next pose; null asks for the pose again in each
   * frame.
   */
  pose(id: Id, pose: Pose | null): MovablePicture | null;
}

/** The tween of one actor. Plain fields, because there may be ten thousand in every frame. */
interface Tween {
  readonly id: Id;
  /** The state before the tick and after each of its changes, and in the middle of a stride. */
  stops: readonly (Actor | null)[];
  readonly begun: number;
  /** The time from one stop to the next, ms. */
  readonly step: number;
  /** The number of the tick that it shows. */
  readonly tick: number;
  /** The index of the next stop; 0 before the first frame. */
  heading: number;
  picture: MovablePicture | null;
  fromX: number;
  fromY: number;
  toX: number;
  toY: number;
}

/** Moves actors smoothly between two ticks, through each of their intermediate states. */
export class Tweens {
  readonly #tweens = new Map<Id, Tween>();
  /** How many ticks were shown so far. */
  #ticks = 0;

  get areRunning(): boolean {
    return this.#tweens.size > 0;
  }

  has(id: Id): boolean {
    return this.#tweens.has(id);
  }

  /** Where an actor is drawn at this moment; null without a tween. */
  squareAt(id: Id, now: number): Point | null {
    const tween = this.#tweens.get(id);
    if (!tween) return null;
    const way = Math.max(0, now - tween.begun) / tween.step;
    const last = tween.stops.length - 1;
    const heading = Math.min(Math.floor(way) + 1, last);
    const to = tween.stops[heading]?.position;
    const from = tween.stops[heading - 1]?.position ?? to;
    if (!to || !from) return null;
    const share = way >= last || isJump(from, to) ? 1 : way % 1;
    return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
  }

  /** Starts the tweens of a tick and ends all others, whose actors it returns. `before` gives the state of an actor before the tick. */
  start(
    frames: TickResult["frames"],
    before: (id: Id) => Actor | undefined,
    timing: { now: number; ms: number },
    characters: Characters = {},
  ): Id[] {
    this.#ticks += 1;
    const [only, ...others] = frames;
    if (only && others.length === 0) {
      const looks = strideLooks(characters, only.size);
      for (const [id, state] of only) {
        const from = before(id) ?? state;
        const stride = strideBetween(from, state, looks);
        this.#begin(id, stride ? [from, stride, state] : [from, state], timing);
      }
    } else
      for (const [id, states] of statesByActor(frames)) {
        const stops = [before(id) ?? states[0] ?? null, ...states];
        this.#begin(id, stops, timing);
      }
    return this.#endEarlier();
  }

  #begin(id: Id, stops: Tween["stops"], { now, ms }: { now: number; ms: number }): void {
    const step = ms / (stops.length - 1);
    const none = { heading: 0, picture: null, fromX: 0, fromY: 0, toX: 0, toY: 0 };
    this.#tweens.set(id, { id, stops, begun: now, step, tick: this.#ticks, ...none });
  }

  /** Ends the tweens of earlier ticks, and returns their actors. */
  #endEarlier(): Id[] {
    const ended: Id[] = [];
    for (const { id, tick } of this.#tweens.values()) if (tick !== this.#ticks) ended.push(id);
    for (const id of ended) this.#tweens.delete(id);
    return ended;
  }

  /** Draws every tween inside an area of squares and removes those that are finished. */
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

  /** The appearances have changed, so the next frame draws new poses. */
  redraw(): void {
    for (const tween of this.#tweens.values()) tween.picture = null;
  }

  /** An actor says something else from the beginning of its tween on: what it says is not part of the steps. */
  say(id: Id, saying: Actor["saying"]): void {
    const tween = this.#tweens.get(id);
    if (!tween) return;
    tween.stops = tween.stops.map((stop) => stop && withSaying(stop, saying));
    tween.picture = null;
  }

  /** Ends all tweens and returns their actors. */
  end(): Id[] {
    const ids = [...this.#tweens.keys()];
    this.#tweens.clear();
    return ids;
  }

  drop(id: Id): void {
    this.#tweens.delete(id);
  }
}

/** The states of each actor in order. Most ticks change an actor only once. */
function statesByActor(frames: TickResult["frames"]): Map<Id, (Actor | null)[]> {
  const [first, ...others] = frames;
  const states = new Map<Id, (Actor | null)[]>();
  for (const [id, state] of first ?? []) states.set(id, [state]);
  for (const frame of others) for (const [id, state] of frame) states.get(id)?.push(state);
  return states;
}

function withSaying({ saying: _before, ...actor }: Actor, saying: Actor["saying"]): Actor {
  return saying ? { ...actor, saying } : actor;
}

/** Long distances are jumps, without a tween. */
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

/** The orientation and appearance are those of the next stop. */
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
