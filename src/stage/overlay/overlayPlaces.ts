import { type Extent, type Point, type Side, TILE } from "../../engine/index.ts";
import type { Box, Size } from "../../pixels/Box.ts";
import { recountExtent } from "../../recording/extent.ts";
import { type Area, type Camera, cameraOn } from "../view/camera.ts";
import { BAR_SIZE, hasHalfBars } from "../view/stageRoom.ts";
import type { ViewFacts } from "../view/ViewFacts.ts";

/** In the order of the Tab key. */
export const SIDES = ["left", "top", "right", "bottom"] as const satisfies readonly Side[];

/** An extent in squares of the stage, with its ignored squares. */
export type StageExtent = Extent;

/** Between a picture of a recording and the tabs around it, CSS px. */
const TAB_GAP = 3;

/**
 * The centers of the four tabs of a frame, CSS px of the view: outside of the picture's opening, at the middle of each side, so that none
 * covers a square. `out`: how far a tab extends from the picture.
 */
export function tabPlaces({ x, y, width, height }: Box, out: number): Record<Side, Point> {
  const far = TAB_GAP + out / 2;
  const [middleX, middleY] = [x + width / 2, y + height / 2];
  return {
    left: { x: x - far, y: middleY },
    top: { x: middleX, y: y - far },
    right: { x: x + width + far, y: middleY },
    bottom: { x: middleX, y: y + height + far },
  };
}

/** The squares of an extent. */
export function extentArea({ xmin, xmax, ymin, ymax }: StageExtent): Area {
  return { x: xmin, y: ymin, width: xmax - xmin + 1, height: ymax - ymin + 1 };
}

/** The row or column of squares that would be added at a side. */
export function rowBeyond(extent: StageExtent, side: Side): Area {
  const { xmin, xmax, ymin, ymax } = extent;
  const { width: wide, height: high } = extentArea(extent);
  switch (side) {
    case "left":
      return { x: xmin - 1, y: ymin, width: 1, height: high };
    case "right":
      return { x: xmax + 1, y: ymin, width: 1, height: high };
    case "top":
      return { x: xmin, y: ymin - 1, width: wide, height: 1 };
    case "bottom":
      return { x: xmin, y: ymax + 1, width: wide, height: 1 };
  }
}

/** Converts an extent relative to a square of the stage. */
export function extentOnStage(extent: Extent, { x, y }: Point): StageExtent {
  return recountExtent(extent, { x: -x, y: -y });
}

const GAP = 2;

type BarFacts = Pick<ViewFacts, "camera" | "viewSize" | "stage">;

interface BarPlace {
  /** `both`: half of the buttons on each side. */
  readonly side: "under" | "left" | "right" | "both";
  /** Its offset from the left or top of the view; null if it covers the stage at the edge of the view. */
  readonly start: number | null;
}

/** Where the selection bar goes: beside or below the stage if there is space, else over it, on the side away from the actor. */
export function barPlace({ camera, viewSize, stage }: BarFacts, cell: Point | undefined): BarPlace {
  const tile = TILE * camera.zoom;
  const [right, bottom] = [camera.left + stage.width * tile, camera.top + stage.height * tile];
  const isHalved = hasHalfBars(viewSize);
  if (!isHalved && viewSize.width - right >= BAR_SIZE) return { side: "right", start: right + GAP };
  if (viewSize.height - bottom >= BAR_SIZE) return { side: "under", start: bottom + GAP };
  if (isHalved) return { side: "both", start: null };
  const isOnLeft = !cell || camera.left + (cell.x + 0.5) * tile < camera.left + (stage.width * tile) / 2;
  return { side: isOnLeft ? "right" : "left", start: null };
}

/** Where a stage of another turn lies in the view: over the stage of now, or in the middle if it is another level of another size. */
export function cameraFor({ width, height }: Size, { camera, viewSize, stage }: ViewFacts): Camera {
  if (width === stage.width && height === stage.height) return camera;
  const zoom = Math.min(viewSize.width / width, viewSize.height / height) / TILE;
  return cameraOn({ x: 0, y: 0, width, height }, zoom, viewSize, { x: 0, y: 0 });
}
