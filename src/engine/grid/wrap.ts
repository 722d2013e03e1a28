import type { Point } from "./point.ts";

/** The size of a stage in squares, and the axes on which its opposite edges meet. */
export interface Grid {
  readonly width: number;
  readonly height: number;
  readonly wrapX: boolean;
  readonly wrapY: boolean;
}

/** The square of the stage that a point stands for, each axis wrapped where the stage wraps; null off the stage. */
export function wrapPoint(grid: Grid, point: Point): Point | null {
  if (isOnStage(grid, point)) return point;
  const x = grid.wrapX ? modulo(point.x, grid.width) : point.x;
  const y = grid.wrapY ? modulo(point.y, grid.height) : point.y;
  const wrapped = { x, y };
  return isOnStage(grid, wrapped) ? wrapped : null;
}

/** Whether a point lies on the stage as it is, without wrapping. */
export function isOnStage(grid: Grid, { x, y }: Point): boolean {
  return x >= 0 && y >= 0 && x < grid.width && y < grid.height;
}

/** Whether a point lies beyond an edge of the stage where the stage does not wrap. */
export function isBeyondEdge({ width, height, wrapX, wrapY }: Grid, { x, y }: Point): boolean {
  return (!wrapX && (x < 0 || x >= width)) || (!wrapY && (y < 0 || y >= height));
}

/** A coordinate on one axis after wrapping; -1 if it is off the stage. */
export function wrapAxis(value: number, size: number, wraps: boolean): number {
  if (value >= 0 && value < size) return value;
  const wrapped = wraps ? modulo(value, size) : value;
  return wrapped >= 0 && wrapped < size ? wrapped : -1;
}

function modulo(value: number, size: number): number {
  return ((value % size) + size) % size;
}
