import { UNTICK_DEPTH } from "../../engine/index.ts";

/** Counts the turns of a game, on and back again: a step back may undo several in which nothing happened. */
export class TickCount {
  now = 0;
  /** The count before each turn that can be taken back. */
  readonly #before: number[] = [];

  /** A turn was played; `isKept`: Back can take it back. */
  on(isKept: boolean): void {
    if (isKept) this.#before.push(this.now);
    if (this.#before.length > UNTICK_DEPTH) this.#before.shift();
    this.now += 1;
  }

  back(): void {
    this.now = this.#before.pop() ?? Math.max(0, this.now - 1);
  }

  /** The game begins anew. */
  reset(): void {
    this.now = 0;
    this.#before.length = 0;
  }
}
