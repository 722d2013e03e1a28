/** Opens a data folder: locks it, clears what a crash left, and puts damaged files right before anything is served (product §21). */
import { mkdir, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Log } from "../Log.ts";
import { crashSafeAdapter } from "./crashSafeAdapter.ts";
import { TEMPORARY } from "./durableWrite.ts";
import { FolderLock } from "./FolderLock.ts";
import { PictureFiles } from "./PictureFiles.ts";
import type { UserRow, WorldRow } from "./rows.ts";
import type { Stores } from "./Stores.ts";
import { type Rows, Table } from "./Table.ts";
import { WorldFiles } from "./WorldFiles.ts";

export async function openFileStores(folder: string, log: Log): Promise<Stores> {
  for (const part of ["worlds", "versions", "pictures"]) await mkdir(join(folder, part), { recursive: true });
  const lock = await FolderLock.take(folder);
  try {
    return await openLocked(folder, lock, log);
  } catch (error) {
    await lock.release();
    throw error;
  }
}

async function openLocked(folder: string, lock: FolderLock, log: Log): Promise<Stores> {
  for (const part of [".", "worlds", "pictures"]) await removeTemporaries(join(folder, part), log);
  const users = await openTable<UserRow>(folder, "users.json", log);
  const records = await openTable<WorldRow>(folder, "records.json", log);
  const worlds = new WorldFiles(folder, log);
  await Promise.all(records.all().map((row) => checkWorld(row, records, worlds)));
  const close = async (): Promise<void> => {
    await Promise.all([users.settled(), records.settled()]);
    await lock.release();
  };
  return { users, records, worlds, pictures: new PictureFiles(join(folder, "pictures")), close };
}

async function removeTemporaries(folder: string, log: Log): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!TEMPORARY.test(name)) continue;
    await rm(join(folder, name), { force: true });
    log({ event: "an unfinished write was removed", file: name });
  }
}

async function openTable<Row extends { readonly id: string }>(folder: string, name: string, log: Log) {
  const file = join(folder, name);
  const before = `${file}.before`;
  const quarantine = join(folder, "quarantine");
  const adapter = crashSafeAdapter<Rows<Row>>({ file, before, older: async () => [before], quarantine, log });
  return new Table<Row>(adapter).load();
}

/** A file of the size its record names is taken as whole; any other is read, which falls back where it must. */
async function checkWorld(row: WorldRow, records: Table<WorldRow>, worlds: WorldFiles): Promise<void> {
  if ((await worlds.size(row.id)) === row.bytes) return;
  const found = await worlds.read(row.id);
  if (!found) return;
  const revision = Math.max(row.revision, found.revision);
  await records.put({ ...row, name: found.name, revision, bytes: await worlds.size(row.id) });
}
