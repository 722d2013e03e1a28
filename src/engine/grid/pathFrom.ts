import type { Crossing } from "./Crossing.ts";
import { NEIGHBORS } from "./neighbors.ts";

/**
 * The side by which a shortest path to a goal leaves a square, the first of several; -1 if there is no path. Squares are reached in the
 * order of that side, so the first goal that is found settles it.
 */
export function pathFrom(start: number, neighbors: Int32Array, crossing: Crossing): number {
  const reached = new Int32Array(crossing.squares);
  const queue = new Int32Array(crossing.squares);
  let end = 0;
  reached[start] = NEIGHBORS + 1;
  const leave = (next: number, firstSide: number): boolean => {
    if (next < 0 || reached[next] !== 0) return false;
    if (crossing.isGoal(next)) return true;
    reached[next] = firstSide + 1;
    if (crossing.isFree(next)) queue[end++] = next;
    return false;
  };
  for (let side = 0; side < NEIGHBORS; side++) {
    if (leave(neighbors[start * NEIGHBORS + side] as number, side)) return side;
  }
  for (let at = 0; at < end; at++) {
    const cell = queue[at] as number;
    const firstSide = (reached[cell] as number) - 1;
    for (let side = 0; side < NEIGHBORS; side++) {
      if (leave(neighbors[cell * NEIGHBORS + side] as number, firstSide)) return firstSide;
    }
  }
  return -1;
}
