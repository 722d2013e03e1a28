/** Where the four handles of an extent stand in a view (details §10 "Handles"). */

import type { Side } from "../editor/tools/ToolEvent.ts";
import { type Extent, type Point, TILE } from "../engine/index.ts";
import type { Camera } from "./camera.ts";
import type { Size } from "./zoom.ts";

export const SIDES = ["left", "right", "top", "bottom"] as const satisfies readonly Side[];

/** An extent in squares of its stage; its marks too are keyed by those. */
export type StageExtent = Extent;

/**
 * The middles of the handles in CSS px of the view: in the square outside the middle of each side, and just inside the
 * stage where it ends there, unless that would cover all there is between two sides. `size` is the side of a handle.
 */
export function handlePlaces(extent: StageExtent, stage: Size, camera: Camera, size: number): Record<Side, Point> {
  const tile = TILE * camera.zoom;
  const across = ends({ from: extent.xmin, to: extent.xmax, squares: stage.width, start: camera.left, tile, size });
  const along = ends({ from: extent.ymin, to: extent.ymax, squares: stage.height, start: camera.top, tile, size });
  return {
    left: { x: across.before, y: along.middle },
    right: { x: across.after, y: along.middle },
    top: { x: across.middle, y: along.before },
    bottom: { x: across.middle, y: along.after },
  };
}

interface Axis {
  readonly from: number;
  readonly to: number;
  readonly squares: number;
  readonly start: number;
  readonly tile: number;
  readonly size: number;
}

function ends({ from, to, squares, start, tile, size }: Axis): { before: number; middle: number; after: number } {
  const first = start + from * tile;
  const last = start + (to + 1) * tile;
  const out = Math.max(tile, size) / 2;
  const kept = last - first >= 2 * size;
  return {
    before: kept ? Math.max(first - out, start + size / 2) : first - out,
    middle: (first + last) / 2,
    after: kept ? Math.min(last + out, start + squares * tile - size / 2) : last + out,
  };
}

/** An extent counted from a square of the stage, as one in squares of the stage. */
export function extentOnStage({ xmin, xmax, ymin, ymax, ignored }: Extent, origin: Point): StageExtent {
  return {
    xmin: xmin + origin.x,
    xmax: xmax + origin.x,
    ymin: ymin + origin.y,
    ymax: ymax + origin.y,
    ignored: Object.fromEntries(Object.keys(ignored).map((key) => [moved(key, origin), true as const])),
  };
}

function moved(key: string, step: Point): string {
  const [x = 0, y = 0] = key.split(",").map(Number);
  return `${x + step.x},${y + step.y}`;
}
