import { clamp, type Point, type Side, TILE } from "../../engine/index.ts";
import type { Box, Size } from "../../pixels/Box.ts";

/** `left` and `top`: the top left corner of square 0,0, CSS px of the view. */
export interface Camera {
  readonly zoom: number;
  readonly left: number;
  readonly top: number;
}

/** A rectangle of a stage, in squares. */
export interface Area extends Size {
  readonly x: number;
  readonly y: number;
}

/** Centers an area if it fits, else pans as requested, but not beyond its edges. */
export function cameraOn(area: Area, zoom: number, viewSize: Size, preferred: Point): Camera {
  const tile = TILE * zoom;
  return {
    zoom,
    left: Math.round(
      startOf({ from: area.x * tile, length: area.width * tile, available: viewSize.width, preferred: preferred.x }),
    ),
    top: Math.round(
      startOf({ from: area.y * tile, length: area.height * tile, available: viewSize.height, preferred: preferred.y }),
    ),
  };
}

interface Axis {
  readonly from: number;
  readonly length: number;
  readonly available: number;
  readonly preferred: number;
}

function startOf({ from, length, available, preferred }: Axis): number {
  if (length <= available) return (available - length) / 2 - from;
  return Math.min(Math.max(preferred, available - length - from), 0 - from);
}

/** What is seen of a stage, px of the screen from its corner. */
export function roomOf({ zoom, left, top }: Camera, view: Size, stage: Size): Box {
  const [x, y] = [Math.max(0, -left), Math.max(0, -top)];
  const right = Math.min(stage.width * TILE * zoom, view.width - left);
  const bottom = Math.min(stage.height * TILE * zoom, view.height - top);
  return { x, y, width: right - x, height: bottom - y };
}

/** The smallest pan that shows a square with `margin` squares around it. */
export function panToShow(cell: Point, camera: Camera, viewSize: Size, margin: number): Point {
  const tile = TILE * camera.zoom;
  return {
    x: nearestStart(camera.left, (cell.x - margin) * tile, (cell.x + 1 + margin) * tile, viewSize.width),
    y: nearestStart(camera.top, (cell.y - margin) * tile, (cell.y + 1 + margin) * tile, viewSize.height),
  };
}

function nearestStart(start: number, from: number, to: number, available: number): number {
  return Math.max(Math.min(start, available - to), 0 - from);
}

/** The square at a point of the view. Outside of the stage it is the nearest one, and `inside` is false. */
export function squareAt(pixel: Point, camera: Camera, stage: Size): { cell: Point; within: Point; inside: boolean } {
  const x = (pixel.x - camera.left) / (TILE * camera.zoom);
  const y = (pixel.y - camera.top) / (TILE * camera.zoom);
  const cell = { x: clamp(Math.floor(x), 0, stage.width - 1), y: clamp(Math.floor(y), 0, stage.height - 1) };
  return {
    cell,
    within: { x: clamp(x - cell.x, 0, 1), y: clamp(y - cell.y, 0, 1) },
    inside: x >= 0 && y >= 0 && x < stage.width && y < stage.height,
  };
}

/** A point of the view on the axis along which a side moves, in squares from the edge of the stage. */
export function lineAt(pixel: Point, camera: Camera, side: Side): number {
  const tile = TILE * camera.zoom;
  const isUpright = side === "left" || side === "right";
  return isUpright ? (pixel.x - camera.left) / tile : (pixel.y - camera.top) / tile;
}

/** The visible area in squares, which may be outside the stage, with `around` more squares on each side. */
export function areaSeen({ zoom, left, top }: Camera, viewSize: Size, around: number): Area {
  const tile = TILE * zoom;
  return {
    x: -left / tile - around,
    y: -top / tile - around,
    width: viewSize.width / tile + 2 * around,
    height: viewSize.height / tile + 2 * around,
  };
}

/** The squares of a stage whose middle is seen through an opening (CSS px of the view). */
export function squaresSeen({ x, y, width, height }: Box, { zoom, left, top }: Camera, stage: Size): Area {
  const tile = TILE * zoom;
  const across = middlesIn((x - left) / tile, width / tile, stage.width);
  const down = middlesIn((y - top) / tile, height / tile, stage.height);
  return { x: across.from, y: down.from, width: across.count, height: down.count };
}

function middlesIn(start: number, length: number, count: number): { readonly from: number; readonly count: number } {
  const from = clamp(Math.ceil(start - 0.5), 0, count - 1);
  const to = clamp(Math.floor(start + length - 0.5), from, count - 1);
  return { from, count: to - from + 1 };
}

/** The middle of a square, in the view. */
export function middleOf(cell: Point, camera: Camera): Point {
  const tile = TILE * camera.zoom;
  return { x: camera.left + (cell.x + 0.5) * tile, y: camera.top + (cell.y + 0.5) * tile };
}

/** The box of an area of squares in the view, CSS px. */
export function areaBox({ x, y, width, height }: Area, { zoom, left, top }: Camera): Box {
  const tile = TILE * zoom;
  return { x: left + x * tile, y: top + y * tile, width: width * tile, height: height * tile };
}

/** Interpolates between two cameras; `share` is 0 to 1. */
export function cameraBetween(from: Camera, to: Camera, share: number): Camera {
  const at = mixed(share);
  return { zoom: at(from.zoom, to.zoom), left: at(from.left, to.left), top: at(from.top, to.top) };
}

/** Interpolates between two boxes; `share` is 0 to 1. */
export function boxBetweenBoxes(from: Box, to: Box, share: number): Box {
  const at = mixed(share);
  return {
    x: at(from.x, to.x),
    y: at(from.y, to.y),
    width: at(from.width, to.width),
    height: at(from.height, to.height),
  };
}

function mixed(share: number): (a: number, b: number) => number {
  return (a, b) => a + (b - a) * share;
}
