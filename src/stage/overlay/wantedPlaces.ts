/** Where the balloon with the wanted picture is, and how near the view comes to the squares under it. */
import { clamp, type Point } from "../../engine/index.ts";
import type { Box, Size } from "../../pixels/Box.ts";
import type { Area } from "../view/camera.ts";
import type { NearSquare } from "../view/ViewCamera.ts";

/** Between the balloon and the real squares, CSS px. */
const GAP = 24;
/** What the balloon has around its picture: above with its title, and at each other side. */
const AROUND = { top: 44, side: 13 };
/** From the edges of the view. */
const MARGIN = 8;
const SIDE = { least: 64, most: 96 };

/** The squares come to be below the middle of the view, so that the balloon is above them. */
export function nearSquare(area: Area, view: Size): NearSquare {
  const { width, height } = area;
  const rim = AROUND.top + AROUND.side + GAP;
  const fitting = Math.min((view.width - 4 * MARGIN) / width, (view.height - rim - 2 * MARGIN) / (2 * height));
  const side = clamp(Math.floor(fitting), SIDE.least, SIDE.most);
  const top = Math.min((view.height + rim) / 2, view.height - MARGIN - height * side);
  return { square: area, side, place: { x: (view.width - width * side) / 2, y: top } };
}

export interface BalloonPlace {
  readonly place: "above" | "below" | "right" | "left";
  readonly left: number;
  readonly top: number;
}

/** Exactly above the real squares; without room there below them, else beside them. At an edge of the view it slides. */
export function balloonPlace(real: Box, view: Size): BalloonPlace {
  const width = real.width + 2 * AROUND.side;
  const height = real.height + AROUND.top + AROUND.side;
  const bottom = real.y + real.height;
  const left = clamp(real.x - AROUND.side, 0, Math.max(0, view.width - width));
  if (real.y - GAP - height >= 0) return { place: "above", left, top: real.y - GAP - height };
  if (bottom + GAP + height <= view.height) return { place: "below", left, top: bottom + GAP };
  const top = clamp(real.y - AROUND.top, 0, Math.max(0, view.height - height));
  const right = real.x + real.width + GAP;
  return right + width <= view.width
    ? { place: "right", left: right, top }
    : { place: "left", left: Math.max(0, real.x - GAP - width), top };
}

export interface Joint {
  /** The middle of the sign between the balloon and the squares. */
  readonly badge: Point;
  /** From the square that was wrong to the same one in the balloon; null where one is exactly over the other. */
  readonly line: { readonly from: Point; readonly to: Point } | null;
}

/** What joins the square that was wrong with the one that was wanted; `square` is counted from the corner of the picture. */
export function jointOf(real: Box, balloon: BalloonPlace, square: Box): Joint {
  const seen = { ...square, x: real.x + square.x, y: real.y + square.y };
  const wanted = { ...square, x: balloon.left + AROUND.side + square.x, y: balloon.top + AROUND.top + square.y };
  const isAbove = balloon.place === "above";
  if (isAbove || balloon.place === "below") {
    const [from, to] = isAbove ? [topOf(seen), bottomOf(wanted)] : [bottomOf(seen), topOf(wanted)];
    const y = isAbove ? real.y - GAP / 2 : real.y + real.height + GAP / 2;
    return { badge: { x: (from.x + to.x) / 2, y }, line: from.x === to.x ? null : { from, to } };
  }
  const isRight = balloon.place === "right";
  const [from, to] = isRight ? [rightOf(seen), leftOf(wanted)] : [leftOf(seen), rightOf(wanted)];
  const x = isRight ? real.x + real.width + GAP / 2 : real.x - GAP / 2;
  return { badge: { x, y: (from.y + to.y) / 2 }, line: { from, to } };
}

const topOf = ({ x, y, width }: Box): Point => ({ x: x + width / 2, y });
const bottomOf = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height });
const leftOf = ({ x, y, height }: Box): Point => ({ x, y: y + height / 2 });
const rightOf = ({ x, y, width, height }: Box): Point => ({ x: x + width, y: y + height / 2 });
