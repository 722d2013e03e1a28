/** What the operator should know of a data folder: the disk, the last backup, and where copies of deleted things may be. */
import { readdir, statfs } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Leftover, StorageFacts } from "../Stores.ts";
import { boundedRead } from "./boundedRead.ts";
import { durableWrite, unlessMissing } from "./durableWrite.ts";
import { namesIn, QUARANTINE } from "./Quarantine.ts";

/** The file in which `npm run backup` leaves a note for the server. */
const NOTE = "last-backup.json";
/** Folders that were set aside: by a restore, or by a conversion. */
const ASIDE = /^before(?:-|$)/;
const BACKUP = /^\d{4}-\d\d-\d\dT/;

interface BackupNote {
  readonly at: string;
  readonly place: string;
}

/** Notes that a backup is finished. */
export async function noteBackup(folder: string, place: string, moment: Date): Promise<void> {
  const note: BackupNote = { at: moment.toISOString(), place };
  await durableWrite({ file: join(folder, NOTE), content: JSON.stringify(note) });
}

export async function folderFacts(folder: string): Promise<StorageFacts> {
  const { bavail, blocks, bsize } = await statfs(folder);
  const note = await readNote(folder);
  return { disk: { free: bavail * bsize, all: blocks * bsize }, lastBackup: note?.at ?? null };
}

/** Backups, what was set aside because it could not be read, and folders from before a restore or a conversion. */
export async function leftoversOf(folder: string): Promise<readonly Leftover[]> {
  const note = await readNote(folder);
  const backups = note ? dirname(note.place) : null;
  const made = backups === null ? [] : (await namesOf(backups)).filter((name) => BACKUP.test(name));
  const quarantined = await namesIn(folder);
  const aside = (await namesOf(folder)).filter((name) => ASIDE.test(name));
  const places = [
    ...made.map((name) => join(backups ?? "", name)),
    ...quarantined.map((name) => join(folder, QUARANTINE, name)),
    ...aside.map((name) => join(folder, name)),
  ];
  return places.map((place) => ({ place, command: `rm -r ${quoted(place)}` }));
}

async function namesOf(folder: string): Promise<readonly string[]> {
  return ((await readdir(folder).catch(unlessMissing)) ?? []).sort();
}

/** Returns a path as a shell reads it, whatever is in it. */
function quoted(path: string): string {
  return `'${path.replaceAll("'", `'\\''`)}'`;
}

async function readNote(folder: string): Promise<BackupNote | null> {
  const text = (await boundedRead(join(folder, NOTE)))?.toString("utf8");
  try {
    const { at, place } = Object(JSON.parse(text ?? "null"));
    return typeof at === "string" && typeof place === "string" ? { at, place } : null;
  } catch {
    return null;
  }
}
