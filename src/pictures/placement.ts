import { type AppearanceInfo, type Point, TILE, type Transform } from "../engine/index.ts";

/** How a picture is mirrored and then rotated clockwise, both about the middle of its anchor tile. */
export interface Orientation {
  readonly quarters: 0 | 1 | 2 | 3;
  readonly scaleX: 1 | -1;
  readonly scaleY: 1 | -1;
}

const ORIENTATIONS: Readonly<Record<Transform, Orientation>> = {
  "0": { quarters: 0, scaleX: 1, scaleY: 1 },
  "90": { quarters: 1, scaleX: 1, scaleY: 1 },
  "180": { quarters: 2, scaleX: 1, scaleY: 1 },
  "270": { quarters: 3, scaleX: 1, scaleY: 1 },
  "flip-x": { quarters: 0, scaleX: -1, scaleY: 1 },
  "flip-y": { quarters: 0, scaleX: 1, scaleY: -1 },
};

export function orientationOf(transform: Transform): Orientation {
  return ORIENTATIONS[transform];
}

/** The point a picture is rotated about: the middle of its anchor tile, in px of the picture. */
export function pivotOf({ anchor }: Pick<AppearanceInfo, "anchor">): Point {
  return { x: (anchor.x + 0.5) * TILE, y: (anchor.y + 0.5) * TILE };
}

/** The middle of a square, in px of the stage at zoom 1. During a movement, `square` lies between two squares. */
export function tileCenter(square: Point): Point {
  return { x: (square.x + 0.5) * TILE, y: (square.y + 0.5) * TILE };
}
