import type { Box } from "./Box.ts";

/** The smallest box around all that was put in; changed in place, as a brush puts in hundreds of rows a stroke. */
export class Bounds {
  #left = 0;
  #top = 0;
  #right = -1;
  #bottom = -1;

  /** Puts in the pixels from `left` to `right`, both in it, of one row. */
  includeRow(left: number, right: number, y: number): void {
    if (this.#right < this.#left) {
      this.#left = left;
      this.#right = right;
      this.#top = y;
      this.#bottom = y;
      return;
    }
    if (left < this.#left) this.#left = left;
    if (right > this.#right) this.#right = right;
    if (y < this.#top) this.#top = y;
    if (y > this.#bottom) this.#bottom = y;
  }

  include({ x, y, width, height }: Box): void {
    this.includeRow(x, x + width - 1, y);
    this.includeRow(x, x + width - 1, y + height - 1);
  }

  /** Null where nothing was put in. */
  get box(): Box | null {
    if (this.#right < this.#left) return null;
    return {
      x: this.#left,
      y: this.#top,
      width: this.#right - this.#left + 1,
      height: this.#bottom - this.#top + 1,
    };
  }

  reset(): void {
    this.#left = 0;
    this.#right = -1;
  }
}
