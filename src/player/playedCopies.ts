/** The copies of played games in this browser, which the page of a player keeps and `openToPlay.ts` finds. */
import type { WorldRecord } from "../api/wire.ts";
import { isUnreachable, RequestFailed } from "../browser/request.ts";
import { whenIdle } from "../browser/timers.ts";
import { isLocalId } from "../saving/local/LocalWorld.ts";
import { type PlayedGames, playedGames } from "../saving/local/PlayedGames.ts";
import { type OpenedGame, readGame } from "../saving/openGame.ts";
import { recoveryStore } from "../saving/recovery/RecoveryStore.ts";
import { openOrRecover } from "../saving/recovery/recoveredCopy.ts";

export interface WantedCopy {
  readonly worldId: string;
  /** "" for players who are not signed in. */
  readonly playerId: string;
  readonly played?: PlayedGames | undefined;
}

/** Keeps a game for offline play when the browser is idle. Games of this browser are there anyway. */
export function keepCopy({ record }: OpenedGame, playerId: string, played = playedGames): void {
  if (!isLocalId(record.id)) whenIdle(() => void store(record, playerId, played));
}

/** Never rejects: the game goes on without the copy. */
async function store(record: WorldRecord, playerId: string, played: PlayedGames): Promise<void> {
  try {
    await played.store(record, playerId, Date.now());
  } catch (failure) {
    console.warn("This game could not be stored for offline play", failure);
  }
}

/** Opens the copy of a game that failed to open because the server is unreachable. Rejects with that failure if there is none. */
export async function copyToPlay(
  failure: unknown,
  { worldId, playerId, played = playedGames }: WantedCopy,
): Promise<OpenedGame> {
  try {
    return await openOrRecover(recoveryStore, () => Promise.reject(failure), worldId, playerId);
  } catch {
    const record = isUnreachable(failure) ? await played.find(worldId, playerId).catch(nothing) : null;
    if (record) return { record, ...(await readGame(record)) };
    if (failure instanceof RequestFailed && failure.status === 404)
      void played.remove(worldId, playerId).catch(nothing);
    throw failure;
  }
}

function nothing(): null {
  return null;
}
