import { fetchWorld, saveWorld } from "../../api/client.ts";
import type { WorldCard, WorldRecord } from "../../api/wire.ts";
import { acquireWithin } from "../../browser/windows.ts";
import type { WorldDocument } from "../../engine/index.ts";
import { documentToSend } from "../documentText.ts";
import { isSameGame } from "../isSameGame.ts";
import { lockName } from "../lock/LockChannel.ts";
import { readGame } from "../openGame.ts";
import type { RecoveryStore } from "./RecoveryStore.ts";
import { readSnapshot } from "./recoveredCopy.ts";
import type { Snapshot } from "./Snapshot.ts";
import { whichIsNewer } from "./whichIsNewer.ts";

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
  const lock = await acquireWithin(lockName(worldId), CLOSING_MS);
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
  const record = await fetchWorld(worldId);
  const { revision } = record;
  const newer = isSameGame(record.data, document) ? "saved" : await newerVersion(record, document, snapshot);
  if (newer === null) return { is: "asks" };
  if (newer === "saved") {
    await store.markSaved(snapshot, revision);
    return { is: "known" };
  }
  const { name } = document.world.metadata;
  const world = await saveWorld(worldId, { name, data: { ...documentToSend(document) }, revision });
  await store.markSaved(snapshot, world.revision);
  return { is: "saved", world };
}

async function newerVersion(record: WorldRecord, document: WorldDocument, { card }: Snapshot) {
  const saved = { document: (await readGame(record)).document, revision: record.revision };
  return whichIsNewer({ saved, copy: { document, revision: card.revision } });
}
