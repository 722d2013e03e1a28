import { turnStep } from "../grid/composed.ts";
import type { Point } from "../grid/point.ts";
import type { PictureTurn } from "../world/rule.ts";

/** The name of a rule for another direction: "Walk right" becomes "Walk left". */
export function turnedName(name: string, turn: PictureTurn): string {
  return name.replace(/\b(?:left|right|up|down)\b/gi, (word) => likeCase(word, turnedWord(word.toLowerCase(), turn)));
}

const STEPS: Readonly<Record<string, Point>> = {
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
};

function turnedWord(word: string, turn: PictureTurn): string {
  const step = STEPS[word];
  const turned = step && turnStep(step, turn);
  return Object.keys(STEPS).find((other) => STEPS[other]?.x === turned?.x && STEPS[other]?.y === turned?.y) ?? word;
}

function likeCase(word: string, turned: string): string {
  if (word === word.toUpperCase()) return turned.toUpperCase();
  return word.charAt(0) === word.charAt(0).toUpperCase() ? turned.charAt(0).toUpperCase() + turned.slice(1) : turned;
}
