/** Opens a data folder: locks it, clears what a crash left, and puts damaged files right before anything is served (product §21). */
import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Log } from "../Log.ts";
import { asTrouble, durableWrite } from "./files/durableWrite.ts";
import { FolderLock, PACE } from "./files/FolderLock.ts";
import { PictureFiles } from "./files/PictureFiles.ts";
import { Quarantine } from "./files/Quarantine.ts";
import { type DataFolder, removeTemporaries, repair } from "./files/repair.ts";
import { TableFile } from "./files/TableFile.ts";
import { refuseHalfRestored } from "./files/unfinishedRestore.ts";
import { WorldFiles } from "./files/WorldFiles.ts";
import { WorldPlaces } from "./files/WorldPlaces.ts";
import { digestOfThumbnail, type UserRow, type WorldRow } from "./rows.ts";
import type { Stores } from "./Stores.ts";
import { Table } from "./tables/Table.ts";
import { TableUsers } from "./tables/TableUsers.ts";
import { TableWorlds } from "./tables/TableWorlds.ts";
import { Visits } from "./tables/Visits.ts";

const PARTS = ["worlds", "versions", "pictures", "packed", "deleted"];

export async function openFileStores(folder: string, log: Log): Promise<Stores> {
  for (const part of PARTS) await mkdir(join(folder, part), { recursive: true });
  await refuseHalfRestored(folder);
  const lock = await FolderLock.take(folder, { pace: PACE, log, onLost: () => endAtOnce(log) });
  try {
    return await openLocked(folder, lock, log);
  } catch (error) {
    await lock.release();
    throw error;
  }
}

/** Whatever was still written would damage what the other server writes. */
function endAtOnce(log: Log): never {
  log({ event: "the folder was taken over by another server" });
  process.exit(1);
}

async function openLocked(folder: string, lock: FolderLock, log: Log): Promise<Stores> {
  for (const part of [".", ...PARTS]) await removeTemporaries(join(folder, part), log);
  const tables = {
    users: await new Table<UserRow>(new TableFile(folder, "users", log)).load(),
    records: await new Table<WorldRow>(new TableFile(folder, "records", log)).load(),
  };
  const places = new WorldPlaces(folder);
  const quarantine = new Quarantine(folder, log);
  const data: DataFolder = { ...tables, places, files: new WorldFiles(places, quarantine, log), log };
  await repair(data);
  const users = new TableUsers(tables.users, () => Promise.all([tables.users.renew(), tables.records.renew()]));
  const worlds = new TableWorlds(tables.records, users, data.files);
  return {
    users,
    worlds,
    pictures: new PictureFiles(join(folder, "pictures"), quarantine, () => namedPictures(data)),
    visits: new Visits(),
    control: lock.control,
    check: () => checkFolder(folder),
    close: async () => {
      await worlds.settled();
      await Promise.all([tables.users.settled(), tables.records.settled()]);
      await lock.release();
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
