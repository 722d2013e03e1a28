import { type Stage, TILE } from "../../engine/index.ts";
import type { Size } from "../../pixels/Box.ts";
import { editorZoom } from "./zoom.ts";

/** A stage may lose this share of its zoom, so that the bar of the selected actors covers none of its squares. */
const MOST_LOST = 0.1;

/** The thickness of the bar of the selected actors by touch, with its margins, CSS px. */
export const BAR_SIZE = 50;

/** How much room each half of the bar needs where it stands at both sides of a stage, CSS px. Its buttons may overlap the line around the stage. */
const HALF_BAR = 40;

/** Whether the view is too small for all buttons of the bar in one column or row, as on an upright phone. Half of them go to each side then. */
export function hasHalfBars({ width, height }: Size): boolean {
  return width < 480 && height < 290;
}

/** How much room the bar needs beside a stage, CSS px. */
function barBeside(view: Size): number {
  return hasHalfBars(view) ? HALF_BAR : BAR_SIZE;
}

export interface StageRoom {
  /** What the whole stage is fitted into. */
  readonly fit: Size;
  /** The part of the view, from its top left corner, in the middle of which it is shown. */
  readonly around: Size;
}

/**
 * The room for the whole stage in an editor's view. The rest is for the bar of the selected actors, where the stage would leave no room for
 * it otherwise: as much on both sides, so that the stage stands in the middle, or at the bottom. The same whether or not the bar is there,
 * because a stage must not move under a finger that selects somebody.
 */
export function stageRoom(view: Size, stage: Stage): StageRoom {
  const all = { fit: view, around: view };
  const zoom = editorZoom(stage.scale, view, stage);
  const left = (view.width - stage.width * TILE * zoom) / 2;
  const top = (view.height - stage.height * TILE * zoom) / 2;
  const beside = barBeside(view);
  if (left >= beside || top >= BAR_SIZE) return all;
  const between = { ...view, width: view.width - 2 * beside };
  const above = { ...view, height: view.height - BAR_SIZE };
  const zoomIn = (room: Size) => editorZoom(stage.scale, room, stage);
  const best = zoomIn(between) >= zoomIn(above) ? { fit: between, around: view } : { fit: above, around: above };
  const { fit } = best;
  const fits = stage.width * TILE * zoomIn(fit) <= fit.width && stage.height * TILE * zoomIn(fit) <= fit.height;
  return fits && zoomIn(fit) >= zoom * (1 - MOST_LOST) ? best : all;
}
