/** The cells on a straight line between two cells, both included. */
import type { Point } from "../../engine/index.ts";

export function cellsBetween(from: Point, to: Point): Point[] {
  const steps = Math.max(Math.abs(to.x - from.x), Math.abs(to.y - from.y));
  const at = (step: number): Point => ({
    x: Math.round(from.x + ((to.x - from.x) * step) / Math.max(steps, 1)),
    y: Math.round(from.y + ((to.y - from.y) * step) / Math.max(steps, 1)),
  });
  return Array.from({ length: steps + 1 }, (_, step) => at(step));
}
