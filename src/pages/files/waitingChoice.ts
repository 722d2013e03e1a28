import type { OfferedGame } from "./offeredGames.ts";

/** Games that were opened in the editor, until a page with a door asks which of them are wanted. */
let waiting: readonly OfferedGame[] | null = null;

export function leaveChoice(games: readonly OfferedGame[]): void {
  waiting = games;
}

/** Returns the games once; they are gone afterwards. */
export function takeChoice(): readonly OfferedGame[] | null {
  const games = waiting;
  waiting = null;
  return games;
}
