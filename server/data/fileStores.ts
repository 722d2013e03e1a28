/** Opens a data folder: locks it, clears what a crash left, and puts damaged files right before anything is served. */
import { mkdir, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Log } from "../Log.ts";
import { asTrouble, durableWrite } from "./files/durableWrite.ts";
import { FolderLock, PACE } from "./files/FolderLock.ts";
import { setFilesAside, setOddFilesAside } from "./files/misplaced.ts";
import { PackedFiles } from "./files/PackedFiles.ts";
import { PictureFiles } from "./files/PictureFiles.ts";
import { Quarantine } from "./files/Quarantine.ts";
import { readTable } from "./files/readTable.ts";
import { type DataFolder, removeTemporaries, repair } from "./files/repair.ts";
import { TableFile } from "./files/TableFile.ts";
import { refuseHalfRestored } from "./files/unfinishedRestore.ts";
import { WorldFiles } from "./files/WorldFiles.ts";
import { WorldPlaces } from "./files/WorldPlaces.ts";
import { digestOfThumbnail, type UserRow, type WorldRow } from "./rows.ts";
import type { Stores } from "./Stores.ts";
import { storesForReading } from "./storesForReading.ts";
import { Rows } from "./tables/Rows.ts";
import { Table, type TableAdapter } from "./tables/Table.ts";
import { TableUsers } from "./tables/TableUsers.ts";
import { TableWorlds } from "./tables/TableWorlds.ts";
import { Visits } from "./tables/Visits.ts";
import { isStorageTrouble, StorageFull, StorageReadOnly } from "./troubles.ts";

const PARTS = ["worlds", "versions", "pictures", "packed", "deleted"];

/**
 * Where nothing can be written, everything can still be looked at and played, and each change tries again. Throws a message in plain words
 * where another server holds the folder, or there is nothing to look at.
 */
export async function openFileStores(folder: string, log: Log): Promise<Stores> {
  await refuseHalfRestored(folder);
  const open = (): Promise<Stores> => openHeld(folder, log);
  try {
    return await open();
  } catch (error) {
    if (!isStorageTrouble(error)) throw error;
    if (!(await holdsGames(folder))) throw new Error(`${error.message} ${advice()}`, { cause: error });
    log({ event: "games can be played, but nothing can be saved", reason: error.message });
    return storesForReading(await openToRead(folder, log), open);
  }
}

async function holdsGames(folder: string): Promise<boolean> {
  return readdir(join(folder, "worlds")).then(
    () => true,
    () => false,
  );
}

function advice(): string {
  return `It must belong to the user who runs the server (number ${process.getuid?.()}). DATA_DIR names another one.`;
}

async function openHeld(folder: string, log: Log): Promise<Stores> {
  const quarantine = new Quarantine(folder, log);
  await makeParts(folder, quarantine);
  const lock = await takeLock(folder, log);
  try {
    await setOddFilesAside(folder, quarantine);
    for (const part of [".", ...PARTS]) await removeTemporaries(join(folder, part), log);
    const data = await load(folder, quarantine, log, (name) => new TableFile(folder, name, log));
    await repair(data);
    return storesOver(data, folder, quarantine, lock);
  } catch (error) {
    await lock.release();
    throw error;
  }
}

async function makeParts(folder: string, quarantine: Quarantine): Promise<void> {
  try {
    await setFilesAside(folder, PARTS, quarantine);
    for (const part of PARTS) await mkdir(join(folder, part), { recursive: true });
  } catch (error) {
    throw asTrouble(error, folder);
  }
}

/** On a full disk packed games give way. */
async function takeLock(folder: string, log: Log): Promise<FolderLock> {
  const take = (): Promise<FolderLock> => FolderLock.take(folder, { pace: PACE, log, onLost: () => endAtOnce(log) });
  return take().catch(async (error: unknown) => {
    const swept =
      error instanceof StorageFull ? await new PackedFiles(join(folder, "packed")).sweep(Number.POSITIVE_INFINITY) : 0;
    if (swept === 0) throw error;
    return take();
  });
}

/** Whatever was still written would damage what the other server writes. */
function endAtOnce(log: Log): never {
  log({ event: "the folder was taken over by another server" });
  process.exit(1);
}

/** As it is, without putting anything right. */
async function openToRead(folder: string, log: Log): Promise<Stores> {
  const quarantine = new Quarantine(folder, log, false);
  const data = await load(folder, quarantine, log, (name) => tableForReading(folder, name));
  return storesOver(data, folder, quarantine, null);
}

function tableForReading<Row extends { readonly id: string }>(folder: string, name: string): TableAdapter<Row> {
  return {
    read: async () => {
      const rows = new Rows<Row>();
      for (const [id, row] of (await readTable<Row>(folder, name)).rows) rows.set(id, row);
      return rows;
    },
    write: async () => {
      throw new StorageReadOnly(`The folder ${folder} is only read.`);
    },
  };
}

async function load(
  folder: string,
  quarantine: Quarantine,
  log: Log,
  adapter: <Row extends { readonly id: string }>(name: string) => TableAdapter<Row>,
): Promise<DataFolder> {
  const users = await new Table<UserRow>(adapter("users")).load();
  const records = await new Table<WorldRow>(adapter("records")).load();
  const places = new WorldPlaces(folder);
  return { users, records, places, files: new WorldFiles(places, quarantine, log), log };
}

function storesOver(data: DataFolder, folder: string, quarantine: Quarantine, lock: FolderLock | null): Stores {
  const { users: people, records } = data;
  const users = new TableUsers(people, () => Promise.all([people.renew(), records.renew()]));
  const worlds = new TableWorlds(records, users, data.files);
  return {
    users,
    worlds,
    pictures: new PictureFiles(join(folder, "pictures"), quarantine, () => namedPictures(data)),
    visits: new Visits(),
    control: lock?.control ?? null,
    check: () => checkFolder(folder),
    close: async () => {
      await worlds.settled();
      await Promise.all([people.settled(), records.settled()]);
      await lock?.release();
    },
  };
}

async function namedPictures({ records, places, files }: DataFolder): Promise<ReadonlySet<string>> {
  const thumbnails = new Set<string>();
  const addPresent = (): void => {
    for (const { thumbnail } of records.all()) thumbnails.add(thumbnail);
  };
  // Before and after: what a save meanwhile makes a kept version of was a present one before.
  addPresent();
  for (const id of await places.withVersions()) {
    for (const { thumbnail } of await files.versions(id)) thumbnails.add(thumbnail);
  }
  addPresent();
  return new Set([...thumbnails].map(digestOfThumbnail).filter((digest) => digest !== null));
}

/** Writes a file and removes it again. */
async function checkFolder(folder: string): Promise<void> {
  const probe = join(folder, "health");
  await durableWrite({ file: probe, content: "whole" });
  await rm(probe, { force: true }).catch((error: unknown) => {
    throw asTrouble(error);
  });
}
