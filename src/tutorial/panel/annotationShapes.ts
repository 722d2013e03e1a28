import type { Point } from "../../engine/index.ts";
import { freestCurve } from "./arrowCurve.ts";
import { middleOfBox, overlaps, type PageBox, padded, windowBox, within } from "./boxes.ts";

/** An outline of 4 px runs around its target with 4 px between them, CSS px. Where a neighbor is nearer, it is tighter, at most on the target's rim. */
const GAP = { usual: 6, least: -2 } as const;
/** Half of an outline with the white around it, which does not reach a neighbor. */
const HALF = 4;
/** Keeps the outline on the screen, and in the pane of its target. */
const EDGE = 4;
const PANE_EDGE = 2;
const HEAD = 16;
/** How far an arrow to the next square bends outwards. */
const BEND_MIN = 36;
const BEND_MAX = 72;
/** The width of the narrowest row of a list. */
const ROW_MIN = 160;

export interface Arrow {
  readonly shaft: string;
  readonly head: string;
}

/** The marks over the page for the targets of a step. */
export interface Marks {
  readonly lassos: readonly PageBox[];
  readonly line: Arrow | null;
}

/**
 * An outline around each target, and an arrow from the first to the last. Two squares side by side share one outline, and the arrow hops from
 * one to the other; in a list it goes along the side. So neither lies over what they are about, and an arrow over as few labels as it can.
 */
export function marksOf(boxes: readonly PageBox[], hasArrow: boolean, labels: readonly PageBox[] = []): Marks {
  const lassos = boxes.filter(isSeen).map(lassoOf);
  const [from] = boxes;
  const to = boxes.at(-1);
  if (!hasArrow || !from || !to || from === to || from.isBeyond) return { lassos, line: null };
  const isTight = overlaps(lassoOf(from), lassoOf(to));
  if (!isTight && !areRows(from, to)) {
    const { start, bend, end } = freestCurve(lassoOf(from), lassoOf(to), labels);
    return { lassos, line: curve(start, bend, end) };
  }
  const hop = hopBetween(from, to);
  return { lassos: isTight && isSameSize(from, to) ? [lassoOf(around(from, to, hop.peak))] : lassos, line: hop };
}

function isSeen({ isBeyond }: PageBox): boolean {
  return !isBeyond;
}

export function lassoOf(box: PageBox): PageBox {
  const gap = Math.max(GAP.least, Math.min(GAP.usual, (box.gutter ?? Number.POSITIVE_INFINITY) - HALF));
  // The outline of an entry lies on its edge, because the words of the next one are close.
  const around = box.isEntry ? box : padded(box, gap, gap);
  const inWindow = within(around, padded(windowBox(), -EDGE, -EDGE)) ?? around;
  return (box.pane && within(inWindow, padded(box.pane, -PANE_EDGE, -PANE_EDGE))) ?? inWindow;
}

/** A curve outside of both boxes, which lie side by side: over the top, along a side, or around a corner. `peak` is where it is farthest out. */
export function hopBetween(from: PageBox, to: PageBox): Arrow & { readonly peak: Point } {
  const [a, b] = [middleOfBox(from), middleOfBox(to)];
  const isAcross = Math.abs(b.x - a.x) > Math.min(from.width, to.width) / 2;
  const isAlong = Math.abs(b.y - a.y) > Math.min(from.height, to.height) / 2;
  if (isAcross && isAlong) {
    const start = { x: a.x, y: b.y < a.y ? from.top : from.top + from.height };
    const end = { x: b.x > a.x ? to.left : to.left + to.width, y: b.y };
    return { ...curve(start, { x: start.x, y: end.y }, end), peak: start };
  }
  if (isAcross) {
    const top = Math.min(from.top, to.top);
    const peak = { x: (a.x + b.x) / 2, y: top - bendOf(from.height) };
    return { ...curve({ x: a.x, y: from.top }, peak, { x: b.x, y: to.top }), peak: { ...peak, y: (peak.y + top) / 2 } };
  }
  const bend = bendOf(Math.min(from.width, from.height));
  const right = Math.max(from.left + from.width, to.left + to.width);
  const goesRight = right + bend < windowBox().width;
  const sideOf = ({ left, width }: PageBox) => (goesRight ? left + width : left);
  const side = goesRight ? right : Math.min(from.left, to.left);
  const peak = { x: side + (goesRight ? bend : -bend), y: (a.y + b.y) / 2 };
  const line = curve({ x: sideOf(from), y: a.y }, peak, { x: sideOf(to), y: b.y });
  return { ...line, peak: { ...peak, x: (peak.x + side) / 2 } };
}

/** Whether both are rows of one list, so that a straight arrow would cross the rows between them. */
function areRows(a: PageBox, b: PageBox): boolean {
  const isWide = Math.min(a.width, b.width) >= ROW_MIN;
  return isWide && Math.abs(middleOfBox(a).x - middleOfBox(b).x) < Math.min(a.width, b.width) / 2;
}

function bendOf(side: number): number {
  return Math.min(BEND_MAX, Math.max(BEND_MIN, side * 0.9));
}

function isSameSize(a: PageBox, b: PageBox): boolean {
  return Math.abs(a.width - b.width) < 1 && Math.abs(a.height - b.height) < 1;
}

/** The box around two boxes and a point. */
function around(a: PageBox, b: PageBox, { x, y }: Point): PageBox {
  const left = Math.min(a.left, b.left, x);
  const top = Math.min(a.top, b.top, y);
  const right = Math.max(a.left + a.width, b.left + b.width, x);
  const bottom = Math.max(a.top + a.height, b.top + b.height, y);
  return { left, top, width: right - left, height: bottom - top };
}

function curve(start: Point, bend: Point, end: Point): Arrow {
  const angle = Math.atan2(end.y - bend.y, end.x - bend.x);
  const wing = (angleOffset: number) =>
    `${round(end.x - HEAD * Math.cos(angle + angleOffset))} ${round(end.y - HEAD * Math.sin(angle + angleOffset))}`;
  return {
    shaft: `M${round(start.x)} ${round(start.y)}Q${round(bend.x)} ${round(bend.y)} ${round(end.x)} ${round(end.y)}`,
    head: `M${wing(0.5)}L${round(end.x)} ${round(end.y)}L${wing(-0.5)}`,
  };
}

function round(length: number): number {
  return Math.round(length * 10) / 10;
}
