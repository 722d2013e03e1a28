import { type Extent, type Point, type Side, TILE } from "../../engine/index.ts";
import type { Camera } from "../view/camera.ts";
import type { ViewFacts } from "../view/ViewFacts.ts";

export const SIDES = ["left", "right", "top", "bottom"] as const satisfies readonly Side[];

/** An extent in squares of the stage, with its ignored squares. */
export type StageExtent = Extent;

/**
 * The centers of the four handles, CSS px of the view: outside the middle of each side, even at the edge of the stage, because a handle
 * must not cover what the rule is about. `size`: the side of a handle.
 */
export function handlePlaces(extent: StageExtent, camera: Camera, size: number): Record<Side, Point> {
  const tile = TILE * camera.zoom;
  const across = ends(camera.left + extent.xmin * tile, camera.left + (extent.xmax + 1) * tile, tile, size);
  const along = ends(camera.top + extent.ymin * tile, camera.top + (extent.ymax + 1) * tile, tile, size);
  return {
    left: { x: across.before, y: along.middle },
    right: { x: across.after, y: along.middle },
    top: { x: across.middle, y: along.before },
    bottom: { x: across.middle, y: along.after },
  };
}

/** If the extent is smaller than a handle, the handles move further out, so that they do not overlap. */
function ends(first: number, last: number, tile: number, size: number) {
  const overhang = Math.max(0, size - (last - first)) / 2;
  const out = Math.max(tile, size) / 2 + overhang;
  return { before: first - out, middle: (first + last) / 2, after: last + out };
}

/** Converts an extent relative to a square of the stage. */
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

/** The thickness of the bar with its margin, CSS px. */
export const BAR_SIZE = 64;
const GAP = 8;

interface BarPlace {
  readonly side: "under" | "left" | "right";
  /** Its offset from the left or top of the view; null if it covers the stage at the edge of the view. */
  readonly start: number | null;
}

/** Where the selection bar goes: beside or below the stage if there is space, else over it, on the side away from the actor. */
export function barPlace({ camera, stage }: Pick<ViewFacts, "camera" | "stage">, cell: Point | undefined): BarPlace {
  const tile = TILE * camera.zoom;
  // The stage is centered, so there is as much space on both sides.
  if (camera.left >= BAR_SIZE) return { side: "right", start: camera.left + stage.width * tile + GAP };
  if (camera.top >= BAR_SIZE) return { side: "under", start: camera.top + stage.height * tile + GAP };
  const isOnLeft = !cell || camera.left + (cell.x + 0.5) * tile < camera.left + (stage.width * tile) / 2;
  return { side: isOnLeft ? "right" : "left", start: null };
}
