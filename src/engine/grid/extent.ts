import type { Id } from "../world/id.ts";
import { own } from "../world/own.ts";
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

/** The id of those who may stand in a square besides the actors pictured; undefined for nobody. */
export function passingAt(extent: Extent, { x, y }: Point): Id | undefined {
  return own(extent.passing, squareKey(x, y));
}

/** Whether a square has to lie beyond the edge of the stage. */
export function isEdge(extent: Extent, { x, y }: Point): boolean {
  return own(extent.edge, squareKey(x, y)) === true;
}
