import { stat } from "node:fs/promises";
import { join } from "node:path";
import { readWhole } from "../stores/files/DurableJsonFile.ts";
import { unlessMissing } from "../stores/files/durableWrite.ts";
import { readOlderTables } from "../stores/files/olderTables.ts";
import { hasRow } from "../stores/files/RowFiles.ts";
import { hasOtherOwner } from "../stores/files/repair.ts";
import { versionFormat } from "../stores/files/versionFormat.ts";
import { readNote } from "../stores/files/versionHeads.ts";
import type { WorldPaths } from "../stores/files/worldPaths.ts";
import { digestOfThumbnail, type OwnedVersion, type WorldRow } from "../stores/rows.ts";
import type { BackupFolder } from "./BackupFolder.ts";
import { misowned } from "./checkAll.ts";

/** The state of a backup, which is passed from world to world. */
export interface BackupJob {
  readonly from: string;
  readonly paths: WorldPaths;
  readonly backup: BackupFolder;
  readonly pictures: Set<string>;
  readonly damaged: string[];
  readonly faults: string[];
  versions: number;
}

/**
 * Copies a world and returns its record as it is to be kept, which may be older than the game on the disk; null for a
 * world that is gone.
 */
export async function copyWorld(job: BackupJob, row: WorldRow): Promise<WorldRow | null> {
  const { id } = row;
  wantPicture(job, row.thumbnail);
  const files = [job.paths.present(id), ...(await job.paths.older(id))];
  const { version: newest, isPresent } = await newestOf(files, id);
  if (!newest) return row.revision === 0 ? row : damagedOrGone(job, row);
  if (!isPresent) job.damaged.push(id);
  if (hasOtherOwner(row, newest)) job.faults.push(misowned(id));
  const text = versionFormat(id).toText(newest);
  await job.backup.write(`worlds/${id}.json`, text);
  for (const file of files.slice(1)) await copyVersion(job, id, file, newest.revision);
  if (newest.revision <= row.revision) return row;
  const { name, thumbnail, revision, savedAt } = newest;
  wantPicture(job, thumbnail);
  return { ...row, name, thumbnail, revision, updatedAt: savedAt, bytes: Buffer.byteLength(text) };
}

/** Returns the first version that can be read, and whether it is the present one. */
async function newestOf(
  files: readonly string[],
  id: string,
): Promise<{ readonly version: OwnedVersion | null; readonly isPresent: boolean }> {
  for (const [index, file] of files.entries()) {
    const version = await readWhole(file, versionFormat(id));
    if (version) return { version, isPresent: index === 0 };
  }
  return { version: null, isPresent: false };
}

/**
 * Leaves out the record of a world without any readable version, and reports it unless the world was deleted meanwhile.
 * Nothing is deleted from a folder that no server has converted yet.
 */
async function damagedOrGone({ from, damaged }: BackupJob, { id }: WorldRow): Promise<null> {
  const isGone = !hasRow(join(from, "records"), id) && (await readOlderTables(from)) === null;
  if (!isGone) damaged.push(id);
  return null;
}

/**
 * Copies an older version. A damaged one is left out and reported; one that is gone was dropped by a save meanwhile.
 */
async function copyVersion(job: BackupJob, id: string, file: string, present: number): Promise<void> {
  const note = await readNote(file);
  if (note && note.revision >= present) return;
  if (note && (await isTaken(job, id, file, note.revision))) {
    wantPicture(job, note.thumbnail);
    job.versions += 1;
  } else if (await stat(file).catch(unlessMissing)) {
    job.faults.push(`An older version of the game ${id} cannot be read and was left out: ${file}`);
  }
}

/**
 * Returns whether a version is now in the backup. A version never changes, so the backup before may have it already.
 */
async function isTaken({ backup }: BackupJob, id: string, file: string, revision: number): Promise<boolean> {
  const path = `versions/${id}/${revision}.json`;
  if (await backup.share(path)) return true;
  const version = await readWhole(file, versionFormat(id));
  if (version) await backup.write(path, versionFormat(id).toText(version));
  return version !== null;
}

function wantPicture({ pictures }: BackupJob, thumbnail: string): void {
  const digest = digestOfThumbnail(thumbnail);
  if (digest) pictures.add(digest);
}
