import { type Point, TILE } from "../../engine/index.ts";
import type { ViewFacts } from "../view/ViewFacts.ts";

/** The thickness of the bar with its margin, CSS px. */
export const BAR_SIZE = 64;
const GAP = 8;

export interface BarPlace {
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
