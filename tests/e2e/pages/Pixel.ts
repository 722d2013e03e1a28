/** A point on the page, CSS px. */
export interface Pixel {
  readonly x: number;
  readonly y: number;
}
