/** Actors on their way between two ticks: each glides through its own preview frames (details §4 "Animation"). */
import { type Actor, GLIDE_MAX_CELLS, type Id, type Point, type TickResult } from "../engine/index.ts";
import type { Area } from "./camera.ts";

/** How an actor is drawn at one moment; `square` may lie between two squares. Null: it is not there any more. */
export interface Pose {
  readonly actor: Actor;
  readonly square: Point;
}

/** What is drawn of an actor, where nothing of it but its place is another one from frame to frame. */
export interface Drawn {
  /** Onto a square, or between two. */
  moveTo(x: number, y: number): void;
}

export interface GlideDrawing {
  /** Draws an actor on its way as it looks now; null where the whole pose is wanted each time. */
  pose(id: Id, pose: Pose | null): Drawn | null;
}

/** One actor on its way. Its numbers lie open, for there may be ten thousand in every frame. */
interface Glide {
  readonly id: Id;
  /** Where the actor stood before the tick, then as each of its changes left it. */
  readonly stops: readonly (Actor | null)[];
  readonly begun: number;
  /** Ms from one stop to the next. */
  readonly step: number;
  /** The number of the stop it is heading for; 0 before it was drawn. */
  heading: number;
  drawn: Drawn | null;
  fromX: number;
  fromY: number;
  toX: number;
  toY: number;
}

export class Glides {
  readonly #glides = new Map<Id, Glide>();

  get any(): boolean {
    return this.#glides.size > 0;
  }

  has(id: Id): boolean {
    return this.#glides.has(id);
  }

  /** Sends the actors of a tick on their way; `before` tells where they stood. */
  begin(frames: TickResult["frames"], before: (id: Id) => Actor | undefined, tick: { now: number; ms: number }): void {
    for (const [id, states] of statesByActor(frames)) {
      const stops = [before(id) ?? states[0] ?? null, ...states];
      this.#glides.set(id, newGlide(id, stops, tick));
    }
  }

  /** Draws every actor on its way where it is now, as far as it can be seen in an area of squares; those that have arrived are let go. */
  advance(now: number, seen: Area, drawing: GlideDrawing): void {
    for (const glide of this.#glides.values()) {
      const way = Math.max(0, now - glide.begun) / glide.step;
      const last = glide.stops.length - 1;
      const heading = Math.min(Math.floor(way) + 1, last);
      if (heading !== glide.heading) headFor(glide, heading);
      else if (way < last && isOutOf(seen, glide)) continue;
      draw(glide, way >= last ? 1 : way % 1, drawing);
      if (way >= last) this.#glides.delete(glide.id);
    }
  }

  /** Looks have changed meanwhile: the next frame draws whole poses. */
  redraw(): void {
    for (const glide of this.#glides.values()) glide.drawn = null;
  }

  /** Lets go of everybody; answers who was on the way. */
  end(): Id[] {
    const ids = [...this.#glides.keys()];
    this.#glides.clear();
    return ids;
  }

  drop(id: Id): void {
    this.#glides.delete(id);
  }
}

function newGlide(id: Id, stops: Glide["stops"], { now, ms }: { now: number; ms: number }): Glide {
  const step = ms / (stops.length - 1);
  return { id, stops, begun: now, step, heading: 0, drawn: null, fromX: 0, fromY: 0, toX: 0, toY: 0 };
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
function headFor(glide: Glide, heading: number): void {
  const to = glide.stops[heading]?.position;
  const from = glide.stops[heading - 1]?.position ?? to;
  glide.heading = heading;
  glide.drawn = null;
  if (!to || !from) return;
  const start = isJump(from, to) ? to : from;
  glide.fromX = start.x;
  glide.fromY = start.y;
  glide.toX = to.x;
  glide.toY = to.y;
}

/** Turn and look are those of the stop it is heading for. */
function draw(glide: Glide, share: number, drawing: GlideDrawing): void {
  const x = glide.fromX + (glide.toX - glide.fromX) * share;
  const y = glide.fromY + (glide.toY - glide.fromY) * share;
  if (glide.drawn) {
    glide.drawn.moveTo(x, y);
    return;
  }
  const actor = glide.stops[glide.heading];
  glide.drawn = drawing.pose(glide.id, actor ? { actor, square: { x, y } } : null);
}

function isOutOf({ x, y, width, height }: Area, { fromX, fromY, toX, toY }: Glide): boolean {
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
