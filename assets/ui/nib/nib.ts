/** Draws Nib, the narrator: a small square creature with a pencil, on a sheet of 48 by 48 (tutorial.md "Narrator"). */
import { Canvas, picture, type Spot } from "../../sprites/canvas.ts";
import { rounded } from "../gridling.ts";

export const FRAME = 48;

export type Mouth = "line" | "smile" | "o" | "open" | "wavy";
export type Arm = readonly [shoulder: Spot, hand: Spot];

export interface Posture {
  readonly mouth: Mouth;
  readonly arms: readonly [left: Arm, right: Arm];
  /** Where the pupils look, -1 to 1 each way; shut for a blink. */
  readonly look: Spot | "shut";
  readonly brows?: "one up" | "in";
  /** Where the pencil's tip is; else it is behind the head. */
  readonly pencil?: Spot;
  /** How far the head leans over, and how far all of it is lifted, px. */
  readonly lean?: number;
  readonly lift?: number;
}

const mouths: Readonly<Record<Mouth, string>> = {
  line: "......\n......\n.####.",
  smile: "......\n#....#\n.####.",
  o: "..##..\n.#CC#.\n.#CC#.\n..##..",
  open: "######\n#CCCC#\n#DmmD#\n.####.",
  wavy: ".##..#\n#..##.\n......",
};

const pencil = picture(`
  .#.
  .#.
  q0q
  900
  LKJ
  LKJ
  LKJ
  LKJ
  LKJ
  LKJ
  545
  nml
  nml
  ml.
  `);

const BEHIND_HEAD: Spot = [34, 6];

export function nib({ mouth, arms, look, brows, pencil: tip, lean = 0, lift = 0 }: Posture): Canvas {
  const creature = new Canvas(FRAME, FRAME);
  if (!tip) drawPencil(creature, BEHIND_HEAD);
  body(creature);
  face(creature, mouth, look);
  if (brows) drawBrows(creature, brows);
  if (tip) drawPencil(creature, tip);
  for (const arm of arms) drawArm(creature, arm);
  return standing(leaning(creature, lean)).shifted(0, -lift);
}

/** The feet stay where they are, however the rest leans. */
function standing(creature: Canvas): Canvas {
  const whole = new Canvas(FRAME, FRAME);
  for (const x of [13, 29]) rounded(whole, [x - 1, 41], [8, 6], 2, "R").box(x, 43, 6, 3, "T");
  return whole.stamp(creature, 0, 0);
}

function drawPencil(creature: Canvas, [x, y]: Spot): void {
  creature.stamp(new Canvas(5, 17).stamp(pencil, 1, 1).outlined(), x - 2, y - 1);
}

/** In whole pixels, so that its rim has no thorns. */
function drawArm(creature: Canvas, [[x0, y0], [x1, y1]]: Arm): void {
  const steps = Math.max(Math.abs(x1 - x0), Math.abs(y1 - y0));
  const along = (from: number, to: number, step: number) => Math.round(from + ((to - from) * step) / steps) + 0.5;
  for (const [size, letter] of [
    [2.6, "R"],
    [1.6, "T"],
  ] as const) {
    for (let step = 0; step <= steps; step++) {
      creature.disc(along(x0, x1, step), along(y0, y1, step), size, size, letter);
    }
  }
}

function body(creature: Canvas): void {
  rounded(creature, [9, 13], [30, 30], 7, "R");
  rounded(creature, [11, 15], [26, 26], 5, "S");
  rounded(creature, [11, 15], [26, 24], 5, "T");
  creature.box(15, 16, 9, 1, "U").box(13, 17, 3, 1, "U").box(12, 18, 1, 4, "U");
  rounded(creature, [17, 27], [14, 12], 2, "+");
  for (const x of [21, 26]) creature.box(x, 27, 1, 12, "U");
  for (const y of [30, 35]) creature.box(17, y, 14, 1, "U");
}

function face(creature: Canvas, mouth: Mouth, look: Spot | "shut"): void {
  for (const x of [15, 27]) eye(creature, x, look);
  creature.box(12, 27, 3, 2, "m").box(33, 27, 3, 2, "m");
  creature.map(21, 24, mouths[mouth]);
}

function eye(creature: Canvas, x: number, look: Spot | "shut"): void {
  if (look === "shut") creature.box(x, 23, 6, 1, "#").box(x + 1, 24, 4, 1, "#");
  else {
    const [left, top] = [x + 2 + look[0], 21 + look[1] * 2];
    creature
      .disc(x + 3, 23, 3, 4, "w")
      .box(left, top, 3, 4, "#")
      .box(left, top, 1, 1, "w");
  }
}

function drawBrows(creature: Canvas, brows: "one up" | "in"): void {
  if (brows === "in") creature.map(15, 17, "....##......##....\n..##..........##..");
  else creature.box(15, 18, 5, 1, "#").map(27, 15, "..##..\n##..##");
}

/** The higher a row, the further it leans. */
function leaning(creature: Canvas, by: number): Canvas {
  const leant = new Canvas(FRAME, FRAME);
  for (let y = 0; y < FRAME; y++) {
    leant.stamp(creature.part(0, y, FRAME, 1), Math.round((by * Math.max(0, 43 - y)) / 30), y);
  }
  return leant;
}
