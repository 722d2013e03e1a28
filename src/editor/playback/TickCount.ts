import { UNTICK_DEPTH } from "../../engine/index.ts";

/** Counts ticks forward and back: a step back may undo several ticks in which nothing happened. */
export class TickCount {
  now = 0;
  /** The count before each tick that can be taken back. */
  readonly #before: number[] = [];

  /** A tick was played; `isKept`: Back can take it back. */
  on(isKept: boolean): void {
    if (isKept) this.#before.push(this.now);
    if (this.#before.length > UNTICK_DEPTH) this.#before.shift();
    this.now += 1;
  }

  back(): void {
    this.now = this.#before.pop() ?? Math.max(0, this.now - 1);
  }

  /** The game begins, or goes on from a moment from which no step leads back: so many ticks led there. */
  startAt(ticks: number): void {
    this.now = ticks;
    this.#before.length = 0;
  }
}
