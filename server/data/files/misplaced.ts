/** Sets aside entries that would prevent a start: anything but a file under the name of a file, and a file under the name of a folder. */
import { readdir, rename, stat } from "node:fs/promises";
import { join } from "node:path";
import { TEMPORARY, unlessMissing } from "./durableWrite.ts";
import { QUARANTINE, type Quarantine } from "./Quarantine.ts";

/** Files at the top: the tables, what belongs to them, and the probe of `GET /health`. */
const FILE = /^(?:users|records)\.|^health$/;
const FOLDERS_OF_FILES = ["worlds", "pictures", "packed", "deleted"];

/** Odd files are folders, pipes, sockets, and links that lead to no file. */
export async function setOddFilesAside(folder: string, quarantine: Quarantine): Promise<void> {
  for (const name of await oddFilesIn(folder)) {
    if (FILE.test(name) || TEMPORARY.test(name)) await quarantine.take(join(folder, name));
  }
  for (const part of FOLDERS_OF_FILES) {
    for (const name of await oddFilesIn(join(folder, part))) await quarantine.take(join(folder, part, name));
  }
}

/** `parts` are the names of our folders. */
export async function setFilesAside(folder: string, parts: readonly string[], quarantine: Quarantine): Promise<void> {
  const place = join(folder, QUARANTINE);
  const aside = join(folder, `not-our-${QUARANTINE}`);
  if ((await stat(place).catch(unlessMissing))?.isFile()) await rename(place, aside);
  for (const path of [aside, ...parts.map((part) => join(folder, part))]) {
    if ((await stat(path).catch(unlessMissing))?.isFile()) await quarantine.take(path);
  }
  for (const id of await filesIn(join(folder, "versions"))) await quarantine.take(join(folder, "versions", id));
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

async function filesIn(folder: string): Promise<string[]> {
  return (await entriesIn(folder)).filter((entry) => entry.isFile()).map(({ name }) => name);
}

async function entriesIn(folder: string) {
  return (await readdir(folder, { withFileTypes: true }).catch(unlessMissing)) ?? [];
}
