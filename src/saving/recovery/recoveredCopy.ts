/** What this browser has recorded of a game: work newer than its save, or the only copy that can be reached without the network. */
import type { WorldRecord } from "../../api/wire.ts";
import { isUnreachable } from "../../browser/request.ts";
import type { WorldDocument } from "../../engine/index.ts";
import { isSameGame } from "../isSameGame.ts";
import { toLocalCard } from "../local/LocalWorld.ts";
import { type OpenedGame, readGame } from "../openGame.ts";
import { isUndoPart, joinDocument } from "./joinDocument.ts";
import type { RecoveryStore } from "./RecoveryStore.ts";
import type { Snapshot } from "./Snapshot.ts";
import { whichIsNewer } from "./whichIsNewer.ts";

export interface RecoveredCopy {
  /** When the last edit in it was made, in ms since 1970. */
  readonly at: number;
  readonly document: WorldDocument;
  readonly snapshot: Snapshot;
}

/**
 * Work on this game that no save contains, or null. Only the window that holds the lock of the game may ask: a copy that turns out to
 * equal the save is marked as saved, so that it is not offered after later edits.
 */
export async function unsavedCopy(
  store: RecoveryStore,
  { record, document }: OpenedGame,
): Promise<RecoveredCopy | null> {
  const newest = await newestOf(store, record.id, record.userId);
  if (!newest || newest.isSaved) return null;
  const copy = await readSnapshot(store, newest);
  if (!copy) return null;
  if (!isSameGame(copy, document)) return { at: newest.at, document: copy, snapshot: newest };
  await markSaved(store, newest, record.revision);
  return null;
}

/**
 * What to open of a game with unsaved work: the version that contains the other one, or null if the child has to choose. Whichever is not
 * opened remains among the earlier versions.
 */
export function newerOf(saved: OpenedGame, copy: RecoveredCopy): OpenedGame | null {
  const newer = whichIsNewer({
    saved: { document: saved.document, revision: saved.record.revision },
    copy: { document: copy.document, revision: copy.snapshot.card.revision },
  });
  if (newer === null) return null;
  return newer === "saved" ? saved : { ...saved, document: copy.document, recoveredFrom: copy.snapshot };
}

/** Whether this browser knows of a later save than the opened one, made by another window meanwhile. */
export async function isBehind(store: RecoveryStore, { record }: OpenedGame): Promise<boolean> {
  const newest = await newestOf(store, record.id, record.userId);
  return newest !== null && newest.card.revision > record.revision;
}

/** Opens a game, or its newest snapshot if the server is unreachable. Rejects as `open` does. */
export async function openOrRecover(
  store: RecoveryStore,
  open: () => Promise<OpenedGame>,
  worldId: string,
  ownerId: string,
): Promise<OpenedGame> {
  try {
    return await open();
  } catch (failure) {
    const copy = isUnreachable(failure) ? await offlineCopy(store, worldId, ownerId) : null;
    if (copy) return copy;
    throw failure;
  }
}

/** The newest snapshot of a game of this child as an opened game, or null. */
export async function offlineCopy(store: RecoveryStore, worldId: string, ownerId: string): Promise<OpenedGame | null> {
  const newest = await newestOf(store, worldId, ownerId);
  const document = newest && (await readSnapshot(store, newest));
  if (!newest || !document) return null;
  const record: WorldRecord = { ...toLocalCard(newest.card), data: null };
  return { record, document, notes: [], ...(newest.isSaved ? {} : { recoveredFrom: newest }) };
}

/** The document of a snapshot; null if it is damaged or if parts other than undo steps are missing. */
export async function readSnapshot(store: RecoveryStore, snapshot: Snapshot): Promise<WorldDocument | null> {
  try {
    const parts = await store.partsOf(snapshot);
    const missing = Object.keys(snapshot.parts).filter((name) => !parts.has(name) && !isUndoPart(name));
    // Half a game would look like a whole one and be saved over it.
    if (missing.length > 0) throw new Error(`${missing.length} parts are missing, such as ${missing[0]}`);
    return (await readGame({ ...snapshot.card, data: joinDocument(parts) })).document;
  } catch (error) {
    console.warn("A snapshot of this game could not be read", error);
    return null;
  }
}

/** A full browser may fail to update the snapshot. Then it is removed, which loses nothing, because the save contains it. */
async function markSaved(store: RecoveryStore, snapshot: Snapshot, revision: number): Promise<void> {
  try {
    await store.markSaved(snapshot, revision).catch(() => store.remove([snapshot]));
  } catch (error) {
    console.warn("A snapshot could not be marked as saved", error);
  }
}

/** Null also if the database cannot be read. */
async function newestOf(store: RecoveryStore, worldId: string, ownerId: string): Promise<Snapshot | null> {
  try {
    const newest = await store.newestOf(worldId);
    return newest?.card.userId === ownerId ? newest : null;
  } catch (error) {
    console.warn("The snapshots in this browser could not be read", error);
    return null;
  }
}
