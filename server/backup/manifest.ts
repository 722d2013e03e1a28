import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { boundedRead } from "../stores/files/boundedRead.ts";
import { digestOf } from "../stores/files/digestOf.ts";
import { unlessMissing } from "../stores/files/durableWrite.ts";

/**
 * The list of what is in a backup, with a digest of each file. It is written last, so a folder without it is no backup.
 */
export const MANIFEST = "backup.json";
const FORM = 1;
/** Backups are named by their moment, so that the last name is the newest. */
const NAME = /^\d{4}-\d\d-\d\dT\d\d\.\d\d\.\d\d(?:\.\d+)?$/;

const PATH_PART = /^[\w-][\w.-]*$/;

const UNFINISHED = ".unfinished";

/** Digests by path inside the backup, with `/` between folders. */
export type Digests = ReadonlyMap<string, string>;

/** Returns the name of a backup, such as `2026-11-21T10.22.01`, in UTC: a name that every file system takes. */
export function nameOfMoment(moment: Date): string {
  return moment.toISOString().slice(0, 19).replaceAll(":", ".");
}

export function manifestText(moment: Date, digests: Digests): string {
  return JSON.stringify({ form: FORM, savedAt: moment.toISOString(), files: Object.fromEntries(digests) });
}

/** Returns the hidden name of a backup that is still being written. */
export function unfinishedName(name: string): string {
  return `.${name}${UNFINISHED}`;
}

export function isUnfinished(name: string): boolean {
  return name.startsWith(".") && name.endsWith(UNFINISHED) && NAME.test(name.slice(1, -UNFINISHED.length));
}

/** Reads the list of a backup; null if the folder is no backup, or its list is damaged. */
export async function readManifest(folder: string): Promise<Digests | null> {
  const text = (await boundedRead(join(folder, MANIFEST)))?.toString("utf8");
  try {
    const { form, files }: { form?: unknown; files?: Record<string, string> } = JSON.parse(text ?? "{}");
    return form === FORM && files && Object.keys(files).every(isInside) ? new Map(Object.entries(files)) : null;
  } catch {
    return null;
  }
}

/** Returns whether a path in a list stays inside the backup and is that of a visible file. */
function isInside(path: string): boolean {
  return path.split("/").every((part) => PATH_PART.test(part));
}

/**
 * Returns the newest backup with a whole list in a folder of backups, or null; and the newer ones that were passed over
 * because their list is not whole.
 */
export async function newestBackup(folder: string): Promise<{ newest: string | null; passedOver: readonly string[] }> {
  const names = ((await readdir(folder).catch(unlessMissing)) ?? []).filter((name) => NAME.test(name));
  const passedOver: string[] = [];
  for (const name of names.sort().reverse()) {
    const backup = join(folder, name);
    if (await readManifest(backup)) return { newest: backup, passedOver };
    passedOver.push(backup);
  }
  return { newest: null, passedOver };
}

/** Returns the paths of files that are missing or are not what was written. */
export async function damagedFiles(folder: string, digests: Digests): Promise<string[]> {
  const damaged: string[] = [];
  for (const [path, digest] of digests) {
    if (!(await isWholeFile(join(folder, path), digest))) damaged.push(path);
  }
  return damaged;
}

/** Returns whether a file has the digest. A file that a failing disk does not let anybody read is damaged too. */
export async function isWholeFile(file: string, digest: string): Promise<boolean> {
  const content = await boundedRead(file).catch(() => null);
  return content !== null && digestOf(content) === digest;
}
