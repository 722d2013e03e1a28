import type { Actor, Id } from "../../engine/index.ts";

/** How much wider and higher an actor is drawn than it is. */
export interface Squash {
  readonly wide: number;
  readonly high: number;
}

/** An actor that a child has just moved, stamped or picked. */
export interface Bounce {
  readonly actor: Actor;
  readonly cause: "moved" | "stamped" | "picked";
}

/** With more at once, nobody put them down by hand. */
export const BOUNCES_MAX = 8;

const MS = { moved: 160, stamped: 140, picked: 180 } as const;
/** The share of a stamp's time in which it comes down. */
const FALL = 0.45;
const FALL_SIZE = 0.22;
const FLAT = { wide: 0.08, high: 0.1 } as const;
/** A picked actor stands up straight, as if called. */
const STRAIGHT = { wide: 0.06, high: 0.12 } as const;

/** Squashes actors for a moment after they were put down, and stretches the one that was picked. */
export class Bounces {
  readonly #begun = new Map<Id, Bounce & { readonly at: number }>();

  begin(bounces: readonly Bounce[], now: number): void {
    if (bounces.length > BOUNCES_MAX) return;
    for (const bounce of bounces) this.#begun.set(bounce.actor.id, { ...bounce, at: now });
  }

  has(id: Id): boolean {
    return this.#begun.has(id);
  }

  /** Ends all, for example because the game begins to play. */
  clear(): readonly Actor[] {
    const actors = [...this.#begun.values()].map(({ actor }) => actor);
    this.#begun.clear();
    return actors;
  }

  /** Draws each squashed actor. Returns whether any of them needs another frame. */
  advance(now: number, draw: (actor: Actor, squash: Squash) => void): boolean {
    for (const [id, { actor, cause, at }] of this.#begun) {
      const share = Math.max(0, now - at) / MS[cause];
      draw(actor, squashAt(share, cause));
      if (share >= 1) this.#begun.delete(id);
    }
    return this.#begun.size > 0;
  }
}

/** `share`: of its time, 0 to 1. Before and after that it has its own size. */
export function squashAt(share: number, cause: Bounce["cause"]): Squash {
  if (share >= 1) return { wide: 1, high: 1 };
  if (cause === "picked") {
    const tall = Math.sin(Math.PI * share);
    return { wide: 1 - STRAIGHT.wide * tall, high: 1 + STRAIGHT.high * tall };
  }
  if (cause === "stamped" && share < FALL) {
    const size = 1 + FALL_SIZE * (1 - share / FALL);
    return { wide: size, high: size };
  }
  const flat = Math.sin(Math.PI * (cause === "stamped" ? (share - FALL) / (1 - FALL) : share));
  return { wide: 1 + FLAT.wide * flat, high: 1 - FLAT.high * flat };
}
