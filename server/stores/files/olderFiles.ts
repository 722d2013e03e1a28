/**
 * Manages the files of earlier servers (`olderTables`): where they lie, where they go when they are converted, and how
 * a start knows that they have been.
 */
import { mkdir, readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Log } from "../../Log.ts";
import { boundedRead } from "./boundedRead.ts";
import { digestOf } from "./digestOf.ts";
import { asTrouble, durableWrite, unlessMissing } from "./durableWrite.ts";
import { freeName } from "./makeFolder.ts";
import { syncFolder } from "./syncFolder.ts";

/** The folder to which the older files move when their rows are in files of their own. */
export const OLDER = "before";
/**
 * The file in that folder with the digests of the files that were converted; an older file that is not listed was
 * written since. It is hidden, so that `mv before/*` leaves it there.
 */
const PROOF = ".converted.json";
/** The folders of rows. */
const ROWS = ["users", "records"];

const OLDER_FILE = /^(?:users|records)\.(?:json|journal)(?:\.before|\.length)?$/;
const ASIDE = /^before-\d{4}-\d\d-\d\dT\d\d\.\d\d\.\d\d(?:\.\d+)?$/;

/**
 * Returns whether there are older files that hold what no row file does: those of a first start, or of an earlier
 * server that was used again since.
 */
export async function hasUnconverted(folder: string): Promise<boolean> {
  const names = await olderFilesIn(folder);
  if (names.length === 0) return false;
  const present = await digestsOf(folder, names);
  const converted = await readProof(folder);
  return names.some((name) => converted[name] !== present[name]);
}

/**
 * Moves all older files out of the way, none of which may hold anything new. The list of them makes an interrupted move
 * end the same way.
 */
export async function moveOlderFiles(folder: string): Promise<void> {
  const names = await olderFilesIn(folder);
  if (names.length === 0) return;
  const place = join(folder, OLDER);
  try {
    if (await hasUnconverted(folder)) {
      if (await mkdir(place, { recursive: true, mode: 0o700 })) await syncFolder(folder);
      const content = JSON.stringify(await digestsOf(folder, names));
      await durableWrite({ file: join(place, PROOF), content });
    }
    for (const name of names) await rename(join(folder, name), join(place, name));
    await syncFolder(place);
    await syncFolder(folder);
  } catch (error) {
    throw asTrouble(error);
  }
}

/**
 * Makes way for another conversion: moves what the one before left, and its rows if they are outdated, to a folder
 * named by the moment.
 */
export async function setConversionAside(folder: string, areRowsOutdated: boolean, log: Log): Promise<void> {
  const left = (await readdir(join(folder, OLDER)).catch(unlessMissing)) ?? [];
  const names = [...(left.length > 0 ? [OLDER] : []), ...(areRowsOutdated ? ROWS : [])];
  if (names.length === 0) return;
  try {
    const taken = await readdir(folder);
    const moment = new Date().toISOString().slice(0, 19).replaceAll(":", ".");
    const aside = await freeName(`${OLDER}-${moment}`, (name) => taken.includes(name));
    await mkdir(join(folder, aside), { mode: 0o700 });
    for (const name of names) await rename(join(folder, name), join(folder, aside, name));
    for (const name of ROWS) await mkdir(join(folder, name), { recursive: true });
    await syncFolder(join(folder, aside));
    await syncFolder(folder);
    log({ event: "an earlier server was used since the conversion: what it did counts", aside, folders: names });
  } catch (error) {
    throw asTrouble(error);
  }
}

/**
 * Removes the older files, after a whole backup or because an account that they still hold is deleted. If any were not
 * moved yet, nothing is removed.
 */
export async function forgetOlderFiles(folder: string): Promise<void> {
  if ((await olderFilesIn(folder)).length > 0) return;
  const isOlder = (name: string): boolean => name === OLDER || name === PROOF || ASIDE.test(name);
  const names = (await readdir(folder)).filter(isOlder);
  for (const name of names) await rm(join(folder, name), { recursive: true, force: true });
}

async function olderFilesIn(folder: string): Promise<string[]> {
  return ((await readdir(folder).catch(unlessMissing)) ?? []).filter((name) => OLDER_FILE.test(name));
}

async function digestsOf(folder: string, names: readonly string[]): Promise<Record<string, string>> {
  const digests: Record<string, string> = {};
  for (const name of names) digests[name] = digestOf((await boundedRead(join(folder, name))) ?? "");
  return digests;
}

async function readProof(folder: string): Promise<Readonly<Record<string, unknown>>> {
  const text = await boundedRead(join(folder, OLDER, PROOF));
  try {
    return Object(JSON.parse(text?.toString("utf8") ?? "{}"));
  } catch {
    return {};
  }
}
