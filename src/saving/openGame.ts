/** From a record of the server or of this browser to a game that can be shown: its owner checked, its document read (spec §4, details §16). */
import { fetchWorld } from "../api/client.ts";
import { isLocalId } from "./local/LocalWorld.ts";
import { localWorlds } from "./local/LocalWorlds.ts";
import type { WorldRecord } from "../api/wire.ts";
import { newId } from "../browser/newId.ts";
import { inSlices } from "../browser/timers.ts";
import { newDocument, type WorldDocument } from "../engine/index.ts";
import { type Migrated, migrateInSteps, UnreadableWorld } from "../migrate/migrate.ts";
import { takeNotes } from "./importNotes.ts";
import type { Snapshot } from "./recovery/Snapshot.ts";

export interface ReadGame {
  readonly document: WorldDocument;
  /** What in it was repaired, rests or was left out, in plain words. */
  readonly notes: readonly string[];
}

export interface OpenedGame extends ReadGame {
  readonly record: WorldRecord;
  /** A moment of this browser that is in no save: as it is here it has to be saved even if nothing is done to it. */
  readonly recoveredFrom?: Snapshot;
  /** The child has just chosen it over another one, which is not offered again. */
  readonly isChosen?: true;
}

/** A world of somebody else is, in the editor, as good as none (spec §6). */
export class NotYourGame extends Error {
  override readonly name = "NotYourGame";
}

/** This device is signed out by now: the server takes who owns the game for a visitor, and keeps back what visitors do not get. */
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

/** A game kept in this browser. Rejects as `LocalWorlds.open`, or with UnreadableWorld. */
export async function openLocalGame(worldId: string): Promise<OpenedGame> {
  const record = await localWorlds.open(worldId);
  return opened(record);
}

/** By its id, wherever it is kept. */
export function openAnyGame(worldId: string): Promise<OpenedGame> {
  return isLocalId(worldId) ? openLocalGame(worldId) : openGame(worldId);
}

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

/** The record's name counts: a copy has a new one while its document still says the old. Rejects with UnreadableWorld. */
export async function readGame({ name, data }: WorldRecord): Promise<ReadGame> {
  if (data === null) return { document: newDocument(name, newId), notes: [] };
  const { document, notes } = await migrateWhatCan(data);
  return { document: renamed(document, name), notes };
}

/** A damaged part that only remembers (earlier ticks and steps) must not cost the game (details §16). */
async function migrateWhatCan(data: unknown): Promise<ReadGame> {
  try {
    return logged(await inSlices(migrateInSteps(data)));
  } catch (fault) {
    if (fault instanceof UnreadableWorld) throw fault;
    console.warn("The game could not be read with its history", fault);
    const { document, notes } = await inSlices(migrateInSteps(withoutHistory(data)));
    return { document, notes: [...notes, "The steps back could not be read and were left out."] };
  }
}

/** What the specification wants in the log is no reason to stop. */
function logged(migrated: Migrated): Migrated {
  for (const fault of migrated.faults) console.warn(fault);
  return migrated;
}

function withoutHistory(data: unknown): unknown {
  if (!isFields(data)) return data;
  const world = isFields(data.world) ? { ...data.world, history: [] } : data.world;
  return { ...data, world, undoStack: [], redoStack: [] };
}

function isFields(data: unknown): data is Readonly<Record<string, unknown>> {
  return typeof data === "object" && data !== null;
}

function renamed(document: WorldDocument, name: string): WorldDocument {
  const { world } = document;
  return { ...document, world: { ...world, metadata: { ...world.metadata, name } } };
}
