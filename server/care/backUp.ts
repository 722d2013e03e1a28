import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { TO_READ, unlessMissing } from "../data/files/durableWrite.ts";
import { readAllRows } from "../data/files/loadRows.ts";
import { forgetOlderFiles } from "../data/files/olderTables.ts";
import { isWhole } from "../data/files/PictureFiles.ts";
import { rowFormat } from "../data/files/rowFormat.ts";
import { WorldPlaces } from "../data/files/WorldPlaces.ts";
import type { UserRow, WorldRow } from "../data/rows.ts";
import { BackupFolder } from "./BackupFolder.ts";
import { copyWorld, type Errand } from "./copyWorld.ts";
import { keepApart } from "./keptApart.ts";

export interface BackupReport {
  readonly place: string;
  readonly users: number;
  readonly worlds: number;
  readonly versions: number;
  readonly pictures: number;
  /** Ids of worlds whose present version could not be read: an older one stands in its place, or none. */
  readonly damaged: readonly string[];
  /** A sentence for everything else that could not be read. */
  readonly faults: readonly string[];
}

/**
 * Copies a data folder while a server may be writing to it, as it stood at the moment its records were read: a world that was saved
 * since then is among its versions as it was, one that was deleted since then is left out. What cannot be read is not taken along.
 * Throws in plain words if the folder cannot be read or the backup cannot be written; an unfinished backup is then removed.
 */
export async function backUp(from: string, shelf: string, moment: Date): Promise<BackupReport> {
  await keepApart(shelf, from);
  const backup = await BackupFolder.begin(shelf, moment);
  const lists = { pictures: new Set<string>(), damaged: [], faults: [] };
  const errand: Errand = { from, places: new WorldPlaces(from), backup, ...lists, versions: 0 };
  try {
    const counts = await copyAll(errand);
    await backup.finish();
    await forgetOlderFiles(from).catch(() => undefined);
    const { versions, damaged, faults } = errand;
    return { place: backup.place, ...counts, versions, damaged, faults };
  } catch (error) {
    await backup.giveUp();
    throw error;
  }
}

async function copyAll(errand: Errand): Promise<{ users: number; worlds: number; pictures: number }> {
  const { users, records, faults } = await readAllRows(errand.from);
  errand.faults.push(...faults);
  let worlds = 0;
  for (const row of records.values()) {
    const isOwned = users.has(row.userId);
    // Of an owner who left meanwhile nothing is there any more. One whose account cannot be read may get it back.
    const copied = isOwned || row.revision > 0 ? await copyWorld(errand, row) : null;
    if (!copied) continue;
    worlds += 1;
    await writeRow(errand, "records", copied);
    if (!isOwned) errand.faults.push(`The game ${copied.id} belongs to nobody.`);
  }
  for (const user of users.values()) await writeRow(errand, "users", user);
  return { users: users.size, worlds, pictures: await copyPictures(errand) };
}

function writeRow({ backup }: Errand, folder: "users" | "records", row: UserRow | WorldRow): Promise<void> {
  return backup.write(`${folder}/${row.id}.json`, rowFormat(row.id).toText(row));
}

/** Backgrounds that were drawn from words: games name them in their own text. */
async function drawnPictures(from: string): Promise<string[]> {
  const names = (await readdir(join(from, "pictures")).catch(unlessMissing)) ?? [];
  return names.filter((name) => name.startsWith("drawn-"));
}

async function copyPictures({ from, backup, pictures, faults }: Errand): Promise<number> {
  let copied = 0;
  for (const digest of [...pictures, ...(await drawnPictures(from))]) {
    const path = `pictures/${digest}`;
    const isShared = await backup.share(path);
    const picture = isShared ? null : await readFile(join(from, path), { flag: TO_READ }).catch(unlessMissing);
    const isTaken = isShared || (picture !== null && isWhole(digest, picture));
    if (picture && isTaken) await backup.write(path, picture);
    if (picture && !isTaken) faults.push(`The picture ${digest} is damaged and was left out.`);
    if (isTaken) copied += 1;
  }
  return copied;
}
