/** Where the bar of the selected actors lies: under the stage where there is room, else at the side they are not on. */
import { type Point, TILE } from "../engine/index.ts";
import type { ViewFacts } from "./StageView.ts";

/** What the bar takes of the room, with a little air, CSS px. */
const BAR_SIZE = 60;

export function barPlace({ camera, stage }: ViewFacts, cell: Point | undefined): "under" | "left" | "right" {
  // The stage lies in the middle, so that there is as much room on one side as on the other.
  if (camera.left >= BAR_SIZE) return "right";
  if (camera.top >= BAR_SIZE) return "under";
  const middle = cell ? camera.left + (cell.x + 0.5) * TILE * camera.zoom : 0;
  const half = camera.left + (stage.width * TILE * camera.zoom) / 2;
  return middle < half ? "right" : "left";
}
