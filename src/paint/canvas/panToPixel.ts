import type { ViewportState } from "../model/ViewportState.ts";
import type { Pixel } from "../../pixels/Box.ts";

/** How far from the side a pixel comes into sight, CSS px. */
const MARGIN = 24;

/** How far a view has to be moved for a pixel to be in sight of a square of this side, CSS px; nothing where it is. */
export function panToPixel(view: ViewportState, pixel: Pixel, side: number): Pixel {
  const along = (origin: number, place: number): number => {
    const start = origin + place * view.zoom;
    if (start < 0) return MARGIN - start;
    const end = start + view.zoom;
    return end > side ? side - MARGIN - end : 0;
  };
  return { x: along(view.x, pixel.x), y: along(view.y, pixel.y) };
}
