/** How many last ticks are looked at. */
const RECENT = 9;
/** A quarter of what a frame of the page has. */
const COSTLY_MS = 4;

/** What the last ticks of a game took; one slow one, as while the program warms up, says nothing yet. */
export class TickCosts {
  #recent: readonly number[] = [];

  add(ms: number): void {
    this.#recent = [...this.#recent, ms].slice(-RECENT);
  }

  get areHigh(): boolean {
    return this.#recent.length === RECENT && median(this.#recent) > COSTLY_MS;
  }
}

function median(odd: readonly number[]): number {
  return odd.toSorted((a, b) => a - b)[(odd.length - 1) / 2] ?? 0;
}
