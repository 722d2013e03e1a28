import type { WorldRecord } from "../api/wire.ts";
import { isUnreachable, RequestFailed } from "../browser/request.ts";
import { whenIdle } from "../browser/timers.ts";
import { isLocalId } from "../saving/local/LocalWorld.ts";
import { type PlayedGames, playedGames } from "../saving/local/PlayedGames.ts";
import { type OpenedGame, openAnyGame, readGame } from "../saving/openGame.ts";
import { recoveryStore } from "../saving/recovery/RecoveryStore.ts";
import { openOrRecover } from "../saving/recovery/recoveredCopy.ts";

/**
 * Opens a game for its player. If the server is unreachable, opens the copy in this browser. `playerId` is "" for players who are not
 * signed in. Rejects as `openAnyGame` does.
 */
export async function openToPlay(worldId: string, playerId: string, played = playedGames): Promise<OpenedGame> {
  try {
    return await openOrRecover(recoveryStore, () => openAndStore(worldId, playerId, played), worldId, playerId);
  } catch (failure) {
    const record = isUnreachable(failure) ? await played.find(worldId, playerId).catch(nothing) : null;
    if (record) return { record, ...(await readGame(record)) };
    if (failure instanceof RequestFailed && failure.status === 404)
      void played.remove(worldId, playerId).catch(nothing);
    throw failure;
  }
}

async function openAndStore(worldId: string, playerId: string, played: PlayedGames): Promise<OpenedGame> {
  const opened = await openAnyGame(worldId);
  if (!isLocalId(worldId)) whenIdle(() => void store(opened.record, playerId, played));
  return opened;
}

/** Never rejects: the game goes on without the copy. */
async function store(record: WorldRecord, playerId: string, played: PlayedGames): Promise<void> {
  try {
    await played.store(record, playerId, Date.now());
  } catch (failure) {
    console.warn("This game could not be stored for offline play", failure);
  }
}

function nothing(): null {
  return null;
}
