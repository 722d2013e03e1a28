/** From a record of the server to a game that can be shown: its owner checked, its document read (spec §4, details §16). */
import { fetchWorld } from "../../api/client.ts";
import type { WorldRecord } from "../../api/wire.ts";
import { newId } from "../../browser/newId.ts";
import { newDocument, type WorldDocument } from "../../engine/index.ts";
import { migrate } from "../../migrate/migrate.ts";
import { UnreadableWorld } from "../../migrate/UnreadableWorld.ts";

export interface OpenedGame {
  readonly record: WorldRecord;
  readonly document: WorldDocument;
}

/** A world of somebody else is, in the editor, as good as none (spec §6). */
export class NotYourGame extends Error {
  override readonly name = "NotYourGame";
}

export async function openGame(worldId: string): Promise<OpenedGame> {
  const record = await fetchWorld(worldId);
  return { record, document: readDocument(record) };
}

export async function openOwnGame(worldId: string, myId: string): Promise<OpenedGame> {
  const record = await fetchWorld(worldId);
  if (record.userId !== myId) throw new NotYourGame();
  return { record, document: readDocument(record) };
}

/** The record's name counts: a copy has a new one while its document still says the old. */
export function readDocument({ name, data }: WorldRecord): WorldDocument {
  return data === null ? newDocument(name, newId) : renamed(migrateWhatCan(data), name);
}

/** A damaged part that only remembers (earlier ticks and steps) must not cost the game (details §16). */
function migrateWhatCan(data: unknown): WorldDocument {
  try {
    return migrate(data).document;
  } catch (fault) {
    if (fault instanceof UnreadableWorld) throw fault;
    console.warn("The game could not be read with its history", fault);
    return migrate(withoutHistory(data)).document;
  }
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
