import type { Box, Pixel } from "./Box.ts";
import type { Mask } from "./Mask.ts";

/** A convex shape: the first and last pixel of each row, from the top. */
interface Rows {
  readonly top: number;
  readonly lefts: readonly number[];
  readonly rights: readonly number[];
}

export type ShapeId = "rectangle" | "ellipse";

/** The side of a dot in pixels. The pictures of the product are made of dots. */
const DOT = 2;

/** The side in pixels of what a brush is made of: dots, or single pixels if its size is odd. */
export function grainOf(size: number): number {
  return size % DOT === 0 ? DOT : 1;
}

/** The first pixel of the grain that contains a pixel. */
export function startOfGrain(pixel: Pixel, grain: number): Pixel {
  return { x: Math.floor(pixel.x / grain) * grain, y: Math.floor(pixel.y / grain) * grain };
}

/** The smallest box of whole grains around a box. */
export function boxOfGrains({ x, y, width, height }: Box, grain: number): Box {
  const { x: left, y: top } = startOfGrain({ x, y }, grain);
  const whole = (length: number): number => Math.ceil(length / grain) * grain;
  return { x: left, y: top, width: whole(x - left + width), height: whole(y - top + height) };
}

/**
 * Marks a shape that touches all four sides of its box: its outline of `thickness` pixels, or with null all of it. Box and thickness are in
 * whole grains, and so are the steps of an ellipse.
 */
export function markShape(mask: Mask, shape: ShapeId, box: Box, thickness: number | null, grain = 1): void {
  const cells = { x: box.x / grain, y: box.y / grain, width: box.width / grain, height: box.height / grain };
  const rows = shape === "rectangle" ? rectangleRows(cells) : ellipseRows(cells);
  const markCells = (left: number, right: number, y: number): void =>
    mask.markRows(left * grain, (right + 1) * grain - 1, y * grain, (y + 1) * grain - 1);
  rows.lefts.forEach((left, row) => {
    const right = rows.rights[row] ?? left;
    if (thickness === null) markCells(left, right, rows.top + row);
    else markOutline(markCells, rows, row, thickness / grain);
  });
}

/** The corner that makes the box a square, on the same side of `from` as the pointer at `to`. */
export function squareCorner(from: Pixel, to: Pixel): Pixel {
  const side = Math.max(Math.abs(to.x - from.x), Math.abs(to.y - from.y));
  return { x: from.x + (to.x < from.x ? -side : side), y: from.y + (to.y < from.y ? -side : side) };
}

function rectangleRows({ x, y, width, height }: Box): Rows {
  const all = (value: number): number[] => Array.from({ length: height }, () => value);
  return { top: y, lefts: all(x), rights: all(x + width - 1) };
}

function ellipseRows({ x, y, width, height }: Box): Rows {
  const insets = Array.from({ length: height }, (_, row) => ellipseInset(row, width, height));
  return { top: y, lefts: insets.map((inset) => x + inset), rights: insets.map((inset) => x + width - 1 - inset) };
}

/**
 * How many pixels an ellipse leaves free on each side of a row. It is computed in half pixels from the center, so that even and odd sizes are
 * treated alike. The middle rows reach both sides of the box, and every row contains its center, however thin the box is.
 */
function ellipseInset(row: number, width: number, height: number): number {
  const up = Math.abs(2 * row + 1 - height);
  if (up <= 1) return 0;
  const reach = (width * width - 1) * (1 - (up * up) / (height * height - 1));
  let inset = 0;
  while (width - 1 - 2 * inset > 1 && (width - 1 - 2 * inset) ** 2 >= reach) inset++;
  return inset;
}

type MarkRow = (left: number, right: number, y: number) => void;

/** Marks the part of a row that lies less than `thickness` steps from the outside, which is the row without its eroded part. */
function markOutline(markRow: MarkRow, { top, lefts, rights }: Rows, row: number, thickness: number): void {
  let innerLeft = Number.NEGATIVE_INFINITY;
  let innerRight = Number.POSITIVE_INFINITY;
  for (let away = -thickness; away <= thickness; away++) {
    const inset = thickness - Math.abs(away);
    innerLeft = Math.max(innerLeft, (lefts[row + away] ?? Number.POSITIVE_INFINITY) + inset);
    innerRight = Math.min(innerRight, (rights[row + away] ?? Number.NEGATIVE_INFINITY) - inset);
  }
  const left = lefts[row] ?? 0;
  const right = rights[row] ?? 0;
  if (innerLeft > innerRight) {
    markRow(left, right, top + row);
    return;
  }
  markRow(left, innerLeft - 1, top + row);
  markRow(innerRight + 1, right, top + row);
}

/** The square of `size` pixels around the grain that contains a pixel. An even number of grains extends one more to the right and down. */
export function brushBox(pixel: Pixel, size: number): Box {
  const { x, y } = startOfGrain(pixel, grainOf(size));
  const back = brushBack(size);
  return { x: x - back, y: y - back, width: size, height: size };
}

/** How many pixels of a brush come before its own grain. */
function brushBack(size: number): number {
  const grain = grainOf(size);
  return Math.floor((size / grain - 1) / 2) * grain;
}

/** Marks the brush at a pixel. */
export function markBrush(mask: Mask, pixel: Pixel, size: number): void {
  const { x, y } = brushBox(pixel, size);
  mask.markRows(x, x + size - 1, y, y + size - 1);
}

/** Marks the brush at every grain of a line, both ends included (Bresenham). Allocates nothing, because fast strokes have long lines. */
export function markLine(mask: Mask, from: Pixel, to: Pixel, size: number): void {
  const grain = grainOf(size);
  const back = brushBack(size);
  let x = Math.floor(from.x / grain);
  let y = Math.floor(from.y / grain);
  const endX = Math.floor(to.x / grain);
  const endY = Math.floor(to.y / grain);
  const across = Math.abs(endX - x);
  const down = Math.abs(endY - y);
  const stepX = Math.sign(endX - x);
  const stepY = Math.sign(endY - y);
  let error = across - down;
  for (;;) {
    const left = x * grain - back;
    const top = y * grain - back;
    mask.markRows(left, left + size - 1, top, top + size - 1);
    if (x === endX && y === endY) return;
    const doubled = error * 2;
    if (doubled > -down) {
      error -= down;
      x += stepX;
    }
    if (doubled < across) {
      error += across;
      y += stepY;
    }
  }
}

/** The end of the nearest line at a multiple of 45 degrees. */
export function snappedEnd(from: Pixel, to: Pixel): Pixel {
  const x = to.x - from.x;
  const y = to.y - from.y;
  const length = Math.max(Math.abs(x), Math.abs(y));
  const isDiagonal = Math.min(Math.abs(x), Math.abs(y)) > length * Math.tan(Math.PI / 8);
  const alongX = isDiagonal || Math.abs(x) >= Math.abs(y);
  const alongY = isDiagonal || Math.abs(x) < Math.abs(y);
  return {
    x: from.x + (alongX ? Math.sign(x) * length : 0),
    y: from.y + (alongY ? Math.sign(y) * length : 0),
  };
}
