/** How large the canvas is seen, and which part of it (details §11: zoom, pan, growing). */
import type { Pixel, Size } from "../../pixels/Box.ts";
import { ZOOM_MAX } from "./paintLimits.ts";

export interface ViewportState {
  /** CSS pixels a pixel, a whole number from 1 to 11. */
  readonly zoom: number;
  /** Where the canvas's top left corner lies in the view, in CSS pixels. */
  readonly x: number;
  readonly y: number;
}

/** The whole canvas in the middle of a square room, as large as it can be: zoom = min(11, floor(room / size)), 1 at least. */
export function fittedView({ width, height }: Size, room: number): ViewportState {
  const zoom = wholeZoom(room / Math.max(width, height));
  return { zoom, x: Math.floor((room - width * zoom) / 2), y: Math.floor((room - height * zoom) / 2) };
}

/** Another zoom, with the pixel under one point of the view staying there. */
export function zoomedView(view: ViewportState, zoom: number, about: Pixel): ViewportState {
  const whole = wholeZoom(zoom);
  const shift = (place: number, origin: number): number => Math.round(place - ((place - origin) * whole) / view.zoom);
  return { zoom: whole, x: shift(about.x, view.x), y: shift(about.y, view.y) };
}

/** How much of the canvas stays in sight, CSS px. */
const IN_SIGHT = 40;

/** The same view, moved back so far that a part of the canvas stays in a square room. */
export function keptInSight(view: ViewportState, { width, height }: Size, room: number): ViewportState {
  const kept = (place: number, length: number): number =>
    Math.max(IN_SIGHT - length * view.zoom, Math.min(place, room - IN_SIGHT));
  const [x, y] = [kept(view.x, width), kept(view.y, height)];
  return x === view.x && y === view.y ? view : { ...view, x, y };
}

/** Pixel = floor((pointer - origin) / zoom); it may lie outside of the canvas. */
export function pixelUnder({ zoom, x, y }: ViewportState, point: Pixel): Pixel {
  return { x: Math.floor((point.x - x) / zoom), y: Math.floor((point.y - y) / zoom) };
}

function wholeZoom(zoom: number): number {
  return Math.max(1, Math.min(ZOOM_MAX, Math.floor(zoom)));
}
