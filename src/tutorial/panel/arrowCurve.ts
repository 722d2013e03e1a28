import type { Point } from "../../engine/index.ts";
import { middleOfBox, type PageBox, padded, windowBox } from "./boxes.ts";

/** From `start` to `end`, drawn towards `bend`. */
export interface ArrowCurve {
  readonly start: Point;
  readonly bend: Point;
  readonly end: Point;
}

/** The space between an arrow and a label, CSS px: half of its line with the white around it. */
const CLEAR = 4;
/** The words of a label begin this far inside its edge, CSS px. */
const RIM = 12;
/** How much worse it is to lie over words than over the rim of a button, where those stand too close for a way between them. */
const WORDS = 4;
/** What it costs to come to a side that does not face the start, CSS px over a rim. */
const BACKWARDS = 60;
/** How many points of a curve are looked at. */
const POINTS = 40;
/** How far curves bend, as a share of their length; the first one is the usual. */
const BENDS = [0.14, -0.14, 0.4, -0.4, 0.7, -0.7] as const;
/** Where a curve that leaves straight between two buttons bends, as a share of the way that is left. */
const STRAIGHT = 0.4;
/** Where curves begin and end along the side of a box. */
const SHARES = [0.5, 0.3, 0.7, 0.1, 0.9] as const;

/** The curve from the edge of one box to the edge of another that lies over the fewest labels; of equal ones, the most usual. */
export function freestCurve(from: PageBox, to: PageBox, labels: readonly PageBox[]): ArrowCurve {
  const kept = labels.flatMap((label) => [
    { box: padded(label, CLEAR, CLEAR), weight: 1 },
    { box: padded(label, -RIM, -RIM), weight: WORDS },
  ]);
  const usual = bent(edgeTowards(from, middleOfBox(to)), edgeTowards(to, middleOfBox(from)), BENDS[0]);
  let best = { curve: usual, cost: costOf(usual, kept) };
  for (const { extra, ...curve } of best.cost === 0 ? [] : detours(from, to)) {
    const cost = costOf(curve, kept) + extra;
    if (cost < best.cost) best = { curve, cost };
  }
  return best.curve;
}

interface Detour extends ArrowCurve {
  /** What it costs besides what it lies over. */
  readonly extra: number;
}

/** Curves between the sides that face each other, at first straight or not, and around the corner into a side. */
function detours(from: PageBox, to: PageBox): readonly Detour[] {
  const isAbove = middleOfBox(to).y < middleOfBox(from).y;
  const starts = SHARES.map((share) => ({
    x: from.left + from.width * share,
    y: isAbove ? from.top : from.top + from.height,
  }));
  const ends = SHARES.map((share) => ({
    x: to.left + to.width * share,
    y: isAbove ? to.top + to.height : to.top,
  }));
  const sides = [to.left, to.left + to.width].map((x) => ({
    x,
    y: to.top + to.height / 2,
  }));
  return starts.flatMap((start) => [
    ...ends.flatMap((end) => [
      ...BENDS.map((by) => ({ ...bent(start, end, by), extra: 0 })),
      { start, bend: { x: start.x, y: end.y + (start.y - end.y) * STRAIGHT }, end, extra: 0 },
    ]),
    ...sides
      .filter(({ x }) => isOutside(start, x, to))
      .map((end) => ({ start, bend: { x: start.x, y: end.y }, end, extra: BACKWARDS })),
  ]);
}

/** Whether a curve from there comes to the side of a box from outside. */
function isOutside({ x }: Point, side: number, { left, width }: PageBox): boolean {
  return side === left ? x < left : x > left + width;
}

function bent(start: Point, end: Point, by: number): ArrowCurve {
  const bend = {
    x: (start.x + end.x) / 2 + (end.y - start.y) * by,
    y: (start.y + end.y) / 2 - (end.x - start.x) * by,
  };
  return { start, bend, end };
}

/** What a curve had better not lie over. */
interface Kept {
  readonly box: PageBox;
  readonly weight: number;
}

/** The length of a curve that lies over labels, with the more weight over their words, or outside of the window. */
function costOf({ start, bend, end }: ArrowCurve, labels: readonly Kept[]): number {
  const step = (Math.hypot(bend.x - start.x, bend.y - start.y) + Math.hypot(end.x - bend.x, end.y - bend.y)) / POINTS;
  const page = windowBox();
  let cost = 0;
  for (let n = 0; n <= POINTS; n++) {
    const t = n / POINTS;
    const x = (1 - t) ** 2 * start.x + 2 * t * (1 - t) * bend.x + t ** 2 * end.x;
    const y = (1 - t) ** 2 * start.y + 2 * t * (1 - t) * bend.y + t ** 2 * end.y;
    const weights = labels.map(({ box, weight }) => (isIn(box, { x, y }) ? weight : 0));
    cost += step * Math.max(isIn(page, { x, y }) ? 0 : WORDS, ...weights);
  }
  return cost;
}

function isIn({ left, top, width, height }: PageBox, { x, y }: Point): boolean {
  return x > left && x < left + width && y > top && y < top + height;
}

/** Where the line from the middle of a box to a point leaves the box. */
function edgeTowards(box: PageBox, to: Point): Point {
  const from = middleOfBox(box);
  const x = to.x - from.x;
  const y = to.y - from.y;
  const share = Math.min(1, box.width / 2 / Math.max(Math.abs(x), 1), box.height / 2 / Math.max(Math.abs(y), 1));
  return { x: from.x + x * share, y: from.y + y * share };
}
