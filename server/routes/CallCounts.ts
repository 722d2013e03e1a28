import type { IncrementResponse, Options, Store } from "express-rate-limit";

interface Count {
  hits: number;
  /** When the count is over, by `performance.now()`, which nobody can set. */
  readonly end: number;
}

/**
 * Counts how often each caller called within a time window. Unlike the store that comes with express-rate-limit, it
 * does not use the clock of the machine: set back, that would keep callers out for as long as the step, and set ahead,
 * it would let everybody guess again.
 */
export class CallCounts implements Store {
  readonly localKeys = true;
  /** The counts by key, in the order in which they end. */
  readonly #counts = new Map<string, Count>();
  #windowMs = 0;

  init({ windowMs }: Pick<Options, "windowMs">): void {
    this.#windowMs = windowMs;
  }

  increment(key: string): IncrementResponse {
    const now = performance.now();
    this.#forget(now);
    const count = this.#counts.get(key) ?? { hits: 0, end: now + this.#windowMs };
    count.hits += 1;
    this.#counts.set(key, count);
    return { totalHits: count.hits, resetTime: new Date(Date.now() + count.end - now) };
  }

  decrement(key: string): void {
    const count = this.#counts.get(key);
    if (count && count.hits > 0) count.hits -= 1;
  }

  resetKey(key: string): void {
    this.#counts.delete(key);
  }

  /** Drops the counts that are over. */
  #forget(now: number): void {
    for (const [key, { end }] of this.#counts) {
      if (end > now) return;
      this.#counts.delete(key);
    }
  }
}
