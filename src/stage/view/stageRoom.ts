import { type Stage, TILE } from "../../engine/index.ts";
import type { Size } from "../../pixels/Box.ts";
import { editorZoom } from "./zoom.ts";

/** A stage may lose this share of its zoom, so that the bar of the selected actors covers none of its squares. */
const MOST_LOST = 0.08;

/** The thickness of the bar of the selected actors by touch, with its margins, CSS px. */
export const BAR_SIZE = 60;

/**
 * The part of an editor's view, from its top left corner, in the middle of which the whole stage is shown. The rest, on the right or at the
 * bottom, is for the bar of the selected actors, where the stage would leave no room for it otherwise. The same whether or not the bar is
 * there, because a stage must not move under a finger that selects somebody.
 */
export function stageRoom(view: Size, stage: Stage): Size {
  const zoom = editorZoom(stage.scale, view, stage);
  const left = (view.width - stage.width * TILE * zoom) / 2;
  const top = (view.height - stage.height * TILE * zoom) / 2;
  if (left >= BAR_SIZE || top >= BAR_SIZE) return view;
  const beside = { ...view, width: view.width - BAR_SIZE };
  const above = { ...view, height: view.height - BAR_SIZE };
  const zoomIn = (room: Size) => editorZoom(stage.scale, room, stage);
  const best = zoomIn(beside) >= zoomIn(above) ? beside : above;
  const fits = stage.width * TILE * zoomIn(best) <= best.width && stage.height * TILE * zoomIn(best) <= best.height;
  return fits && zoomIn(best) >= zoom * (1 - MOST_LOST) ? best : view;
}
