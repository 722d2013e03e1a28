import type { VisitStore } from "../Stores.ts";

const REMEMBERED_MAX = 50_000;

/** Visits that this process remembers: the latest 50,000. */
export class Visits implements VisitStore {
  readonly #seen = new Map<string, number>();

  async isNew(visit: string, now: number, restMs: number): Promise<boolean> {
    const last = this.#seen.get(visit);
    // A visit from the future was counted before the clock was set back.
    if (last !== undefined && Math.abs(now - last) < restMs) return false;
    this.#seen.delete(visit);
    this.#seen.set(visit, now);
    this.#dropOldest();
    return true;
  }

  /** Forgets the oldest visit if there are too many. A map keeps its order, so its first key was seen longest ago. */
  #dropOldest(): void {
    const [oldest] = this.#seen.keys();
    if (this.#seen.size > REMEMBERED_MAX && oldest !== undefined) this.#seen.delete(oldest);
  }
}
