import type { Box } from "../../pixels/Box.ts";
import type { MaskEdge } from "../../pixels/edges.ts";

/** The length of a dash and of a gap, CSS px. */
const DASH = 4;
export const DASH_STEPS = 4;
const STEP = (2 * DASH) / DASH_STEPS;

/** The edges of a box at the origin, in the format of `edgesOf`. */
export function boxEdges({ width, height }: Box): MaskEdge[] {
  return [
    { x: 0, y: 0, endX: width, endY: 0 },
    { x: 0, y: height, endX: width, endY: height },
    { x: 0, y: 0, endX: 0, endY: height },
    { x: width, y: 0, endX: width, endY: height },
  ];
}

/** The continuous line under the dashes, as boxes in CSS px. `thick` extends beyond the ends, to close the corners. */
export function lineBoxes(edges: readonly MaskEdge[], zoom: number, thick: number): Box[] {
  return edges.map((edge) => ({
    x: edge.x * zoom,
    y: edge.y * zoom,
    width: (edge.endX - edge.x) * zoom + thick,
    height: (edge.endY - edge.y) * zoom + thick,
  }));
}

/** The dashes at one step of the animation. They continue around corners, because each place determines whether it is dash or gap. */
export function outlineDashes(edges: readonly MaskEdge[], zoom: number, step: number, thick: number): Box[] {
  return edges.flatMap((edge) => {
    const isLevel = edge.y === edge.endY;
    const across = isLevel ? edge.y : edge.x;
    const [from, to] = isLevel ? [edge.x, edge.endX] : [edge.y, edge.endY];
    return dashesAlong(from * zoom, to * zoom, across * zoom, step).map(({ start, length }) =>
      isLevel
        ? { x: start, y: across * zoom, width: length, height: thick }
        : { x: across * zoom, y: start, width: thick, height: length },
    );
  });
}

function dashesAlong(from: number, to: number, across: number, step: number): { start: number; length: number }[] {
  const period = 2 * DASH;
  const shift = (((step * STEP - across) % period) + period) % period;
  const first = from - ((((from - shift) % period) + period) % period);
  const dashes: { start: number; length: number }[] = [];
  for (let at = first; at < to; at += period) {
    const start = Math.max(at, from);
    const length = Math.min(at + DASH, to) - start;
    if (length > 0) dashes.push({ start, length });
  }
  return dashes;
}
