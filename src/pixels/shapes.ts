import type { Box, Pixel } from "./Box.ts";
import type { Mask } from "./Mask.ts";

/** A convex shape: the first and last pixel of each row, from the top. */
interface Rows {
  readonly top: number;
  readonly lefts: readonly number[];
  readonly rights: readonly number[];
}

export type ShapeId = "rectangle" | "ellipse";

/** Marks a shape that touches all four sides of its box: its outline of `thickness` pixels, or with null all of it. */
export function markShape(mask: Mask, shape: ShapeId, box: Box, thickness: number | null): void {
  const rows = shape === "rectangle" ? rectangleRows(box) : ellipseRows(box);
  rows.lefts.forEach((left, row) => {
    const right = rows.rights[row] ?? left;
    if (thickness === null) mask.markRow(left, right, rows.top + row);
    else markOutline(mask, rows, row, thickness);
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

/** Marks the pixels of a row that lie less than `thickness` steps from the outside, which is the row without its eroded part. */
function markOutline(mask: Mask, { top, lefts, rights }: Rows, row: number, thickness: number): void {
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
    mask.markRow(left, right, top + row);
    return;
  }
  mask.markRow(left, innerLeft - 1, top + row);
  mask.markRow(innerRight + 1, right, top + row);
}

/** Marks a square of `size` pixels around a pixel; an even size extends one pixel more to the right and down. */
export function markBrush(mask: Mask, x: number, y: number, size: number): void {
  const back = Math.floor((size - 1) / 2);
  mask.markRows(x - back, x - back + size - 1, y - back, y - back + size - 1);
}

/** Marks the brush at every pixel of a line, both ends included (Bresenham). */
export function markLine(mask: Mask, from: Pixel, to: Pixel, size: number): void {
  const across = Math.abs(to.x - from.x);
  const down = Math.abs(to.y - from.y);
  const stepX = Math.sign(to.x - from.x);
  const stepY = Math.sign(to.y - from.y);
  let { x, y } = from;
  let error = across - down;
  markBrush(mask, x, y, size);
  while (x !== to.x || y !== to.y) {
    const doubled = error * 2;
    if (doubled > -down) {
      error -= down;
      x += stepX;
    }
    if (doubled < across) {
      error += across;
      y += stepY;
    }
    markBrush(mask, x, y, size);
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
