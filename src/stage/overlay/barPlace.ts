/** Where the bar of the selected actors lies: beside or under the stage where there is room, else over it at the side they are not on. */
import { type Point, TILE } from "../../engine/index.ts";
import type { ViewFacts } from "../view/ViewFacts.ts";

/** What the bar takes of the room, with a little air, and how far from the stage it lies, CSS px. */
export const BAR_SIZE = 64;
const GAP = 8;

export interface BarPlace {
  readonly side: "under" | "left" | "right";
  /** Where it begins, from the left or the top of the view; null: over the stage, at the edge of the view. */
  readonly start: number | null;
}

export function barPlace({ camera, stage }: Pick<ViewFacts, "camera" | "stage">, cell: Point | undefined): BarPlace {
  const tile = TILE * camera.zoom;
  // The stage lies in the middle, so that there is as much room on one side as on the other.
  if (camera.left >= BAR_SIZE) return { side: "right", start: camera.left + stage.width * tile + GAP };
  if (camera.top >= BAR_SIZE) return { side: "under", start: camera.top + stage.height * tile + GAP };
  const isOnLeft = !cell || camera.left + (cell.x + 0.5) * tile < camera.left + (stage.width * tile) / 2;
  return { side: isOnLeft ? "right" : "left", start: null };
}
