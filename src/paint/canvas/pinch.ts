/** Two fingers on the canvas: how far apart they are zooms, where their middle goes pans (details §11 "Growing"). */

import type { Pixel } from "../../pixels/Box.ts";
import type { ViewportState } from "../model/ViewportState.ts";

/** Both fingers as they came down, and the zoom there was. */
export interface Pinch {
  readonly zoom: number;
  readonly apart: number;
  readonly middle: Pixel;
}

/** What two fingers ask for: first to pan, then a whole zoom about their middle. */
export interface Pinched {
  readonly pan: Pixel;
  readonly zoom: number;
  readonly middle: Pixel;
}

/** Fingers that lie nearer together than this zoom too wildly, CSS px. */
const APART_LEAST = 24;

export function pinchOf([a, b]: readonly [Pixel, Pixel], { zoom }: Pick<ViewportState, "zoom">): Pinch {
  return { zoom, apart: Math.max(APART_LEAST, Math.hypot(a.x - b.x, a.y - b.y)), middle: middleOf(a, b) };
}

/** `before` is where the middle was at the last event. */
export function pinched({ zoom, apart }: Pinch, [a, b]: readonly [Pixel, Pixel], before: Pixel): Pinched {
  const middle = middleOf(a, b);
  const now = Math.max(APART_LEAST, Math.hypot(a.x - b.x, a.y - b.y));
  return { pan: { x: middle.x - before.x, y: middle.y - before.y }, zoom: Math.round((zoom * now) / apart), middle };
}

/** Whole, so that a picture that is panned lies on whole pixels. */
function middleOf(a: Pixel, b: Pixel): Pixel {
  return { x: Math.round((a.x + b.x) / 2), y: Math.round((a.y + b.y) / 2) };
}
