/** The file is not a game that can be opened. The message is fit for a child. */
export class GameFileRefused extends Error {
  override readonly name = "GameFileRefused";
}

/** Why a file is refused, whatever its form. */
export const REFUSALS = {
  empty: "This file is empty. Please choose another one.",
  tooLarge: "This file is too big to be a game.",
  damaged: "This file is damaged, so we can't open it. Please choose another one.",
  newer: "This file was made by a newer Gridlings. Please reload the page and try again.",
} as const;
