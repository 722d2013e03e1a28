import type { Mask } from "./Mask.ts";

/** A horizontal or vertical line between two corners of pixels. */
export interface MaskEdge {
  readonly x: number;
  readonly y: number;
  readonly endX: number;
  readonly endY: number;
}

/** The outline of a mask: all lines between marked and unmarked pixels, each as long as it is straight. */
export function edgesOf({ width, height, bits }: Mask): MaskEdge[] {
  const edges: MaskEdge[] = [];
  addEdges(bits, { lines: height, lineStep: width, length: width, step: 1 }, (y, from, to) =>
    edges.push({ x: from, y, endX: to, endY: y }),
  );
  addEdges(bits, { lines: width, lineStep: 1, length: height, step: width }, (x, from, to) =>
    edges.push({ x, y: from, endX: x, endY: to }),
  );
  return edges;
}

/** How to walk the pixels of a mask in one direction. */
interface Walk {
  readonly lines: number;
  readonly lineStep: number;
  readonly length: number;
  readonly step: number;
}

/** Calls `add` for each run of differences between one line of pixels and the next. It looks at every pixel, without a call for each. */
function addEdges(
  bits: Uint8Array,
  { lines, lineStep, length, step }: Walk,
  add: (line: number, from: number, to: number) => void,
): void {
  for (let line = 0; line <= lines; line++) {
    let start = -1;
    for (let at = 0, index = line * lineStep; at < length; at++, index += step) {
      const before = line > 0 ? bits[index - lineStep] : 0;
      const isEdge = before !== (line < lines ? bits[index] : 0);
      if (isEdge && start < 0) start = at;
      if (isEdge || start < 0) continue;
      add(line, start, at);
      start = -1;
    }
    if (start >= 0) add(line, start, length);
  }
}
