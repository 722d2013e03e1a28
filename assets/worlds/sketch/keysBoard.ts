/** A small board with pictures of what is pressed in a game, for those who cannot read yet. */
import { type Canvas, sheet, tile } from "../../sprites/canvas.ts";
import { type Sprite, sprite } from "../../sprites/sprite.ts";
import { rounded } from "../../ui/gridling.ts";
import { board, wood } from "./boards.ts";

export type Press = "arrows" | "left" | "right" | "up" | "space" | "tap";

const EDGE = "6";
const FACE = "w";
const TOP = 2;
const HIGH = 15;
const GAP = 2;

const WIDTHS: Readonly<Record<Press, number>> = { arrows: 17, left: 15, right: 15, up: 15, space: 19, tap: 15 };

const UP = "...#...\n..###..\n.#####.\n#######\n..###..\n..###..\n..###..";
const RIGHT = "...#...\n...##..\n######.\n#######\n######.\n...##..\n...#...";
const LEFT = "...#...\n..##...\n.######\n#######\n.######\n..##...\n...#...";
const BAR = "#.........#\n#.........#\n###########";
const HAND = "..##.....\n..##.....\n..##.....\n..#####..\n#.#######\n#########\n.########\n..#######\n...#####.";

const MARKS: Readonly<Record<Exclude<Press, "arrows">, readonly [left: number, top: number, shape: string]>> = {
  left: [4, 4, LEFT],
  right: [4, 4, RIGHT],
  up: [4, 4, UP],
  space: [4, 7, BAR],
  tap: [3, 3, HAND],
};

/** Side by side, in the middle of as few squares as they need. */
export function keysBoard(...presses: readonly Press[]): Sprite {
  const wide = presses.reduce((sum, press) => sum + WIDTHS[press] + GAP, -GAP);
  const tiles = Math.ceil(wide / tile);
  const canvas = board(tiles, wood);
  let left = Math.floor((tiles * tile - wide) / 2);
  for (const press of presses) {
    drawKey(canvas, press, left);
    left += WIDTHS[press] + GAP;
  }
  return sprite("how", "How to play", { Keys: canvas });
}

function drawKey(on: Canvas, press: Press, left: number): void {
  if (press === "arrows") {
    on.stamp(pad(), left, TOP - 1);
    return;
  }
  const [across, along, shape] = MARKS[press];
  cap(on, left, WIDTHS[press]);
  on.map(left + across, TOP + along, shape.replaceAll("#", EDGE));
}

function cap(on: Canvas, left: number, wide: number): void {
  rounded(on, [left, TOP], [wide, HIGH], 3, EDGE);
  rounded(on, [left + 1, TOP + 1], [wide - 2, HIGH - 3], 2, FACE);
}

/** Four arrows about a middle. */
function pad(): Canvas {
  const cross = sheet(1);
  for (const [ink, rim] of [
    [EDGE, 0],
    [FACE, 1],
  ] as const) {
    rounded(cross, [5 + rim, rim], [7 - 2 * rim, 17 - 2 * rim], 2, ink);
    rounded(cross, [rim, 5 + rim], [17 - 2 * rim, 7 - 2 * rim], 2, ink);
  }
  const tips = "........#........\n.......###.......\n";
  cross.map(0, 2, tips.replaceAll("#", EDGE));
  cross.map(0, 13, tips.split("\n").reverse().join("\n").replaceAll("#", EDGE));
  cross.map(2, 7, ".#\n##\n.#".replaceAll("#", EDGE));
  return cross.map(13, 7, "#.\n##\n#.".replaceAll("#", EDGE));
}
