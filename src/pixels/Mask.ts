import { type Box, isInside, type Pixel } from "./Box.ts";

/** A set of pixels of an image. Every tool marks pixels in a mask first; the image itself is changed once, at the end. */
export class Mask {
  readonly width: number;
  readonly height: number;
  /** One byte a pixel, row by row: 1 if it is marked, else 0. */
  readonly bits: Uint8Array;
  /** Whether every mark at x is also made at width - 1 - x. */
  mirrors = false;
  readonly #marked = new Bounds();
  readonly #changed = new Bounds();

  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
    this.bits = new Uint8Array(width * height);
  }

  /** A mask with all pixels marked. */
  static full(width: number, height: number): Mask {
    const mask = new Mask(width, height);
    for (let y = 0; y < height; y++) mask.markRow(0, width - 1, y);
    return mask;
  }

  /** The smallest box around all marks; null if there are none. */
  get box(): Box | null {
    return this.#marked.box;
  }

  has(pixel: Pixel): boolean {
    return isInside(pixel, this) && this.bits[pixel.y * this.width + pixel.x] === 1;
  }

  /** Marks the pixels from `left` to `right`, both included. Pixels outside the image are ignored. */
  markRow(left: number, right: number, y: number): void {
    this.markRows(left, right, y, y);
  }

  /** The same in all rows from `top` to `bottom`, both included. */
  markRows(left: number, right: number, top: number, bottom: number): void {
    this.#mark(left, right, top, bottom);
    if (this.mirrors) this.#mark(this.width - 1 - right, this.width - 1 - left, top, bottom);
  }

  /** The marks within a box, as a mask of its size. */
  croppedTo({ x, y, width, height }: Box): Mask {
    const cropped = new Mask(width, height);
    for (let row = 0; row < height; row++) {
      const from = (y + row) * this.width + x;
      cropped.bits.set(this.bits.subarray(from, from + width), row * width);
    }
    cropped.#marked.include({ x: 0, y: 0, width, height });
    return cropped;
  }

  clear(): void {
    const { box } = this;
    if (!box) return;
    for (let y = box.y; y < box.y + box.height; y++) {
      const row = y * this.width + box.x;
      this.bits.fill(0, row, row + box.width);
    }
    this.#changed.include(box);
    this.#marked.reset();
  }

  /** The box in which marks were added or removed since the last call, for a view to redraw; null if there is none. */
  takeChangedBox(): Box | null {
    const { box } = this.#changed;
    this.#changed.reset();
    return box;
  }

  #mark(left: number, right: number, top: number, bottom: number): void {
    const from = Math.max(0, left);
    const to = Math.min(this.width - 1, right);
    const first = Math.max(0, top);
    const last = Math.min(this.height - 1, bottom);
    if (from > to || first > last) return;
    for (let y = first; y <= last; y++) this.bits.fill(1, y * this.width + from, y * this.width + to + 1);
    this.#marked.includeRows(from, to, first, last);
    this.#changed.includeRows(from, to, first, last);
  }
}

/** The smallest box around everything included so far. It is mutable, because one brush stroke includes hundreds of boxes. */
class Bounds {
  #left = 0;
  #top = 0;
  #right = -1;
  #bottom = -1;

  /** Includes the pixels from `left` to `right` in the rows from `top` to `bottom`, all inclusive. */
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

  /** Null if nothing was included. */
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
