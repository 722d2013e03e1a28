import { turnStep } from "../grid/composed.ts";
import type { PictureTurn } from "../world/rule.ts";

/** The name of a rule for another direction: "Walk right" becomes "Walk left", and "Eat what is on the right" "Eat what is above". */
export function turnedName(name: string, turn: PictureTurn): string {
  return name.replace(DIRECTION, (words) => likeCase(words, turnedWords(words.toLowerCase(), turn)));
}

const DIRECTION = /\b(?:(?:on the |to the )?(?:left|right)|up|down|above|below)\b/gi;

const STEPS = { left: { x: -1, y: 0 }, right: { x: 1, y: 0 }, up: { x: 0, y: -1 }, down: { x: 0, y: 1 } } as const;

type Direction = keyof typeof STEPS;
const ALL: readonly Direction[] = ["left", "right", "up", "down"];

/** The words for where something goes, turns to, and is. A word that is in several rows is read as in the first of them. */
const SAYINGS: readonly Readonly<Record<Direction, string>>[] = [
  { left: "left", right: "right", up: "up", down: "down" },
  { left: "to the left", right: "to the right", up: "up", down: "down" },
  { left: "on the left", right: "on the right", up: "above", down: "below" },
];

function turnedWords(words: string, turn: PictureTurn): string {
  for (const saying of SAYINGS) {
    const direction = ALL.find((each) => saying[each] === words);
    if (direction) return saying[turnedDirection(direction, turn)];
  }
  return words;
}

function turnedDirection(direction: Direction, turn: PictureTurn): Direction {
  const { x, y } = turnStep(STEPS[direction], turn);
  return ALL.find((each) => STEPS[each].x === x && STEPS[each].y === y) ?? direction;
}

function likeCase(words: string, turned: string): string {
  if (words === words.toUpperCase()) return turned.toUpperCase();
  return words.charAt(0) === words.charAt(0).toUpperCase() ? turned.charAt(0).toUpperCase() + turned.slice(1) : turned;
}
