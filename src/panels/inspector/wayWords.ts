import {
  ArrowDown,
  ArrowDownLeft,
  ArrowDownRight,
  ArrowLeft,
  ArrowRight,
  ArrowUp,
  ArrowUpLeft,
  ArrowUpRight,
} from "lucide-react";
import type { Point } from "../../engine/index.ts";

interface WayLook {
  /** "left", "up and right". */
  readonly word: string;
  readonly Arrow: typeof ArrowUp;
}

/** The word and the arrow of a direction. */
export function wayLook({ x, y }: Point): WayLook {
  return LOOKS[`${y},${x}`] ?? { word: "right", Arrow: ArrowRight };
}

/** Left before right, up before down, as their tiles and buttons stand. */
export function byPlace(a: Point, b: Point): number {
  return placeOf(a) - placeOf(b);
}

function placeOf({ x, y }: Point): number {
  return Math.abs(y) * 10 + y * 2 + x;
}

/** By the row and the column of one step. */
const LOOKS: Readonly<Record<string, WayLook>> = {
  "-1,-1": { word: "up and left", Arrow: ArrowUpLeft },
  "-1,0": { word: "up", Arrow: ArrowUp },
  "-1,1": { word: "up and right", Arrow: ArrowUpRight },
  "0,-1": { word: "left", Arrow: ArrowLeft },
  "0,1": { word: "right", Arrow: ArrowRight },
  "1,-1": { word: "down and left", Arrow: ArrowDownLeft },
  "1,0": { word: "down", Arrow: ArrowDown },
  "1,1": { word: "down and right", Arrow: ArrowDownRight },
};
