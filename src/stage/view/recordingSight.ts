import { type Extent, type Point, TILE } from "../../engine/index.ts";
import type { Size } from "../../pixels/Box.ts";
import type { Area } from "./camera.ts";

/** The rim of the mat around a picture of a recording, where the tabs of its frame and the buttons lie, CSS px. */
export interface Rim {
  readonly side: number;
  readonly top: number;
  readonly bottom: number;
}

const RIM: Rim = { side: 42, top: 46, bottom: 46 };
const RIM_BY_TOUCH: Rim = { side: 50, top: 54, bottom: 56 };

export function rimOf(isTouch: boolean): Rim {
  return isTouch ? RIM_BY_TOUCH : RIM;
}

/** The smallest and largest side of a square, CSS px, and the steps between them. */
const SMALLEST = 40;
const LARGEST = 120;
const STEP = 10;

/** What a picture of a recording shows, and how large. */
export interface RecordingSight {
  readonly zoom: number;
  /** The extent with the margin around it, in squares. */
  readonly area: Area;
}

/**
 * Shows the extent with one square around it as large as `space`, the mat without its rim, allows; where only the width binds, a frame that is
 * wider than high has half a square at its sides, and larger squares for it. If the squares became too small, the whole margin shrinks to half
 * a square, and then to what is left beside the frame; if the frame itself does not fit, the picture exceeds the space and can be panned.
 */
export function recordingSight(extent: Extent, space: Size): RecordingSight {
  const isWide = extent.xmax - extent.xmin > extent.ymax - extent.ymin;
  const whole = sightWithMargin(extent, space, { x: 1, y: 1 });
  const close = isWide ? sightWithMargin(extent, space, { x: 0.5, y: 1 }) : whole;
  const wide = close.side > whole.side ? close : whole;
  if (wide.side >= SMALLEST) return sightOf(wide);
  const narrow = sightWithMargin(extent, space, { x: 0.5, y: 0.5 });
  if (narrow.side >= SMALLEST) return sightOf(narrow);
  const [columns, rows] = [extent.xmax - extent.xmin + 1, extent.ymax - extent.ymin + 1];
  const left = { x: leftBeside(columns, space.width), y: leftBeside(rows, space.height) };
  const fits = left.x >= 0 && left.y >= 0;
  return { zoom: SMALLEST / TILE, area: fits ? sightWithMargin(extent, space, left).area : wide.area };
}

interface Fitting {
  readonly area: Area;
  /** The largest side of a square at which the area fits. */
  readonly side: number;
}

function sightWithMargin({ xmin, xmax, ymin, ymax }: Extent, space: Size, margin: Point): Fitting {
  const area = {
    x: xmin - margin.x,
    y: ymin - margin.y,
    width: xmax - xmin + 1 + 2 * margin.x,
    height: ymax - ymin + 1 + 2 * margin.y,
  };
  return { area, side: Math.min(space.width / area.width, space.height / area.height) };
}

/** The margin in squares beside that many of the smallest squares: half a one at most, negative if they do not fit. */
function leftBeside(count: number, length: number): number {
  return Math.min(0.5, (length / SMALLEST - count) / 2);
}

function sightOf({ area, side }: Fitting): RecordingSight {
  return { zoom: Math.min(LARGEST, Math.floor(side / STEP) * STEP) / TILE, area };
}
