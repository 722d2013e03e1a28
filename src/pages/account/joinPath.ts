import { sendPath } from "../games/gamePaths.ts";

/** The sign-up page for a child with a local game, which it then moves into the account. */
export function joinToSavePath(localId: string, shownName: string): string {
  return `/join?${new URLSearchParams({ why: `to save ${shownName}`, redirectTo: sendPath(localId) })}`;
}
