/** Games of the older product, which stored each as text in localStorage under its id. */
import type { StoreTransaction } from "../../browser/database.ts";
import { loadText, removeText, storedKeys } from "../../browser/storage.ts";
import type { LocalDatabase } from "./LocalDatabase.ts";
import { isLocalId, type LocalWorld, LocalWorldUnreadable, newLocalCard, toLocalCard } from "./LocalWorld.ts";

/** Moves all of them into the database, one at a time. What cannot be read or stored stays in localStorage. */
export async function migrateOldWorlds(database: LocalDatabase): Promise<void> {
  for (const id of storedKeys().filter(isLocalId)) {
    try {
      const world = readOldWorld(id);
      if (world) await database.transact("readwrite", (stores) => putIfNew(stores, world));
      if (database.isPersistent) removeText(id);
    } catch (error) {
      console.warn(`The old game ${id} stays where it is`, error);
    }
  }
}

/** The old game with this id, or null. Throws LocalWorldUnreadable if it is damaged. */
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

async function putIfNew(stores: StoreTransaction, world: LocalWorld): Promise<void> {
  if ((await stores.get("localCards", world.id)) !== undefined) return;
  await stores.put("localCards", world.id, toLocalCard(world));
  if (world.data !== null) await stores.put("localGames", world.id, world.data);
}

function fieldsOf(text: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === "object" && value !== null) return { ...value };
  } catch {
    // Reported below, like any other text that is not a game.
  }
  throw new LocalWorldUnreadable();
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : typeof value === "number" ? String(value) : "";
}
