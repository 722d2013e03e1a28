/** Saves what an earlier visit could not (details §15): a window closed without a line, a save too large to outlive its page. */
import { fetchWorld, saveWorld } from "../../api/client.ts";
import type { WorldCard } from "../../api/wire.ts";
import { acquireLock } from "../../browser/windows.ts";
import { documentToSend } from "../documentToSend.ts";
import type { RecoveryStore } from "./RecoveryStore.ts";
import { readSnapshot } from "./recoveredCopy.ts";
import { isSameGame } from "../isSameGame.ts";
import { lockName } from "../lock/LockChannel.ts";

/**
 * `saved`: the server has it now; `world` is its card. `known`: the server had it already, or there is nothing left to save.
 * `open`: another window has the game open, and saves it. `asks`: it was saved elsewhere meanwhile, and the child must choose.
 */
export type SyncResult =
  | { readonly is: "saved"; readonly world: WorldCard }
  | { readonly is: "known" | "open" | "asks" };

/** A window that is just closing lets go within this time. */
const CLOSING_MS = 1000;

/** Only on top of the very save that it goes on from (product §22). Rejects where the server or this browser does not answer. */
export async function saveUnsyncedGame(book: RecoveryStore, worldId: string): Promise<SyncResult> {
  const turn = await acquireLock(lockName(worldId), AbortSignal.timeout(CLOSING_MS));
  if (!turn) return { is: "open" };
  try {
    return await saveInTurn(book, worldId);
  } finally {
    turn.release();
  }
}

async function saveInTurn(book: RecoveryStore, worldId: string): Promise<SyncResult> {
  const point = await book.latestOf(worldId);
  const document = point && !point.isSaved ? await readSnapshot(book, point) : null;
  if (!point || !document) return { is: "known" };
  const { data, revision } = await fetchWorld(worldId);
  if (isSameGame(data, document)) {
    await book.markSaved(point, revision);
    return { is: "known" };
  }
  if (revision !== point.card.revision) return { is: "asks" };
  const { name } = document.world.metadata;
  const world = await saveWorld(worldId, { name, data: { ...documentToSend(document) }, revision });
  await book.markSaved(point, world.revision);
  return { is: "saved", world };
}
