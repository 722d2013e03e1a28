import type { Pixel, Size } from "../../pixels/Box.ts";
import { ZOOM_MAX } from "./paintLimits.ts";

export interface PaintView {
  /** CSS pixels per pixel, a whole number from 1 to 11. */
  readonly zoom: number;
  /** The top left corner of the canvas in the view, in CSS pixels. */
  readonly x: number;
  readonly y: number;
}

/** The whole canvas centered in a square viewport, as large as possible: zoom = min(11, floor(room / size)), at least 1. */
export function fittedView({ width, height }: Size, room: number): PaintView {
  const zoom = wholeZoom(room / Math.max(width, height));
  return { zoom, x: Math.floor((room - width * zoom) / 2), y: Math.floor((room - height * zoom) / 2) };
}

/** The view with another zoom, in which the pixel under a point of the view stays there. */
export function zoomedView(view: PaintView, zoom: number, about: Pixel): PaintView {
  const whole = wholeZoom(zoom);
  const shift = (place: number, origin: number): number => Math.round(place - ((place - origin) * whole) / view.zoom);
  return { zoom: whole, x: shift(about.x, view.x), y: shift(about.y, view.y) };
}

/** How much of the canvas stays visible, CSS px. */
const IN_SIGHT = 40;

/** The view, panned back if needed so that a part of the canvas stays in the square viewport. */
export function keptInSight(view: PaintView, { width, height }: Size, room: number): PaintView {
  const kept = (place: number, length: number): number =>
    Math.max(IN_SIGHT - length * view.zoom, Math.min(place, room - IN_SIGHT));
  const [x, y] = [kept(view.x, width), kept(view.y, height)];
  return x === view.x && y === view.y ? view : { ...view, x, y };
}

/** The pixel under a point of the view: floor((pointer - origin) / zoom). It may be outside of the canvas. */
export function pixelUnder({ zoom, x, y }: PaintView, point: Pixel): Pixel {
  return { x: Math.floor((point.x - x) / zoom), y: Math.floor((point.y - y) / zoom) };
}

function wholeZoom(zoom: number): number {
  return Math.max(1, Math.min(ZOOM_MAX, Math.floor(zoom)));
}
