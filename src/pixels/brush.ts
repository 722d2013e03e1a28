/** Marks of the square brush, single and along lines (details §11). */
import type { Pixel } from "./Box.ts";
import type { Mask } from "./Mask.ts";

/** A brush of size s covers x - floor((s-1)/2) and s pixels on, in both axes. */
export function markBrush(mask: Mask, x: number, y: number, size: number): void {
  const back = Math.floor((size - 1) / 2);
  mask.markRows(x - back, x - back + size - 1, y - back, y - back + size - 1);
}

/** The brush at every pixel between two, both ends in and without a gap (Bresenham). */
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

/** The end of the line that is level, upright or diagonal and nearest to the one meant: steps of 45 degrees. */
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
