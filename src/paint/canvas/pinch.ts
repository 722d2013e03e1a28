import type { Pixel } from "../../pixels/Box.ts";
import type { ViewportState } from "../model/ViewportState.ts";

/** The two fingers and the zoom when the pinch began. */
export interface Pinch {
  readonly zoom: number;
  readonly apart: number;
  readonly middle: Pixel;
}

/** First a pan, then a whole zoom about the middle of the fingers. */
export interface Pinched {
  readonly pan: Pixel;
  readonly zoom: number;
  readonly middle: Pixel;
}

/** The zoom of fingers closer together would be erratic, CSS px. */
const APART_LEAST = 24;

export function pinchOf([a, b]: readonly [Pixel, Pixel], { zoom }: Pick<ViewportState, "zoom">): Pinch {
  return { zoom, apart: Math.max(APART_LEAST, Math.hypot(a.x - b.x, a.y - b.y)), middle: middleOf(a, b) };
}

/** `before`: the middle of the fingers at the last event. */
export function pinched({ zoom, apart }: Pinch, [a, b]: readonly [Pixel, Pixel], before: Pixel): Pinched {
  const middle = middleOf(a, b);
  const now = Math.max(APART_LEAST, Math.hypot(a.x - b.x, a.y - b.y));
  return { pan: { x: middle.x - before.x, y: middle.y - before.y }, zoom: Math.round((zoom * now) / apart), middle };
}

/** Rounded, so that panning moves the picture by whole px. */
function middleOf(a: Pixel, b: Pixel): Pixel {
  return { x: Math.round((a.x + b.x) / 2), y: Math.round((a.y + b.y) / 2) };
}
