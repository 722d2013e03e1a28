import { middleOfBox, type PageBox, windowBox } from "./boxes.ts";

/** The distance from which the hand approaches a tap, CSS px. */
const AWAY = 46;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** How far the hand reaches to the left of its fingertip, CSS px; to the right it is less than `AWAY`. */
const HAND_LEFT = 8;

/** The path of the fingertip of the ghost hand. */
export interface HandPath {
  readonly from: Point;
  readonly to: Point;
  /** It shows a tap rather than a drag. */
  readonly isTap: boolean;
}

/** The distance of the fingertip from a target that the hand would cover, CSS px. */
const BESIDE = 30;

/**
 * The way of the hand through these targets. The fingertip is at their lower edge, so that the hand hides nothing of them, but never below
 * `lowest`, where the hand would be hidden: at what is there it stands on the right side. At an entry of a menu it stands beside the menu.
 */
export function handPath(way: readonly PageBox[], lowest: number): HandPath {
  const [first, target] = [way[0], way.at(-1)];
  if (!first || !target) return { from: { x: 0, y: 0 }, to: { x: 0, y: 0 }, isTap: true };
  const to = pointAt(target, lowest);
  const from = pointAt(first, lowest);
  if (from.x !== to.x || from.y !== to.y) return { from, to, isTap: false };
  // Never from above, across what is tapped.
  const isAtEdge = to.x + 2 * AWAY > windowBox().width;
  return { from: { x: to.x + (isAtEdge ? -AWAY : AWAY), y: Math.min(to.y + AWAY, lowest) }, to, isTap: true };
}

function pointAt(box: PageBox, lowest: number): Point {
  if (box.isEntry && box.pane) return { x: besideMenu(box.pane), y: Math.min(middleOfBox(box).y, lowest) };
  const isLow = isTooLow(box, lowest);
  const x = isLow ? box.left + box.width + BESIDE : middleOfBox(box).x;
  // Keeps the whole hand inside the window.
  return { x: Math.min(x, windowBox().width - AWAY), y: isLow ? lowest : box.top + box.height };
}

/** On the right of a menu if the hand is whole there, and otherwise on the left. */
function besideMenu({ left, width }: PageBox): number {
  const right = left + width;
  return right + AWAY < windowBox().width ? right + HAND_LEFT : left - AWAY + HAND_LEFT;
}

function isTooLow({ top, height }: PageBox, lowest: number): boolean {
  return top + height > lowest;
}
