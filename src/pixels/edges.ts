import type { Mask } from "./Mask.ts";

/** A horizontal or vertical line between two corners of pixels. */
export interface MaskEdge {
  readonly x: number;
  readonly y: number;
  readonly endX: number;
  readonly endY: number;
}

/** The outline of a mask: all lines between marked and unmarked pixels, each as long as it is straight. */
export function edgesOf(mask: Mask): MaskEdge[] {
  return [...horizontalEdges(mask), ...verticalEdges(mask)];
}

function horizontalEdges(mask: Mask): MaskEdge[] {
  const edges: MaskEdge[] = [];
  for (let y = 0; y <= mask.height; y++) {
    const isEdge = (x: number): boolean => isMarked(mask, x, y - 1) !== isMarked(mask, x, y);
    for (const [start, end] of runs(mask.width, isEdge)) edges.push({ x: start, y, endX: end, endY: y });
  }
  return edges;
}

function verticalEdges(mask: Mask): MaskEdge[] {
  const edges: MaskEdge[] = [];
  for (let x = 0; x <= mask.width; x++) {
    const isEdge = (y: number): boolean => isMarked(mask, x - 1, y) !== isMarked(mask, x, y);
    for (const [start, end] of runs(mask.height, isEdge)) edges.push({ x, y: start, endX: x, endY: end });
  }
  return edges;
}

/** As `Mask.has`, but without an object for each pixel. */
function isMarked({ width, height, bits }: Mask, x: number, y: number): boolean {
  return x >= 0 && y >= 0 && x < width && y < height && bits[y * width + x] === 1;
}

/** The runs of consecutive numbers that pass: the first of each, and one after its last. */
function runs(length: number, passes: (at: number) => boolean): (readonly [number, number])[] {
  const found: (readonly [number, number])[] = [];
  let start = -1;
  for (let at = 0; at <= length; at++) {
    const isIn = at < length && passes(at);
    if (isIn && start < 0) start = at;
    if (!isIn && start >= 0) {
      found.push([start, at]);
      start = -1;
    }
  }
  return found;
}
