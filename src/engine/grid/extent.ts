import type { Extent } from "../world/rule.ts";
import { type Point, squareKey } from "./point.ts";

/** All squares of an extent, column by column, counted from the main actor. */
export function extentSquares(extent: Extent): Point[] {
  const squares: Point[] = [];
  for (let x = extent.xmin; x <= extent.xmax; x++) {
    for (let y = extent.ymin; y <= extent.ymax; y++) squares.push({ x, y });
  }
  return squares;
}

/** Whether a square, counted from the main actor, lies in the extent. */
export function isInExtent(extent: Extent, { x, y }: Point): boolean {
  return x >= extent.xmin && x <= extent.xmax && y >= extent.ymin && y <= extent.ymax;
}

/** Whether the content of a square does not matter to the rule. */
export function isIgnored(extent: Extent, { x, y }: Point): boolean {
  return Object.hasOwn(extent.ignored, squareKey(x, y));
}
