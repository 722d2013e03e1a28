/** Copies one world with its versions into a backup, as its record has it. */
import { stat } from "node:fs/promises";
import { join } from "node:path";
import { readWhole } from "../stores/files/DurableJsonFile.ts";
import { unlessMissing } from "../stores/files/durableWrite.ts";
import { readOlderTables } from "../stores/files/olderTables.ts";
import { hasRow } from "../stores/files/RowFiles.ts";
import { versionFormat } from "../stores/files/versionFormat.ts";
import { readNote } from "../stores/files/versionHeads.ts";
import type { WorldPaths } from "../stores/files/worldPaths.ts";
import type { OwnedVersion } from "../stores/memory/WorldVault.ts";
import { digestOfThumbnail, type WorldRow } from "../stores/rows.ts";
import type { BackupFolder } from "./BackupFolder.ts";

/** What goes along from world to world. */
export interface BackupJob {
  readonly from: string;
  readonly paths: WorldPaths;
  readonly backup: BackupFolder;
  readonly pictures: Set<string>;
  readonly damaged: string[];
  readonly faults: string[];
  versions: number;
}

/** The record as it is to be kept; null for a world that is gone. */
export async function copyWorld(job: BackupJob, row: WorldRow): Promise<WorldRow | null> {
  wantPicture(job, row.thumbnail);
  if (row.revision === 0) return row;
  const { id } = row;
  const files = [job.paths.present(id), ...(await job.paths.older(id))];
  const present = await newestUpTo(row.revision, id, files);
  if (!present) return lateOrDamaged(job, row);
  if (present.revision !== row.revision) job.damaged.push(id);
  await job.backup.write(`worlds/${id}.json`, versionFormat(id).toText(present));
  for (const file of files.slice(1)) await copyVersion(job, id, file, present.revision);
  return row;
}

/** Saved more often meanwhile than versions are kept: then as it is now. No file at all: it was deleted, or is damaged beyond help. */
async function lateOrDamaged(job: BackupJob, row: WorldRow): Promise<WorldRow | null> {
  const { id } = row;
  const now = await readWhole(job.paths.present(id), versionFormat(id));
  if (now === null) {
    // Nothing is deleted from a folder that no server has converted yet.
    const isDeleted = !hasRow(join(job.from, "records"), id) && (await readOlderTables(job.from)) === null;
    if (!isDeleted) job.damaged.push(id);
    return null;
  }
  const text = versionFormat(id).toText(now);
  await job.backup.write(`worlds/${id}.json`, text);
  const { name, thumbnail, revision, savedAt } = now;
  wantPicture(job, thumbnail);
  return { ...row, name, thumbnail, revision, updatedAt: savedAt, bytes: Buffer.byteLength(text) };
}

async function newestUpTo(revision: number, id: string, files: readonly string[]): Promise<OwnedVersion | null> {
  for (const file of files) {
    const version = await readWhole(file, versionFormat(id));
    if (version && version.revision <= revision) return version;
  }
  return null;
}

/** One that is damaged is left behind, and one that is gone was dropped by a save meanwhile. */
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

/** A version is never written twice, so the backup before may have it already. */
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
