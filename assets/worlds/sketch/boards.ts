/** The boards at the top of a game: what to do and how it ended, and how many there are. */
import { type Canvas, sheet, tile } from "../../sprites/canvas.ts";
import { type Sprite, sprite } from "../../sprites/sprite.ts";
import { rounded } from "../../ui/gridling.ts";
import { written } from "./letters.ts";

/** Squares that the long board fills. */
export const BOARD_WIDE = 8;
const NUMBER_WIDE = 2;
const MOST = 30;

/** Colors of a board: its edge, its face, a light along its top, and its words. */
type Paint = readonly [edge: string, face: string, light: string, words: string];

export const wood: Paint = ["7", "9", "0", "6"];
const green: Paint = ["M", "N", "O", "w"];
const red: Paint = ["A", "B", "C", "w"];
const blue: Paint = ["a", "b", "c", "w"];

/** A plank so many squares long. */
export function board(tiles: number, [edge, face, light]: Paint): Canvas {
  const wide = tiles * tile;
  const plank = sheet(tiles);
  rounded(plank, [0, 1], [wide, 18], 3, edge);
  rounded(plank, [1, 2], [wide - 2, 16], 2, face);
  return plank.box(3, 2, wide - 6, 1, light);
}

function longBoard(words: string, paint: Paint): Canvas {
  const line = written(words, paint[3]).enlarged(2);
  return board(BOARD_WIDE, paint).stamp(line, Math.round((BOARD_WIDE * tile - line.width) / 2), 3);
}

/** Says what to do, and in the end how it went. */
export function boardSaying(goal: string): Sprite {
  return sprite("board", "Board", {
    Goal: longBoard(goal, wood),
    "You win": longBoard("YOU WIN!", green),
    "Oh no": longBoard("OH NO!", red),
  });
}

/** For a race of two. */
export function raceBoard(): Sprite {
  return sprite("board", "Board", {
    Goal: longBoard("RED OR BLUE!", wood),
    "Red wins": longBoard("RED WINS!", red),
    "Blue wins": longBoard("BLUE WINS!", blue),
  });
}

export const WIN_LOOK = "board-you-win";
export const LOSE_LOOK = "board-oh-no";

/** Shows a number from 0 to 30: each look is called like its number, so that one rule shows any. */
export function numberBoard(): Sprite {
  const { id, name, looks } = sprite(
    "number",
    "Number",
    Object.fromEntries(Array.from({ length: MOST + 1 }, (_, n) => [`Number ${n}`, numbered(n)])),
  );
  return { id, name, looks: looks.map((look, n) => ({ ...look, id: String(n) })) };
}

function numbered(number: number): Canvas {
  const digits = written(String(number), "6").enlarged(2);
  return board(NUMBER_WIDE, wood).stamp(digits, Math.round((NUMBER_WIDE * tile - digits.width) / 2), 3);
}
