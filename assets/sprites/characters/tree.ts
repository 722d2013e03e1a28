/** A tree three squares wide and high that stands on the middle one of its lowest row. */
import { type Canvas, type Spot, sheet } from "../canvas.ts";
import { sprite } from "../sprite.ts";

const trunk = `
  ..9888888877..
  ..9888788877..
  ..9887888877..
  ..9888888777..
  ..9888887877..
  ..9888888877..
  ..9888888777..
  ..9888788877..
  ..9887888877..
  ..9888888877..
  ..9888888777..
  ..9888887877..
  ..9888878877..
  .998888888777.
  .998878878877.
  99988788788777
  9988.888.8877.
  `;

/** Where a bunch of leaves catches the light, and where one throws its shadow. */
const lightLeaves: readonly Spot[] = [
  [14, 8],
  [24, 6],
  [36, 10],
  [8, 21],
  [19, 17],
  [31, 20],
  [44, 22],
  [15, 30],
  [28, 32],
  [40, 33],
];
const darkLeaves: readonly Spot[] = [
  [27, 13],
  [40, 17],
  [14, 25],
  [25, 26],
  [37, 27],
  [48, 27],
  [21, 36],
  [34, 37],
  [46, 35],
];

function tree(leaves: string): Canvas {
  const crown = sheet(3, 3)
    .ball(14, 27, 12.5, 10.5, leaves)
    .ball(46, 27, 12.5, 10.5, leaves)
    .ball(30, 32, 14, 10, leaves)
    .ball(40, 16, 12.5, 11, leaves)
    .ball(22, 14, 13.5, 12, leaves);
  for (const [x, y] of lightLeaves) leafBunch(crown, x, y, leaves.charAt(3));
  for (const [x, y] of darkLeaves) leafBunch(crown, x, y, leaves.charAt(0));
  return sheet(3, 3).map(23, 42, trunk).outlined().stamp(crown.outlined(), 0, 0);
}

function leafBunch(crown: Canvas, x: number, y: number, letter: string): void {
  for (const [dx, dy] of [
    [0, 0],
    [1, 1],
    [2, 1],
    [3, 0],
    [3, -1],
  ] as const)
    crown.box(x + dx, y + dy, 1, 1, letter);
}

export const treeBig = sprite("tree", "Tree", { Summer: tree("NOPQ"), Autumn: tree("FGHL"), Blossom: tree("lmnw") }, 1);
