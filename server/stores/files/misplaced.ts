import { lstat, readdir, rename, stat } from "node:fs/promises";
import { join } from "node:path";
import { TEMPORARY, unlessMissing } from "./durableWrite.ts";
import { isFolder } from "./makeFolder.ts";
import { QUARANTINE, type Quarantine } from "./Quarantine.ts";
import { idOfWorldFile, WORLD_END } from "./worldPaths.ts";

/**
 * Names of files at the top of the folder: those of earlier servers (`olderTables`), and the probe of `GET /health`.
 */
const FILE = /^(?:users|records)\.|^health$/;
const FOLDERS_OF_FILES = ["users", "records", "classes", "reports", "worlds", "pictures", "packed", "deleted"];

/**
 * Sets aside what has the name of a file without being one, and would prevent a start: folders, pipes, sockets, broken
 * links. Also sets aside files among the games under names that no game has.
 */
export async function setOddFilesAside(folder: string, quarantine: Quarantine): Promise<void> {
  for (const name of await oddFilesIn(folder)) {
    if (FILE.test(name) || TEMPORARY.test(name)) await quarantine.take(join(folder, name));
  }
  for (const part of FOLDERS_OF_FILES) {
    for (const name of await oddFilesIn(join(folder, part))) await quarantine.take(join(folder, part, name));
  }
  for (const { name } of await entriesIn(join(folder, "worlds"))) {
    if (name.endsWith(WORLD_END) && !idOfWorldFile(name)) await quarantine.take(join(folder, "worlds", name));
  }
}

/** The mark of an unfinished restore: a server that started on half of the files would take the rest for lost. */
export const UNFINISHED_RESTORE = "unfinished-restore";

/** Throws a message in plain words if a restore of this folder was begun and not finished. */
export async function refuseHalfRestored(folder: string): Promise<void> {
  if ((await stat(join(folder, UNFINISHED_RESTORE)).catch(unlessMissing)) === null) return;
  throw new Error(`Putting a backup back into ${folder} was not finished. Do it again: npm run restore -- FOLDER`);
}

const ROWS = { users: "the accounts", records: "the list of all games", classes: "the classes" };

/**
 * Throws a message in plain words if accounts or records are not in a folder, as when the disk that a link leads to is
 * missing: a server without them would begin with nobody.
 */
export async function refuseOddRows(folder: string): Promise<void> {
  for (const [part, what] of Object.entries(ROWS)) {
    const place = join(folder, part);
    if (!(await isOddFolder(place))) continue;
    throw new Error(
      `${place} should be the folder of ${what}, but it is a file, or a link that leads nowhere. Nothing was changed. ` +
        "Put the folder back in its place, or restore a backup.",
    );
  }
}

/**
 * Sets aside what has the name of one of our folders (`parts`) without being one: files, pipes, sockets, links that
 * lead nowhere.
 */
export async function setOddFoldersAside(
  folder: string,
  parts: readonly string[],
  quarantine: Quarantine,
): Promise<void> {
  const place = join(folder, QUARANTINE);
  const aside = join(folder, `not-our-${QUARANTINE}`);
  if (await isOddFolder(place)) await rename(place, aside);
  const versions = join(folder, "versions");
  for (const path of [aside, ...parts.map((part) => join(folder, part))]) {
    if (await isOddFolder(path)) await quarantine.take(path);
  }
  for (const { name } of await entriesIn(versions)) {
    if (await isOddFolder(join(versions, name))) await quarantine.take(join(versions, name));
  }
}

async function isOddFolder(path: string): Promise<boolean> {
  const isThere = (await lstat(path).catch(unlessMissing)) !== null;
  return isThere && !(await isFolder(path));
}

async function oddFilesIn(folder: string): Promise<string[]> {
  const odd: string[] = [];
  for (const entry of await entriesIn(folder)) {
    const isFile = entry.isFile() || (entry.isSymbolicLink() && (await leadsToFile(join(folder, entry.name))));
    if (!isFile) odd.push(entry.name);
  }
  return odd;
}

async function leadsToFile(link: string): Promise<boolean> {
  return Boolean((await stat(link).catch(unlessMissing))?.isFile());
}

async function entriesIn(folder: string) {
  return (await readdir(folder, { withFileTypes: true }).catch(unlessMissing)) ?? [];
}
