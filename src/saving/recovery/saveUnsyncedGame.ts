import { fetchWorld, saveWorld } from "../../api/client.ts";
import type { WorldCard } from "../../api/wire.ts";
import { acquireLock } from "../../browser/windows.ts";
import { documentToSend } from "../documentText.ts";
import { isSameGame } from "../isSameGame.ts";
import { lockName } from "../lock/LockChannel.ts";
import type { RecoveryStore } from "./RecoveryStore.ts";
import { readSnapshot } from "./recoveredCopy.ts";

/**
 * `saved`: the server has the work now; `world` is its card. `known`: the server had it already, or there is nothing to save. `open`:
 * another window has the game open and saves it. `asks`: the game was saved elsewhere since, so the child has to choose.
 */
export type SyncResult =
  | { readonly is: "saved"; readonly world: WorldCard }
  | { readonly is: "known" | "open" | "asks" };

/** A window that is closing releases its lock within this time. */
const CLOSING_MS = 1000;

/**
 * Saves work that an earlier visit could not save: its window was closed while offline, or the save was too large to be sent by a closing
 * page. Never overwrites a later save. Rejects if the server or the database does not answer.
 */
export async function saveUnsyncedGame(store: RecoveryStore, worldId: string): Promise<SyncResult> {
  const lock = await acquireLock(lockName(worldId), AbortSignal.timeout(CLOSING_MS));
  if (!lock) return { is: "open" };
  try {
    return await saveLocked(store, worldId);
  } finally {
    lock.release();
  }
}

async function saveLocked(store: RecoveryStore, worldId: string): Promise<SyncResult> {
  const snapshot = await store.newestOf(worldId);
  const document = snapshot && !snapshot.isSaved ? await readSnapshot(store, snapshot) : null;
  if (!snapshot || !document) return { is: "known" };
  const { data, revision } = await fetchWorld(worldId);
  if (isSameGame(data, document)) {
    await store.markSaved(snapshot, revision);
    return { is: "known" };
  }
  if (revision !== snapshot.card.revision) return { is: "asks" };
  const { name } = document.world.metadata;
  const world = await saveWorld(worldId, { name, data: { ...documentToSend(document) }, revision });
  await store.markSaved(snapshot, world.revision);
  return { is: "saved", world };
}
