import { middleOfBox, overlaps, type PageBox, padded, windowBox, within } from "./boxes.ts";

/** An outline goes around its target, but does not reach the buttons beside it, CSS px. */
const GAP = 4;
/** Keeps the outline on the screen. */
const EDGE = 4;
const HEAD = 16;

export function lassoOf(box: PageBox): PageBox {
  const around = padded(box, GAP, GAP);
  return within(around, padded(windowBox(), -EDGE, -EDGE)) ?? around;
}

export interface Arrow {
  readonly shaft: string;
  readonly head: string;
}

/** A curve from the edge of one box to the edge of another, or between their middles if the boxes overlap. */
export function arrowBetween(from: PageBox, to: PageBox): Arrow {
  const isTight = overlaps(from, to);
  const start = isTight ? middleOfBox(from) : edgeTowards(from, middleOfBox(to));
  const end = isTight ? middleOfBox(to) : edgeTowards(to, middleOfBox(from));
  const across = { x: end.x - start.x, y: end.y - start.y };
  const bend = { x: (start.x + end.x) / 2 + across.y * 0.14, y: (start.y + end.y) / 2 - across.x * 0.14 };
  const angle = Math.atan2(end.y - bend.y, end.x - bend.x);
  const wing = (angleOffset: number) =>
    `${round(end.x - HEAD * Math.cos(angle + angleOffset))} ${round(end.y - HEAD * Math.sin(angle + angleOffset))}`;
  return {
    shaft: `M${round(start.x)} ${round(start.y)}Q${round(bend.x)} ${round(bend.y)} ${round(end.x)} ${round(end.y)}`,
    head: `M${wing(0.5)}L${round(end.x)} ${round(end.y)}L${wing(-0.5)}`,
  };
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where the line from the middle of a box to a point leaves the box. */
function edgeTowards(box: PageBox, to: Point): Point {
  const from = middleOfBox(box);
  const x = to.x - from.x;
  const y = to.y - from.y;
  const share = Math.min(1, box.width / 2 / Math.max(Math.abs(x), 1), box.height / 2 / Math.max(Math.abs(y), 1));
  return { x: from.x + x * share, y: from.y + y * share };
}

function round(length: number): number {
  return Math.round(length * 10) / 10;
}
