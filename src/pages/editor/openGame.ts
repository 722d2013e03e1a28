/** From a record of the server to a game that can be shown: its owner checked, its document read (spec §4, details §16). */
import { fetchWorld } from "../../api/client.ts";
import type { WorldRecord } from "../../api/wire.ts";
import { newId } from "../../browser/newId.ts";
import { newDocument, type WorldDocument } from "../../engine/index.ts";
import { migrate } from "../../migrate/migrate.ts";

export interface OpenedGame {
  readonly record: WorldRecord;
  readonly document: WorldDocument;
}

export class NotYourGame extends Error {
  override readonly name = "NotYourGame";
  constructor() {
    super("Sorry, this world could not be found.");
  }
}

export class UnreadableGame extends Error {
  override readonly name = "UnreadableGame";
  constructor() {
    super("This game could not be opened: something in it is damaged.");
  }
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

/** A damaged part that only remembers (what was open, earlier ticks and steps) must not cost the game. */
function migrateWhatCan(data: unknown): WorldDocument {
  for (const attempt of [data, without(data, "ui", "recording"), withoutHistory(data)]) {
    try {
      return migrate(attempt);
    } catch (fault) {
      console.warn("A part of the game could not be read", fault);
    }
  }
  throw new UnreadableGame();
}

function renamed(document: WorldDocument, name: string): WorldDocument {
  const { world } = document;
  return { ...document, world: { ...world, metadata: { ...world.metadata, name } } };
}

function withoutHistory(data: unknown): unknown {
  const bare = without(data, "ui", "recording", "undoStack", "redoStack");
  if (!isObject(bare)) return bare;
  return { ...bare, world: without(bare.world, "history", "evaluatedRuleIds", "evaluatedTickFrames", "input") };
}

function without(data: unknown, ...keys: readonly string[]): unknown {
  if (!isObject(data)) return data;
  return Object.fromEntries(Object.entries(data).filter(([key]) => !keys.includes(key)));
}

function isObject(data: unknown): data is Readonly<Record<string, unknown>> {
  return typeof data === "object" && data !== null && !Array.isArray(data);
}
