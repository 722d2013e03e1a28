import { createHash } from "node:crypto";
import type { PaintDialog } from "../e2e/pages/PaintDialog.ts";

/** The digest of the drawing's pixels. */
export const RECORDED_DIGEST = "3bdc5ff549a07eed";

interface RecordedStroke {
  /** The shortcuts that choose the tool. */
  readonly keys: readonly string[];
  readonly color?: string;
  readonly size?: number;
  readonly places: readonly (readonly [x: number, y: number])[];
}

const RECORDED: readonly RecordedStroke[] = [
  {
    keys: ["p"],
    color: "#e5484d",
    size: 1,
    places: [
      [1, 1],
      [38, 9],
      [2, 14],
      [30, 1],
      [30, 38],
    ],
  },
  {
    keys: ["l"],
    color: "#3b8ee0",
    size: 4,
    places: [
      [3, 36],
      [20, 30],
      [36, 22],
    ],
  },
  {
    keys: ["r"],
    color: "#ffc93c",
    places: [
      [22, 2],
      [34, 11],
    ],
  },
  {
    keys: ["o", "o"],
    color: "#37a862",
    size: 2,
    places: [
      [3, 17],
      [10, 20],
      [18, 34],
    ],
  },
  { keys: ["b"], color: "#9b5de5", places: [[10, 25]] },
  // The second press switches back from outline to filled, because the choice is remembered for the next drawing.
  {
    keys: ["o", "o"],
    color: "#22313a",
    places: [
      [24, 13],
      [33, 19],
    ],
  },
  {
    keys: ["e"],
    size: 8,
    places: [
      [25, 6],
      [39, 39],
    ],
  },
  {
    keys: ["s"],
    places: [
      [0, 0],
      [13, 9],
    ],
  },
  {
    keys: [],
    places: [
      [5, 5],
      [20, 20],
    ],
  },
];

/** Draws a fixed drawing on an empty canvas of one tile: every kind of tool, with jumps as wide as the canvas. */
export async function drawRecorded(paint: PaintDialog, hand: "mouse" | "finger"): Promise<void> {
  for (const { keys, color, size, places } of RECORDED) {
    for (const key of keys) await paint.canvas.press(key);
    if (color) await paint.anyColor.fill(color);
    if (size) await paint.chooseSize(size);
    await paint.jump(hand, places);
  }
}

export function digestOf(rows: readonly (readonly string[])[]): string {
  return createHash("sha256").update(JSON.stringify(rows)).digest("hex").slice(0, 16);
}
