import type { PlayedGames } from "../saving/local/PlayedGames.ts";
import { type OpenedGame, openAnyGame } from "../saving/openGame.ts";

/**
 * Opens a game for its player. If the server is unreachable, opens the copy in this browser. `playerId` is "" for players who are not
 * signed in. Rejects as `openAnyGame` does.
 */
export async function openToPlay(worldId: string, playerId: string, played?: PlayedGames): Promise<OpenedGame> {
  try {
    return await openAnyGame(worldId);
  } catch (failure) {
    const { copyToPlay } = await import("./playedCopies.ts");
    return copyToPlay(failure, { worldId, playerId, played });
  }
}
