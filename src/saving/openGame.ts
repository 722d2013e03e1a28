import { fetchWorld } from "../api/client.ts";
import type { WorldRecord } from "../api/wire.ts";
import { newId } from "../browser/newId.ts";
import { inSlices } from "../browser/timers.ts";
import { isFields, newDocument, type WorldDocument } from "../engine/index.ts";
import { type Migrated, migrateInSteps, UnreadableWorld } from "../migrate/migrate.ts";
import { takeNotes } from "./importNotes.ts";
import { isLocalId } from "./local/LocalWorld.ts";
import { localWorlds } from "./local/LocalWorlds.ts";
import type { Snapshot } from "./recovery/Snapshot.ts";

export interface ReadGame {
  readonly document: WorldDocument;
  /** What was repaired, disabled or left out, in plain words. */
  readonly notes: readonly string[];
}

export interface OpenedGame extends ReadGame {
  readonly record: WorldRecord;
  /** The unsaved snapshot that the document comes from. The game must then be saved even if the child changes nothing. */
  readonly recoveredFrom?: Snapshot;
  /** The child has just chosen this version over another one, which is not offered again. */
  readonly isChosen?: true;
}

/** The editor opens only games of the signed-in child, and treats all others as if they did not exist. */
export class NotYourGame extends Error {
  override readonly name = "NotYourGame";
}

/** The session of this device has ended: the server treated the owner as a visitor and left out what visitors may not see. */
export class SignedOut extends Error {
  override readonly name = "SignedOut";
  constructor() {
    super("Please sign in again.");
  }
}

export async function openGame(worldId: string): Promise<OpenedGame> {
  const record = await fetchWorld(worldId);
  return opened(record);
}

/** Rejects as `LocalWorlds.open` does, or with UnreadableWorld. */
export async function openLocalGame(worldId: string): Promise<OpenedGame> {
  const record = await localWorlds.open(worldId);
  return opened(record);
}

export function openAnyGame(worldId: string): Promise<OpenedGame> {
  return isLocalId(worldId) ? openLocalGame(worldId) : openGame(worldId);
}

/** Rejects with NotYourGame or SignedOut. */
export async function openOwnGame(worldId: string, myId: string): Promise<OpenedGame> {
  const record = await fetchWorld(worldId);
  if (record.userId !== myId) throw new NotYourGame();
  if (record.isVisitorCopy) throw new SignedOut();
  return opened(record);
}

async function opened(record: WorldRecord): Promise<OpenedGame> {
  const { document, notes } = await readGame(record);
  return { record, document, notes: [...takeNotes(record.id), ...notes] };
}

/** Uses the name of the record, because the document of a copy still has the name of the original. Rejects with UnreadableWorld. */
export async function readGame({ name, data }: WorldRecord): Promise<ReadGame> {
  if (data === null) return { document: newDocument(name, newId), notes: [] };
  const { document, notes } = await migrateOrDropHistory(data);
  return { document: renamed(document, name), notes };
}

/** A game with a damaged history or undo stack is read without them. */
async function migrateOrDropHistory(data: unknown): Promise<ReadGame> {
  try {
    return withFaultsLogged(await inSlices(migrateInSteps(data)));
  } catch (error) {
    if (error instanceof UnreadableWorld) throw error;
    console.warn("The game could not be read with its history", error);
    const { document, notes } = await inSlices(migrateInSteps(withoutHistory(data)));
    return { document, notes: [...notes, "We couldn't read the undo steps, so they were left out."] };
  }
}

function withFaultsLogged(migrated: Migrated): Migrated {
  for (const fault of migrated.faults) console.warn(fault);
  return migrated;
}

function withoutHistory(data: unknown): unknown {
  if (!isFields(data)) return data;
  const world = isFields(data.world) ? { ...data.world, history: [] } : data.world;
  return { ...data, world, undoStack: [], redoStack: [] };
}

function renamed(document: WorldDocument, name: string): WorldDocument {
  const { world } = document;
  return { ...document, world: { ...world, metadata: { ...world.metadata, name } } };
}
