import { mkdir, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Log } from "../Log.ts";
import { asTrouble, durableWrite, putRightLater, throwTrouble } from "./files/durableWrite.ts";
import { FolderLock, PACE } from "./files/FolderLock.ts";
import { folderFacts, leftoversOf } from "./files/folderFacts.ts";
import {
  classFilesIn,
  type FolderRows,
  loadRows,
  readAllRows,
  recordFilesIn,
  reportFilesIn,
  userFilesIn,
} from "./files/loadRows.ts";
import { makeFolder } from "./files/makeFolder.ts";
import { refuseHalfRestored, refuseOddRows, setOddFilesAside, setOddFoldersAside } from "./files/misplaced.ts";
import { forgetOlderFiles, OLDER } from "./files/olderFiles.ts";
import { PackedFiles } from "./files/PackedFiles.ts";
import { PictureFiles } from "./files/PictureFiles.ts";
import { Quarantine } from "./files/Quarantine.ts";
import { type DataFolder, type Followed, followGames, removeTemporaries, repair } from "./files/repair.ts";
import { syncFolder } from "./files/syncFolder.ts";
import { WorldFiles } from "./files/WorldFiles.ts";
import { WorldPaths } from "./files/worldPaths.ts";
import { CollectedClasses, CollectedReports } from "./memory/CollectedClasses.ts";
import { CollectedUsers } from "./memory/CollectedUsers.ts";
import { CollectedWorlds } from "./memory/CollectedWorlds.ts";
import { Collection } from "./memory/Collection.ts";
import { LiveInMemory, LocksInMemory } from "./memory/LiveInMemory.ts";
import { Visits } from "./memory/Visits.ts";
import { digestOfThumbnail, type WorldRow } from "./rows.ts";
import type { Stores } from "./Stores.ts";
import { storesForReading } from "./storesForReading.ts";
import { isStorageTrouble, StorageFull } from "./troubles.ts";

const PARTS = ["users", "records", "classes", "reports", "worlds", "versions", "pictures", "packed", "deleted"];

/**
 * Opens a data folder: takes its lock, clears what a crash left, and repairs damaged files before anything is served.
 * If nothing can be written, everything can still be looked at and played, and each change tries again. Throws a
 * message in plain words if another server holds the folder, or there is nothing to look at.
 */
export async function openFileStores(folder: string, log: Log): Promise<Stores> {
  await refuseHalfRestored(folder);
  await refuseOddRows(folder);
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
    const { data, followed } = dataFolder(folder, await loadRows(folder, quarantine, log), quarantine, log);
    for (const id of followed.ids) data.records.changeSoon(id, (row) => row);
    for (const row of followed.misowned) await keepMisowned(folder, row, quarantine, log);
    await repair(data);
    return storesOver(data, folder, quarantine, lock);
  } catch (error) {
    await lock.release();
    throw error;
  }
}

async function makeParts(folder: string, quarantine: Quarantine): Promise<void> {
  try {
    await makeFolder(folder);
    await setOddFoldersAside(folder, [...PARTS, OLDER], quarantine);
    const made = await Promise.all(PARTS.map((part) => mkdir(join(folder, part), { recursive: true })));
    if (made.some(Boolean)) await syncFolder(folder);
  } catch (error) {
    throw asTrouble(error, folder);
  }
}

/** Takes the lock of the folder. If the disk is full, packed games are removed to make room for it. */
async function takeLock(folder: string, log: Log): Promise<FolderLock> {
  const take = (): Promise<FolderLock> => FolderLock.take(folder, { pace: PACE, log, onLost: () => endAtOnce(log) });
  return take().catch(async (error: unknown) => {
    const swept =
      error instanceof StorageFull ? await new PackedFiles(join(folder, "packed")).sweep(Number.POSITIVE_INFINITY) : 0;
    if (swept === 0) throw error;
    return take();
  });
}

/** Ends the process, because anything it still wrote would damage what the other server writes. */
function endAtOnce(log: Log): never {
  log({ event: "the folder was taken over by another server" });
  process.exit(1);
}

/** Opens a folder as it is, without repairing anything. */
async function openToRead(folder: string, log: Log): Promise<Stores> {
  const quarantine = new Quarantine(folder, log, false);
  const { data } = dataFolder(folder, await readAllRows(folder), quarantine, log);
  return storesOver(data, folder, quarantine, null);
}

/**
 * Keeps a copy in quarantine of a record that named another owner than its game, and would have handed the game over.
 */
async function keepMisowned(folder: string, row: WorldRow, quarantine: Quarantine, log: Log): Promise<void> {
  log({ event: "a record named another owner than its game: it stays with the owner that the game names", id: row.id });
  const kept = quarantine.keep(join(folder, "records", `${row.id}.json`), [Buffer.from(JSON.stringify(row))]);
  await kept.catch(putRightLater(log, row.id));
}

/** Puts together what a folder consists of. `followed` are records that differ now from those on the disk. */
function dataFolder(
  folder: string,
  rows: FolderRows,
  quarantine: Quarantine,
  log: Log,
): { readonly data: DataFolder; readonly followed: Followed } {
  const paths = new WorldPaths(folder);
  const files = new WorldFiles(paths, quarantine, log);
  const followed = followGames(rows.records, files);
  const users = new Collection(userFilesIn(folder, quarantine, log), rows.users);
  const records = new Collection(recordFilesIn(folder, quarantine, log), rows.records);
  const classes = new Collection(classFilesIn(folder, quarantine, log), rows.classes);
  const reports = new Collection(reportFilesIn(folder, quarantine, log), rows.reports);
  return { data: { users, records, classes, reports, paths, files, log }, followed };
}

function storesOver(data: DataFolder, folder: string, quarantine: Quarantine, lock: FolderLock | null): Stores {
  const { users: people, records, classes, reports } = data;
  const users = new CollectedUsers(people, () => forgetOlderFiles(folder));
  const worlds = new CollectedWorlds(records, users, data.files);
  return {
    users,
    worlds,
    pictures: new PictureFiles(join(folder, "pictures"), quarantine, () => namedPictures(data)),
    visits: new Visits(),
    classes: new CollectedClasses(classes),
    reports: new CollectedReports(reports),
    live: new LiveInMemory(),
    locks: new LocksInMemory(),
    control: lock?.control ?? null,
    facts: () => folderFacts(folder),
    leftovers: () => leftoversOf(folder),
    check: () => checkFolder(folder),
    close: async () => {
      await worlds.settled();
      await Promise.all([people, records, classes, reports].map((rows) => rows.settled()));
      await lock?.release();
    },
  };
}

async function namedPictures({ records, paths, files }: DataFolder): Promise<ReadonlySet<string>> {
  const thumbnails = new Set<string>();
  const addPresent = (): void => {
    for (const { thumbnail } of records.all()) thumbnails.add(thumbnail);
  };
  // Records are read before and after the versions: what a save makes a kept version in between was a present one
  // before.
  addPresent();
  for (const id of await paths.withVersions()) {
    for (const { thumbnail } of await files.versions(id)) thumbnails.add(thumbnail);
  }
  addPresent();
  return new Set([...thumbnails].map(digestOfThumbnail).filter((digest) => digest !== null));
}

/** Checks that the folder takes writes, by writing a file and removing it again. */
async function checkFolder(folder: string): Promise<void> {
  const probe = join(folder, "health");
  await durableWrite({ file: probe, content: "whole" });
  await rm(probe, { force: true }).catch(throwTrouble);
}
