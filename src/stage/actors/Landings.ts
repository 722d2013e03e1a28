import type { Actor, Id } from "../../engine/index.ts";

/** How much wider and higher an actor is drawn than it is. */
export interface Squash {
  readonly wide: number;
  readonly high: number;
}

/** An actor that was just put on its square. */
export interface Landing {
  readonly actor: Actor;
  /** Whether it was not there before, so that it comes down like a stamp. */
  readonly isNew: boolean;
}

/** With more at once, nobody put them down by hand. */
export const LANDINGS_MAX = 8;

const MOVED_MS = 160;
const STAMPED_MS = 140;
/** The share of a stamp's time in which it comes down. */
const FALL = 0.45;
const FALL_SIZE = 0.22;
const FLAT = { wide: 0.08, high: 0.1 } as const;

/** Squashes actors for a moment after they were put down. */
export class Landings {
  readonly #begun = new Map<Id, Landing & { readonly at: number }>();

  land(landings: readonly Landing[], now: number): void {
    if (landings.length > LANDINGS_MAX) return;
    for (const landing of landings) this.#begun.set(landing.actor.id, { ...landing, at: now });
  }

  /** Ends all, for example because the game begins to play. */
  clear(): readonly Actor[] {
    const actors = [...this.#begun.values()].map(({ actor }) => actor);
    this.#begun.clear();
    return actors;
  }

  /** Draws each squashed actor. Returns whether any of them needs another frame. */
  advance(now: number, draw: (actor: Actor, squash: Squash) => void): boolean {
    for (const [id, { actor, isNew, at }] of this.#begun) {
      const share = Math.max(0, now - at) / (isNew ? STAMPED_MS : MOVED_MS);
      draw(actor, squashAt(share, isNew));
      if (share >= 1) this.#begun.delete(id);
    }
    return this.#begun.size > 0;
  }
}

/** `share`: of its time, 0 to 1. Before and after that it has its own size. */
export function squashAt(share: number, isNew: boolean): Squash {
  if (share >= 1) return { wide: 1, high: 1 };
  if (isNew && share < FALL) {
    const size = 1 + FALL_SIZE * (1 - share / FALL);
    return { wide: size, high: size };
  }
  const rest = isNew ? (share - FALL) / (1 - FALL) : share;
  const flat = Math.sin(Math.PI * rest);
  return { wide: 1 + FLAT.wide * flat, high: 1 - FLAT.high * flat };
}
