/** The actors that were sent behind all others in a tick: the slots they had at its start, and those they have now. */
export class Successors {
  readonly #now = new Map<number, number>();
  readonly #origins = new Map<number, number>();

  get isEmpty(): boolean {
    return this.#now.size === 0;
  }

  clear(): void {
    this.#now.clear();
    this.#origins.clear();
  }

  /** Returns the slot that the actor had at the start of the tick. */
  sent(before: number, after: number): number {
    const origin = this.originOf(before);
    this.#now.set(origin, after);
    this.#origins.set(after, origin);
    return origin;
  }

  /** The slot in which an actor is now that had this one at the start of the tick. */
  nowOf(slot: number): number {
    return this.#now.get(slot) ?? slot;
  }

  originOf(slot: number): number {
    return this.#origins.get(slot) ?? slot;
  }
}
