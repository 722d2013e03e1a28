/** Where the balloon with the wanted picture is, and how near the view comes to the squares under it. */
import { clamp } from "../../engine/index.ts";
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
  /** The middle of the sign between the balloon and the squares. */
  readonly badge: number;
}

/** Exactly above the real squares; without room there below them, else beside them. */
export function balloonPlace(real: Box, view: Size): BalloonPlace {
  const width = real.width + 2 * AROUND.side;
  const height = real.height + AROUND.top + AROUND.side;
  const bottom = real.y + real.height;
  const left = real.x - AROUND.side;
  if (real.y - GAP - height >= 0) {
    return { place: "above", left, top: real.y - GAP - height, badge: real.y - GAP / 2 };
  }
  if (bottom + GAP + height <= view.height) {
    return { place: "below", left, top: bottom + GAP, badge: bottom + GAP / 2 };
  }
  const top = clamp(real.y - AROUND.top, 0, Math.max(0, view.height - height));
  const right = real.x + real.width + GAP;
  return right + width <= view.width
    ? { place: "right", left: right, top, badge: real.y }
    : { place: "left", left: Math.max(0, real.x - GAP - width), top, badge: real.y };
}
