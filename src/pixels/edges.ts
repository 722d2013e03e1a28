/** The line around what a mask marks, for the ants of a selection. */
import type { Mask } from "./Mask.ts";

/** From one corner of pixels to another one, level or upright. */
export interface MaskEdge {
  readonly x: number;
  readonly y: number;
  readonly endX: number;
  readonly endY: number;
}

/** All edges between marked and unmarked pixels, in corners from the mask's top left; each as long as it is straight. */
export function edgesOf(mask: Mask): MaskEdge[] {
  return [...levelEdges(mask), ...uprightEdges(mask)];
}

function levelEdges(mask: Mask): MaskEdge[] {
  const edges: MaskEdge[] = [];
  for (let y = 0; y <= mask.height; y++) {
    const isEdge = (x: number): boolean => isMarked(mask, x, y - 1) !== isMarked(mask, x, y);
    for (const [start, end] of runs(mask.width, isEdge)) edges.push({ x: start, y, endX: end, endY: y });
  }
  return edges;
}

function uprightEdges(mask: Mask): MaskEdge[] {
  const edges: MaskEdge[] = [];
  for (let x = 0; x <= mask.width; x++) {
    const isEdge = (y: number): boolean => isMarked(mask, x - 1, y) !== isMarked(mask, x, y);
    for (const [start, end] of runs(mask.height, isEdge)) edges.push({ x, y: start, endX: x, endY: end });
  }
  return edges;
}

/** As `has`, without an object for each of so many pixels. */
function isMarked({ width, height, bits }: Mask, x: number, y: number): boolean {
  return x >= 0 && y >= 0 && x < width && y < height && bits[y * width + x] === 1;
}

/** Where neighbours in a row all are so: first, and one behind the last. */
function runs(length: number, isSo: (at: number) => boolean): (readonly [number, number])[] {
  const found: (readonly [number, number])[] = [];
  let start = -1;
  for (let at = 0; at <= length; at++) {
    const is = at < length && isSo(at);
    if (is && start < 0) start = at;
    if (!is && start >= 0) {
      found.push([start, at]);
      start = -1;
    }
  }
  return found;
}
