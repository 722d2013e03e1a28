import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { boundedRead } from "../stores/files/boundedRead.ts";
import { unlessMissing } from "../stores/files/durableWrite.ts";
import { noteBackup } from "../stores/files/folderFacts.ts";
import { readAllRows } from "../stores/files/loadRows.ts";
import { forgetOlderFiles } from "../stores/files/olderFiles.ts";
import { isWholePicture } from "../stores/files/PictureFiles.ts";
import { namesIn } from "../stores/files/Quarantine.ts";
import { rowText } from "../stores/files/rowFormat.ts";
import { WorldPaths } from "../stores/files/worldPaths.ts";
import { BackupFolder } from "./BackupFolder.ts";
import { type BackupJob, copyWorld } from "./copyWorld.ts";
import { holdBackups } from "./holdBackups.ts";
import { keepApart } from "./keptApart.ts";

interface BackupReport {
  readonly place: string;
  readonly users: number;
  readonly worlds: number;
  readonly versions: number;
  readonly pictures: number;
  /** Ids of worlds whose present version could not be read: an older one stands in its place, or none. */
  readonly damaged: readonly string[];
  /** A sentence for everything else that could not be read. */
  readonly faults: readonly string[];
  /** A sentence for each file that is damaged in the backup before, but whole in this one. */
  readonly renewed: readonly string[];
}

/**
 * Copies a data folder while a server may be writing to it: every account and world that was there when the backup
 * began, each world as it is when its turn comes, without those that were deleted meanwhile. What cannot be read is not
 * taken along. As long as there is any, or anything is set aside, the files of an earlier server stay, because they may
 * hold it whole. Throws in plain words if the folder cannot be read or the backup cannot be written; an unfinished
 * backup is then removed.
 */
export async function backUp(from: string, backups: string, moment: Date): Promise<BackupReport> {
  await keepApart(backups, from);
  const lock = await holdBackups(backups);
  try {
    return await writeBackup(from, backups, moment);
  } finally {
    await lock.release();
  }
}

async function writeBackup(from: string, backups: string, moment: Date): Promise<BackupReport> {
  const backup = await BackupFolder.begin(backups, moment);
  const lists = { pictures: new Set<string>(), damaged: [], faults: [] };
  const job: BackupJob = { from, paths: new WorldPaths(from), backup, ...lists, versions: 0 };
  try {
    const counts = await copyAll(job);
    await backup.finish();
    const { versions, damaged, faults } = job;
    const isClean = damaged.length + faults.length + (await namesIn(from)).length === 0;
    if (isClean) await forgetOlderFiles(from).catch(() => undefined);
    await noteBackup(from, backup.place, moment).catch(() => undefined);
    return { place: backup.place, ...counts, versions, damaged, faults, renewed: backup.renewed };
  } catch (error) {
    await backup.giveUp();
    throw error;
  }
}

async function copyAll(job: BackupJob): Promise<{ users: number; worlds: number; pictures: number }> {
  const { users, records, classes, reports, faults } = await readAllRows(job.from);
  job.faults.push(...faults);
  let worlds = 0;
  for (const row of records.values()) {
    const isOwned = users.has(row.userId);
    const copied = await copyWorld(job, row);
    // If the owner deleted the account meanwhile, no game is left. One whose account cannot be read may get their games
    // back.
    if (!copied || (!isOwned && copied.revision === 0)) continue;
    worlds += 1;
    await writeRow(job, "records", copied);
    if (!isOwned) job.faults.push(`The game ${copied.id} belongs to nobody.`);
  }
  for (const user of users.values()) await writeRow(job, "users", user);
  for (const row of classes.values()) await writeRow(job, "classes", row);
  for (const row of reports.values()) await writeRow(job, "reports", row);
  return { users: users.size, worlds, pictures: await copyPictures(job) };
}

function writeRow({ backup }: BackupJob, folder: string, row: { readonly id: string }): Promise<void> {
  return backup.write(`${folder}/${row.id}.json`, rowText(row));
}

/**
 * Returns the names of backgrounds that were drawn from words. Only the texts of games name them, so all of them are
 * copied.
 */
async function drawnPictures(from: string): Promise<string[]> {
  const names = (await readdir(join(from, "pictures")).catch(unlessMissing)) ?? [];
  return names.filter((name) => name.startsWith("drawn-"));
}

async function copyPictures({ from, backup, pictures, faults }: BackupJob): Promise<number> {
  let copied = 0;
  for (const digest of [...pictures, ...(await drawnPictures(from))]) {
    const path = `pictures/${digest}`;
    const isShared = await backup.share(path);
    const picture = isShared ? null : await boundedRead(join(from, path));
    const isTaken = isShared || (picture !== null && isWholePicture(digest, picture));
    if (picture && isTaken) await backup.write(path, picture);
    if (picture && !isTaken) faults.push(`The picture ${digest} is damaged and was left out.`);
    if (isTaken) copied += 1;
  }
  return copied;
}
