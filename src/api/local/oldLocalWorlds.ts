/** Games that the older product kept as texts, each under its id: moved into the database once, one at a time. */
import type { StoreTransaction } from "../../browser/database.ts";
import { removeText, storedKeys, loadText } from "../../browser/storage.ts";
import { toLocalCard, isLocalId, type LocalWorld, LocalWorldUnreadable, newLocalCard } from "./LocalWorld.ts";
import type { LocalDatabase } from "./LocalDatabase.ts";

/** What cannot be read or has no room stays where it is. */
export async function migrateOldWorlds(shelf: LocalDatabase): Promise<void> {
  for (const id of storedKeys().filter(isLocalId)) {
    try {
      const world = readOldWorld(id);
      if (world) await shelf.transact("readwrite", (tables) => putIfNew(tables, world));
      if (shelf.isPersistent) removeText(id);
    } catch (fault) {
      console.warn(`The old game ${id} stays where it is`, fault);
    }
  }
}

/** The game of an old text, null where there is none; throws LocalWorldUnreadable for a damaged one. */
export function readOldWorld(id: string): LocalWorld | null {
  const text = loadText(id);
  if (text === null) return null;
  const fields = fieldsOf(text);
  const card = newLocalCard(id, textOf(fields.name) || "Untitled", textOf(fields.thumbnail), null);
  const uploadedAsId = textOf(fields.uploadedAsId);
  if (uploadedAsId !== "") return { ...card, uploadedAsId, data: null };
  if (typeof fields.data !== "object" || fields.data === null) throw new LocalWorldUnreadable();
  return { ...card, data: fields.data };
}

async function putIfNew(tables: StoreTransaction, world: LocalWorld): Promise<void> {
  if ((await tables.get("localCards", world.id)) !== undefined) return;
  await tables.put("localCards", world.id, toLocalCard(world));
  if (world.data !== null) await tables.put("localGames", world.id, world.data);
}

function fieldsOf(text: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === "object" && value !== null) return { ...value };
  } catch {
    // Told below, as any other text that is no game.
  }
  throw new LocalWorldUnreadable();
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : typeof value === "number" ? String(value) : "";
}
