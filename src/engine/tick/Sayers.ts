import type { LiveStage } from "../grid/LiveStage.ts";

/** Who says something on a stage, so that counting down costs nothing for all others. */
export class Sayers {
  readonly #live: LiveStage;
  readonly #slots = new Set<number>();

  constructor(live: LiveStage) {
    this.#live = live;
  }

  /** Call after an actor came or changed. */
  note(slot: number): void {
    if (this.#live.table.known[slot]?.saying) this.#slots.add(slot);
    else if (this.#slots.size > 0) this.#slots.delete(slot);
  }

  forget(slot: number): void {
    this.#slots.delete(slot);
  }

  /** Looks at all actors again. */
  reset(): void {
    const { table } = this.#live;
    this.#slots.clear();
    for (let slot = 0; slot < table.count; slot++) if (table.isThere(slot)) this.note(slot);
  }

  /** Everybody says it for one tick less; whose time is over falls silent. */
  countDown(): void {
    for (const slot of this.#slots) {
      const saying = this.#live.table.known[slot]?.saying;
      if (saying) this.#live.say(slot, saying.ticks > 1 ? { ...saying, ticks: saying.ticks - 1 } : null);
    }
  }
}
