/** How a picture of any size stands on a square when it is turned (details §4 "Larger sprites", engine.md, matching 2). */
import { type AppearanceInfo, type Point, TILE, type Transform } from "../engine/index.ts";

/** Clockwise quarter turns, then mirrors; both about the middle of the anchor tile. */
export interface Turn {
  readonly quarters: 0 | 1 | 2 | 3;
  readonly scaleX: 1 | -1;
  readonly scaleY: 1 | -1;
}

const TURNS: Readonly<Record<Transform, Turn>> = {
  "0": { quarters: 0, scaleX: 1, scaleY: 1 },
  "90": { quarters: 1, scaleX: 1, scaleY: 1 },
  "180": { quarters: 2, scaleX: 1, scaleY: 1 },
  "270": { quarters: 3, scaleX: 1, scaleY: 1 },
  "flip-x": { quarters: 0, scaleX: -1, scaleY: 1 },
  "flip-y": { quarters: 0, scaleX: 1, scaleY: -1 },
};

export function turnOf(transform: Transform): Turn {
  return TURNS[transform];
}

/** The middle of the anchor tile in the picture as drawn, in px of the picture: what it is turned about. */
export function pivotOf({ anchor }: Pick<AppearanceInfo, "anchor">): Point {
  return { x: (anchor.x + 0.5) * TILE, y: (anchor.y + 0.5) * TILE };
}

/** The middle of a square, in px of the stage at zoom 1: where the pivot stands. `square` may lie between two squares. */
export function standOf(square: Point): Point {
  return { x: (square.x + 0.5) * TILE, y: (square.y + 0.5) * TILE };
}
