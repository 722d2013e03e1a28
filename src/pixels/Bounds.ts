import type { Box } from "./Box.ts";

/** The smallest box around all that was put in; changed in place, as a brush puts in hundreds of boxes a stroke. */
export class Bounds {
  #left = 0;
  #top = 0;
  #right = -1;
  #bottom = -1;

  /** Puts in the pixels from `left` to `right` of the rows from `top` to `bottom`, all four in it. */
  includeRows(left: number, right: number, top: number, bottom: number): void {
    if (this.#right < this.#left) {
      this.#left = left;
      this.#right = right;
      this.#top = top;
      this.#bottom = bottom;
      return;
    }
    if (left < this.#left) this.#left = left;
    if (right > this.#right) this.#right = right;
    if (top < this.#top) this.#top = top;
    if (bottom > this.#bottom) this.#bottom = bottom;
  }

  include({ x, y, width, height }: Box): void {
    this.includeRows(x, x + width - 1, y, y + height - 1);
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
