/** The way to an account for a game that is kept in this browser (spec §2 "Toolbar"). */
import { sendPath } from "../games/gamePaths.ts";

/** Sign-up that says what it is for, and then brings the game along. */
export function joinToSavePath(localId: string, shownName: string): string {
  return `/join?${new URLSearchParams({ why: `to save ${shownName}`, redirectTo: sendPath(localId) })}`;
}
