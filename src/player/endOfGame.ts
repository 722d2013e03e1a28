import type { Ended } from "../engine/index.ts";

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

/** A key that is still held down from the game presses nothing on the card. */
export function passOverRepeats(event: KeyboardEvent): void {
  if (event.repeat) event.preventDefault();
}
