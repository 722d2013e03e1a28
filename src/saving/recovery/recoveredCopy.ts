/** What this browser still has of a game when it is opened: newer than the save, or all there is without a line (details §15). */
import { toLocalCard } from "../local/LocalWorld.ts";
import type { WorldRecord } from "../../api/wire.ts";
import { isUnreachable } from "../../browser/request.ts";
import { isUndoPart, joinDocument } from "./joinDocument.ts";
import type { WorldDocument } from "../../engine/index.ts";
import { type OpenedGame, readGame } from "../openGame.ts";
import { isSameGame } from "../isSameGame.ts";
import type { RecoveryStore } from "./RecoveryStore.ts";
import type { Snapshot } from "./Snapshot.ts";

export interface RecoveredCopy {
  /** When the last edit in it was made, ms since 1970. */
  readonly at: number;
  readonly document: WorldDocument;
  readonly snapshot: Snapshot;
}

/**
 * What was made here after the game that was opened, and is in no save; null where there is nothing, or nothing can be read.
 * Asked by the window whose turn it is: what turns out to be saved is not offered later, when the game has gone on.
 */
export async function unsavedCopy(book: RecoveryStore, { record, document }: OpenedGame): Promise<RecoveredCopy | null> {
  const last = await lastOf(book, record.id, record.userId);
  if (!last || last.isSaved) return null;
  const copy = await readSnapshot(book, last);
  if (!copy) return null;
  if (!isSameGame(copy, document)) return { at: last.at, document: copy, snapshot: last };
  await noteSaved(book, last, record.revision);
  return null;
}

/** Whether this browser knows of a later save than the one that was opened: another window made it meanwhile. */
export async function isBehind(book: RecoveryStore, { record }: OpenedGame): Promise<boolean> {
  const last = await lastOf(book, record.id, record.userId);
  return last !== null && last.card.revision > record.revision;
}

/** A full browser takes no note, and loses nothing by forgetting what is in a save. */
async function noteSaved(book: RecoveryStore, point: Snapshot, revision: number): Promise<void> {
  try {
    await book.markSaved(point, revision).catch(() => book.remove([point]));
  } catch (fault) {
    console.warn("The journal could not be tidied", fault);
  }
}

/** Opens a game, or without a line to its save the game as it was seen here last. Rejects as `open`. */
export async function openOrRecover(
  book: RecoveryStore,
  open: () => Promise<OpenedGame>,
  worldId: string,
  ownerId: string,
): Promise<OpenedGame> {
  try {
    return await open();
  } catch (failure) {
    const copy = isUnreachable(failure) ? await offlineCopy(book, worldId, ownerId) : null;
    if (copy) return copy;
    throw failure;
  }
}

/** The game as it was seen here last. Of the child `ownerId` only; null where none is kept. */
export async function offlineCopy(book: RecoveryStore, worldId: string, ownerId: string): Promise<OpenedGame | null> {
  const last = await lastOf(book, worldId, ownerId);
  const document = last && (await readSnapshot(book, last));
  if (!last || !document) return null;
  const record: WorldRecord = { ...toLocalCard(last.card), data: null };
  return { record, document, notes: [], ...(last.isSaved ? {} : { recoveredFrom: last }) };
}

/** A moment as a game; null where it is damaged, or more of it gone than steps back. */
export async function readSnapshot(book: RecoveryStore, point: Snapshot): Promise<WorldDocument | null> {
  try {
    const parts = await book.partsOf(point);
    const lost = Object.keys(point.parts).filter((name) => !parts.has(name) && !isUndoPart(name));
    // Half a game looks like a whole one, and would be saved over it.
    if (lost.length > 0) throw new Error(`${lost.length} parts are gone, such as ${lost[0]}`);
    const data = joinDocument(parts);
    return (await readGame({ ...point.card, data })).document;
  } catch (fault) {
    console.warn("A kept copy of this game could not be read", fault);
    return null;
  }
}

/** A browser that keeps nothing has nothing to offer. */
async function lastOf(book: RecoveryStore, worldId: string, ownerId: string): Promise<Snapshot | null> {
  try {
    const last = await book.latestOf(worldId);
    return last?.card.userId === ownerId ? last : null;
  } catch (fault) {
    console.warn("The journal of this browser could not be read", fault);
    return null;
  }
}
