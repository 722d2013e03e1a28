/** The house creature: a small teal square that lives on a grid, in the poses the pages need. */
import { Canvas, type Spot } from "../sprites/canvas.ts";

export interface Pose {
  readonly mouth: "smile" | "open" | "small" | "wavy";
  readonly arms: "down" | "up" | "wave" | "cheeks";
  /** Where the pupils look, -1 to 1 each way. */
  readonly look: Spot;
}

const mouths: Readonly<Record<Pose["mouth"], string>> = {
  smile: "k.....k\n.kkkkk.",
  open: "kkkkkkk\nkCCCCCk\n.kDDDk.\n..kkk..",
  small: ".......\n..kkk..\n..kkk..",
  wavy: ".kk..kk\nk..kk..",
};

const arms: Readonly<Record<Pose["arms"], readonly [Spot, Spot, Spot, Spot]>> = {
  down: [
    [8, 29],
    [4, 35],
    [39, 29],
    [43, 35],
  ],
  up: [
    [8, 26],
    [3, 17],
    [39, 26],
    [44, 17],
  ],
  wave: [
    [8, 29],
    [4, 35],
    [39, 26],
    [44, 16],
  ],
  cheeks: [
    [8, 31],
    [12, 30],
    [39, 31],
    [35, 30],
  ],
};

/** A box whose corners are rounded by so many pixels. */
export function rounded(canvas: Canvas, [x, y]: Spot, [wide, high]: Spot, corner: number, letter: string): Canvas {
  return canvas.paintWithin([x, y], [x + wide, y + high], (px, py) => {
    const dx = Math.max(x + corner - px - 0.5, px + 0.5 - (x + wide - corner), 0);
    const dy = Math.max(y + corner - py - 0.5, py + 0.5 - (y + high - corner), 0);
    return Math.hypot(dx, dy) <= corner ? letter : undefined;
  });
}

/** The creature on an empty sheet of 48 by 48. */
export function gridling(pose: Pose): Canvas {
  const creature = new Canvas(48, 48);
  feet(creature);
  body(creature);
  for (const [from, to] of limbs(pose)) limb(creature, from, to);
  eye(creature, 14, pose.look);
  eye(creature, 26, pose.look);
  creature.box(12, 28, 3, 2, "m").box(33, 28, 3, 2, "m");
  return creature.map(21, 28, mouths[pose.mouth]);
}

function body(creature: Canvas): void {
  rounded(creature, [8, 12], [32, 32], 8, "R");
  rounded(creature, [9, 13], [30, 30], 7, "S");
  rounded(creature, [9, 13], [28, 28], 7, "T");
  creature.box(15, 15, 8, 2, "U").box(12, 17, 3, 2, "U").box(11, 19, 2, 4, "U");
  creature.box(17, 32, 14, 9, "V");
  for (const x of [20, 24, 28]) creature.box(x - (x === 28 ? 1 : 0), 32, 1, 9, "U");
  creature.box(17, 34, 14, 1, "U").box(17, 38, 14, 1, "U");
}

function feet(creature: Canvas): void {
  for (const x of [14, 27]) rounded(creature, [x, 41], [8, 5], 2, "R").box(x + 1, 42, 6, 3, "S");
}

function limbs({ arms: kind }: Pose): readonly (readonly [Spot, Spot])[] {
  const [leftFrom, leftTo, rightFrom, rightTo] = arms[kind];
  return [
    [leftFrom, leftTo],
    [rightFrom, rightTo],
  ];
}

function limb(creature: Canvas, [x0, y0]: Spot, [x1, y1]: Spot): void {
  for (const [size, letter] of [
    [3, "R"],
    [2, "T"],
  ] as const) {
    for (let step = 0; step <= 10; step++) {
      creature.disc(x0 + 0.5 + ((x1 - x0) * step) / 10, y0 + 0.5 + ((y1 - y0) * step) / 10, size, size, letter);
    }
  }
}

function eye(creature: Canvas, x: number, [lookX, lookY]: Spot): void {
  creature.disc(x + 4, 23, 5, 6, "R").disc(x + 4, 23, 4, 5, "w");
  const left = x + 2 + lookX;
  const top = 20 + lookY;
  creature.disc(left + 2.5, top + 3, 2.5, 3.2, "k").box(left + 1, top + 1, 2, 2, "w");
}
