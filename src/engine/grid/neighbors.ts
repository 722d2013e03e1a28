import { type Grid, wrapAxis } from "./wrap.ts";

/** Neighbors of a square: right, below, left and above. */
export const NEIGHBORS = 4;

/** For every square of a stage, row by row, the numbers of its four neighbors; -1 where there is none. */
export function neighborsOf({ width, height, wrapX, wrapY }: Grid): Int32Array {
  const neighbors = new Int32Array(width * height * NEIGHBORS);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const right = wrapAxis(x + 1, width, wrapX);
      const left = wrapAxis(x - 1, width, wrapX);
      const below = wrapAxis(y + 1, height, wrapY);
      const above = wrapAxis(y - 1, height, wrapY);
      neighbors.set(
        [cellOf(right, y, width), cellOf(x, below, width), cellOf(left, y, width), cellOf(x, above, width)],
        (y * width + x) * NEIGHBORS,
      );
    }
  }
  return neighbors;
}

function cellOf(x: number, y: number, width: number): number {
  return x < 0 || y < 0 ? -1 : y * width + x;
}
