import { middleOfBox, type PageBox } from "./boxes.ts";

/** The distance from which the hand approaches a tap, CSS px. */
const AWAY = 46;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** The path of the fingertip of the ghost hand. */
export interface HandPath {
  readonly from: Point;
  readonly to: Point;
  /** It shows a tap rather than a drag. */
  readonly isTap: boolean;
}

/** The distance of the fingertip from a target that the hand would cover, CSS px. */
const BESIDE = 24;

/**
 * The way of the hand through these targets. The fingertip is at their lower edge, so that the hand hides nothing of them, but never below
 * `lowest`, where the hand would be hidden: what is tapped there is pointed at from its right side, from above.
 */
export function handPath(way: readonly PageBox[], lowest: number): HandPath {
  const points = way.map((box) => ({ x: middleOfBox(box).x, y: Math.min(box.top + box.height, lowest) }));
  const first = points[0] ?? { x: 0, y: 0 };
  const to = points.at(-1) ?? first;
  if (first.x !== to.x || first.y !== to.y) return { from: first, to, isTap: false };
  const target = way.at(-1);
  if (!target || target.top + target.height <= lowest) {
    const down = to.y + AWAY <= lowest ? AWAY : -AWAY;
    return { from: { x: to.x + AWAY, y: to.y + down }, to, isTap: true };
  }
  const x = target.left + target.width + BESIDE;
  return { from: { x: x + AWAY, y: to.y - AWAY }, to: { x, y: to.y }, isTap: true };
}
