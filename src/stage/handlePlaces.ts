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
 * stage where it ends there. `size` is the side of a handle in CSS px.
 */
export function handlePlaces(extent: StageExtent, stage: Size, camera: Camera, size: number): Record<Side, Point> {
  const tile = TILE * camera.zoom;
  const out = Math.max(tile, size) / 2;
  const at = { left: px(extent.xmin, "left"), right: px(extent.xmax + 1, "left"), top: px(extent.ymin, "top") };
  const bottom = px(extent.ymax + 1, "top");
  const middle = { x: (at.left + at.right) / 2, y: (at.top + bottom) / 2 };
  const kept = { x: edges(camera.left, stage.width), y: edges(camera.top, stage.height) };
  return {
    left: { x: kept.x(at.left - out), y: kept.y(middle.y) },
    right: { x: kept.x(at.right + out), y: kept.y(middle.y) },
    top: { x: kept.x(middle.x), y: kept.y(at.top - out) },
    bottom: { x: kept.x(middle.x), y: kept.y(bottom + out) },
  };

  function px(line: number, axis: "left" | "top"): number {
    return camera[axis] + line * tile;
  }

  function edges(start: number, squares: number): (value: number) => number {
    const least = start + size / 2;
    const most = start + squares * tile - size / 2;
    return (value) => Math.max(least, Math.min(value, most));
  }
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
