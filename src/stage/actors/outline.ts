import { type Point, squareKey } from "../../engine/index.ts";

/** From one corner of the grid to the next, in squares. */
export interface Edge {
  readonly from: Point;
  readonly to: Point;
}

const SIDES: readonly { readonly step: Point; readonly from: Point; readonly to: Point }[] = [
  { step: { x: 0, y: -1 }, from: { x: 0, y: 0 }, to: { x: 1, y: 0 } },
  { step: { x: 1, y: 0 }, from: { x: 1, y: 0 }, to: { x: 1, y: 1 } },
  { step: { x: 0, y: 1 }, from: { x: 0, y: 1 }, to: { x: 1, y: 1 } },
  { step: { x: -1, y: 0 }, from: { x: 0, y: 0 }, to: { x: 0, y: 1 } },
];

/** The outline of a set of squares: every edge that belongs to only one of them. */
export function outlineOf(squares: readonly Point[]): Edge[] {
  const filled = new Set(squares.map(({ x, y }) => squareKey(x, y)));
  return squares.flatMap(({ x, y }) =>
    SIDES.filter(({ step }) => !filled.has(squareKey(x + step.x, y + step.y))).map(({ from, to }) => ({
      from: { x: x + from.x, y: y + from.y },
      to: { x: x + to.x, y: y + to.y },
    })),
  );
}
