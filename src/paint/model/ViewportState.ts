import type { Pixel, Size } from "../../pixels/Box.ts";
import { ZOOM_MAX } from "./paintLimits.ts";

export interface ViewportState {
  /** CSS px per pixel of the drawing, in steps of a half, so that a dot of two by two pixels takes whole CSS px. */
  readonly zoom: number;
  /** The top left corner of the canvas in the view, CSS px. */
  readonly x: number;
  readonly y: number;
}

/** Centers the whole canvas in a square view, as large as possible; the zoom is at least 1. */
export function fittedView({ width, height }: Size, side: number): ViewportState {
  const zoom = steppedZoom(side / Math.max(width, height));
  return { zoom, x: Math.floor((side - width * zoom) / 2), y: Math.floor((side - height * zoom) / 2) };
}

/** Changes the zoom so that the pixel under a point of the view stays there. */
export function zoomedView(view: ViewportState, zoom: number, about: Pixel): ViewportState {
  const stepped = steppedZoom(zoom);
  const shift = (place: number, origin: number): number => Math.round(place - ((place - origin) * stepped) / view.zoom);
  return { zoom: stepped, x: shift(about.x, view.x), y: shift(about.y, view.y) };
}

/** How much of the canvas must stay in sight, CSS px. */
const IN_SIGHT = 40;

/** Moves the view back so far that a part of the canvas stays visible. */
export function keptInSight(view: ViewportState, { width, height }: Size, side: number): ViewportState {
  const kept = (place: number, length: number): number =>
    Math.max(IN_SIGHT - length * view.zoom, Math.min(place, side - IN_SIGHT));
  const [x, y] = [kept(view.x, width), kept(view.y, height)];
  return x === view.x && y === view.y ? view : { ...view, x, y };
}

/** The pixel under a point of the view. It may lie outside the canvas. */
export function pixelUnder({ zoom, x, y }: ViewportState, point: Pixel): Pixel {
  return { x: Math.floor((point.x - x) / zoom), y: Math.floor((point.y - y) / zoom) };
}

function steppedZoom(zoom: number): number {
  return Math.max(1, Math.min(ZOOM_MAX, Math.floor(zoom * 2) / 2));
}
