import { clamp, TILE, ZOOM_STEPS } from "../../engine/index.ts";
import type { Size } from "../../pixels/Box.ts";

/** The line around a stage, CSS px. */
const STAGE_LINE = 3;
const LARGEST_FITTING = 2;
/** A page gives its board less room for each square (`src/player/Board.module.css`); a file gives it the whole window. */
const LARGEST_IN_PLAYER = 4;
const LARGEST_MANUAL = 3;

/** Below this zoom, tiles are too small to hit; the view pans instead. */
const SMALLEST_STEP = Math.min(...ZOOM_STEPS);
/** Tiles of a whole stage may be a little smaller, so that nobody on it is out of sight. */
const SMALLEST_WHOLE = 13 / TILE;
/** Lower views are those of a lesson at 200 % zoom. What a lesson points at has to be in sight there, however small it is. */
const LOW = 150;
const SMALLEST_IN_LOW = 8 / TILE;

/** The zoom of a stage in the editor. `scale`: the setting of the stage. */
export function editorZoom(scale: number | "fit", viewSize: Size, stage: Size): number {
  if (scale === "fit") return fittingZoom(viewSize, stage);
  const exact = exactZoom(viewSize, stage);
  return [scale, ...ZOOM_STEPS.filter(isUnder(scale))].find((step) => step <= exact) ?? SMALLEST_STEP;
}

/** As large as the view and the line around the stage allow, with tiles of whole px so that the grid is even. */
function fittingZoom({ width, height }: Size, stage: Size): number {
  const exact = exactZoom({ width: width - 2 * STAGE_LINE, height: height - 2 * STAGE_LINE }, stage);
  const whole = Math.floor(TILE * exact) / TILE;
  const least = height < LOW ? SMALLEST_IN_LOW : SMALLEST_WHOLE;
  return clamp(whole, whole < least ? SMALLEST_STEP : least, LARGEST_FITTING);
}

/** The zoom of a stage in the player: all of it, except for a fraction of a px, as large as possible. */
export function playerZoom(viewSize: Size, stage: Size): number {
  const exact = exactZoom(viewSize, stage);
  const filling = Math.max(...zooms(viewSize, stage));
  // Views are measured in whole px, so a stage of the same shape would often leave a dark line at one edge.
  const lacks = (filling - exact) * TILE * Math.max(stage.width, stage.height);
  return Math.min(LARGEST_IN_PLAYER, lacks < 1 ? filling : exact);
}

/** A zoom chosen by the user, limited to the range from all of the stage to the maximum. */
export function manualZoom(preferred: number, viewSize: Size, stage: Size): number {
  const least = Math.min(SMALLEST_STEP, exactZoom(viewSize, stage));
  return Math.min(LARGEST_MANUAL, Math.max(least, preferred));
}

/** The nearest zoom with tiles of whole px, so that the grid is even. */
export function wholeTiles(zoom: number): number {
  return Math.max(1, Math.round(TILE * zoom)) / TILE;
}

/** The zoom at which the stage exactly fits its tighter side. */
export function exactZoom(viewSize: Size, stage: Size): number {
  return Math.min(...zooms(viewSize, stage));
}

/** The zooms at which the stage fits the width and the height. */
function zooms(viewSize: Size, stage: Size): readonly [number, number] {
  return [viewSize.width / (stage.width * TILE), viewSize.height / (stage.height * TILE)];
}

function isUnder(scale: number): (step: number) => boolean {
  return (step) => step < scale;
}
