/** Copies one world with its versions into a backup, as its record has it. */
import { stat } from "node:fs/promises";
import { join } from "node:path";
import { readWhole } from "../data/files/DurableJsonFile.ts";
import { unlessMissing } from "../data/files/durableWrite.ts";
import { readOlderTables } from "../data/files/olderTables.ts";
import { hasRow } from "../data/files/RowFiles.ts";
import { readNote } from "../data/files/readNote.ts";
import { versionFormat } from "../data/files/versionFormat.ts";
import type { WorldPlaces } from "../data/files/WorldPlaces.ts";
import { digestOfThumbnail, type WorldRow } from "../data/rows.ts";
import type { OwnedVersion } from "../data/tables/WorldVault.ts";
import type { BackupFolder } from "./BackupFolder.ts";

/** What goes along from world to world. */
export interface Errand {
  readonly from: string;
  readonly places: WorldPlaces;
  readonly backup: BackupFolder;
  readonly pictures: Set<string>;
  readonly damaged: string[];
  readonly faults: string[];
  versions: number;
}

/** The record as it is to be kept; null for a world that is gone. */
export async function copyWorld(errand: Errand, row: WorldRow): Promise<WorldRow | null> {
  wantPicture(errand, row.thumbnail);
  if (row.revision === 0) return row;
  const { id } = row;
  const files = [errand.places.present(id), ...(await errand.places.older(id))];
  const present = await newestUpTo(row.revision, id, files);
  if (!present) return lateOrDamaged(errand, row);
  if (present.revision !== row.revision) errand.damaged.push(id);
  await errand.backup.write(`worlds/${id}.json`, versionFormat(id).toText(present));
  for (const file of files.slice(1)) await copyVersion(errand, id, file, present.revision);
  return row;
}

/** Saved more often meanwhile than versions are kept: then as it is now. No file at all: it was deleted, or is damaged beyond help. */
async function lateOrDamaged(errand: Errand, row: WorldRow): Promise<WorldRow | null> {
  const { id } = row;
  const now = await readWhole(errand.places.present(id), versionFormat(id));
  if (now === null) {
    // Nothing is deleted from a folder that no server has converted yet.
    const isDeleted = !hasRow(join(errand.from, "records"), id) && (await readOlderTables(errand.from)) === null;
    if (!isDeleted) errand.damaged.push(id);
    return null;
  }
  const text = versionFormat(id).toText(now);
  await errand.backup.write(`worlds/${id}.json`, text);
  const { name, thumbnail, revision, savedAt } = now;
  wantPicture(errand, thumbnail);
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
async function copyVersion(errand: Errand, id: string, file: string, present: number): Promise<void> {
  const note = await readNote(file);
  if (note && note.revision >= present) return;
  if (note && (await isTaken(errand, id, file, note.revision))) {
    wantPicture(errand, note.thumbnail);
    errand.versions += 1;
  } else if (await stat(file).catch(unlessMissing)) {
    errand.faults.push(`An older version of the game ${id} cannot be read and was left out: ${file}`);
  }
}

/** A version is never written twice, so the backup before may have it already. */
async function isTaken({ backup }: Errand, id: string, file: string, revision: number): Promise<boolean> {
  const path = `versions/${id}/${revision}.json`;
  if (await backup.share(path)) return true;
  const version = await readWhole(file, versionFormat(id));
  if (version) await backup.write(path, versionFormat(id).toText(version));
  return version !== null;
}

function wantPicture({ pictures }: Errand, thumbnail: string): void {
  const digest = digestOfThumbnail(thumbnail);
  if (digest) pictures.add(digest);
}
