import type { PlayableGame } from "../editor/played.ts";
import { type Ended, stagesInOrder } from "../engine/index.ts";

const TITLES: Readonly<Record<Ended["outcome"], string>> = { won: "You won!", lost: "Oh no!", over: "The end" };

/** How long the last picture is seen before the card covers it. Nothing that is pressed for the game meanwhile presses a button of the card. */
export const LOOK_MS = 700;

/** The title of the card at the end of a game: the child's words say it best; only a game that was won is always told so. */
export function endTitle({ outcome, text }: Ended): string {
  return outcome === "won" || text === "" ? TITLES[outcome] : text;
}

/** What the child wrote beside the title: nothing that says the title again. */
export function endText({ outcome, text }: Ended): string {
  const title = endTitle({ outcome, text });
  return text === title || (outcome === "won" && text === "You win!") ? "" : text;
}

/** The position of the current level among all levels, from 1. */
export interface LevelPlace {
  readonly number: number;
  readonly count: number;
}

/** Null for a game of one level. */
export function levelPlace({ playback: { live } }: Pick<PlayableGame, "playback">): LevelPlace | null {
  const levels = stagesInOrder(live.world());
  const index = levels.findIndex(({ id }) => id === live.stageId());
  return index < 0 || levels.length < 2 ? null : { number: index + 1, count: levels.length };
}

export function levelWords({ number, count }: LevelPlace): string {
  return `Level ${number} of ${count}`;
}

/** A key that is still held down from the game presses nothing on the card. */
export function passOverRepeats(event: KeyboardEvent): void {
  if (event.repeat) event.preventDefault();
}
