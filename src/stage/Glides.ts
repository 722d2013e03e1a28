/** Actors on their way between two ticks: each glides through its own preview frames (details §4 "Animation"). */
import { type Actor, GLIDE_MAX_CELLS, type Id, type Point, type TickResult } from "../engine/index.ts";

/** How an actor is drawn at one moment; `square` may lie between two squares. Null: it is not there any more. */
export interface Pose {
  readonly actor: Actor;
  readonly square: Point;
}

interface Glide {
  /** Where the actor stood before the tick, then as each of its changes left it. */
  readonly stops: readonly (Actor | null)[];
  readonly begun: number;
  /** Ms from one stop to the next. */
  readonly step: number;
}

export class Glides {
  readonly #glides = new Map<Id, Glide>();

  get any(): boolean {
    return this.#glides.size > 0;
  }

  has(id: Id): boolean {
    return this.#glides.has(id);
  }

  /** Sends the actors of a tick on their way; `before` tells where they stood. Returns whom it sent. */
  begin(frames: TickResult["frames"], before: (id: Id) => Actor | undefined, tick: { now: number; ms: number }): Id[] {
    const stops = stopsByActor(frames);
    for (const [id, states] of stops) {
      const step = tick.ms / states.length;
      this.#glides.set(id, { stops: [before(id) ?? states[0] ?? null, ...states], begun: tick.now, step });
    }
    return [...stops.keys()];
  }

  /** How every actor on its way is drawn now; those that have arrived are let go after this. */
  poses(now: number): [Id, Pose | null][] {
    const poses = [...this.#glides].map(([id, glide]): [Id, Pose | null] => [id, poseAt(glide, now)]);
    for (const [id, glide] of this.#glides) {
      if (now - glide.begun >= glide.step * (glide.stops.length - 1)) this.#glides.delete(id);
    }
    return poses;
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

function stopsByActor(frames: TickResult["frames"]): Map<Id, (Actor | null)[]> {
  const stops = new Map<Id, (Actor | null)[]>();
  for (const frame of frames) {
    for (const [id, state] of Object.entries(frame)) stops.set(id, [...(stops.get(id) ?? []), state]);
  }
  return stops;
}

/** Turn and look are those of the stop it is heading for; a jump is there at once. */
function poseAt({ stops, begun, step }: Glide, now: number): Pose | null {
  const way = Math.max(0, now - begun) / step;
  const from = stops[Math.min(Math.floor(way), stops.length - 1)];
  const to = stops[Math.min(Math.floor(way) + 1, stops.length - 1)];
  if (!to) return null;
  const isThere = !from || way >= stops.length - 1 || isJump(from.position, to.position);
  return { actor: to, square: isThere ? to.position : between(from.position, to.position, way % 1) };
}

function isJump(a: Point, b: Point): boolean {
  return Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y)) > GLIDE_MAX_CELLS;
}

function between(a: Point, b: Point, share: number): Point {
  return { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share };
}
