import { constants } from "node:fs";
import { copyFile, lstat, mkdir, open, readdir, rename, rm } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { silentLog } from "../Log.ts";
import { boundedRead } from "../stores/files/boundedRead.ts";
import { asTrouble, durableWrite, unlessMissing, writeAndSync } from "../stores/files/durableWrite.ts";
import { FolderLock, LOCK, PACE } from "../stores/files/FolderLock.ts";
import { freeName, makeFolder } from "../stores/files/makeFolder.ts";
import { UNFINISHED_RESTORE } from "../stores/files/misplaced.ts";
import { Quarantine } from "../stores/files/Quarantine.ts";
import { syncFolder } from "../stores/files/syncFolder.ts";
import { keepApart } from "./keptApart.ts";
import { damagedFiles, nameOfMoment, newestBackup, readManifest } from "./manifest.ts";

interface RestoreReport {
  /** The backup that was taken. */
  readonly backup: string;
  /** Newer backups whose list cannot be read. */
  readonly passedOver: readonly string[];
  /** Where the former content of the folder is now; null if there was none. */
  readonly aside: string | null;
  /** Paths of files that are damaged in the backup, and were not put back. */
  readonly damaged: readonly string[];
}

/** A damaged picture or older version is left out. A damaged account, record or game is left out only `anyway`. */
interface RestoreChoice {
  readonly anyway: boolean;
}

const ASIDE = "before-restore-";
/** Where the files are copied to before anything is moved. */
const COPY = ".restoring";

/**
 * Puts a backup in the place of a data folder. What was there is moved aside, never deleted. `from` is a backup, or a
 * folder of backups, of which the newest is taken. What is damaged in it is set aside in the quarantine of the folder.
 * Throws in plain words, with nothing changed, if more than pictures and older versions are damaged (unless `anyway`),
 * if it cannot be copied, or if a server is running.
 */
export async function restore(
  from: string,
  folder: string,
  moment: Date,
  { anyway }: RestoreChoice = { anyway: false },
): Promise<RestoreReport> {
  await keepApart(from, folder);
  const isBackup = (await readManifest(from)) !== null;
  const { newest: backup, passedOver } = isBackup ? { newest: from, passedOver: [] } : await newestBackup(from);
  const digests = backup && (await readManifest(backup));
  if (!backup || !digests) throw new Error(`There is no whole backup in ${from}.`);
  const damaged = await damagedFiles(backup, digests);
  const missed = damaged.filter((path) => !canBeSpared(path));
  if (missed.length > 0 && !anyway) throw new Error(refusal(backup, missed));
  await makeFolder(folder);
  const lock = await FolderLock.take(folder, { pace: PACE, log: silentLog, onLost: () => process.exit(1) });
  const copy = join(folder, COPY);
  try {
    await rm(copy, { recursive: true, force: true });
    const isDamaged = new Set(damaged);
    const whole = [...digests.keys()].filter((path) => !isDamaged.has(path));
    await copyListed(backup, copy, whole)
      .then(() => setDamagedAside(backup, copy, damaged))
      .catch((error: unknown) => {
        throw asTrouble(error, folder);
      });
    return { backup, passedOver, damaged, aside: await swap(copy, folder, moment) };
  } finally {
    await rm(copy, { recursive: true, force: true });
    await lock.release();
  }
}

/**
 * Returns whether a file can be left out. A child would notice the loss of anything else: an account, or the latest
 * state of a game.
 */
function canBeSpared(path: string): boolean {
  return path.startsWith("pictures/") || path.startsWith("versions/");
}

function refusal(backup: string, missed: readonly string[]): string {
  const count = missed.length === 1 ? "1 account or game" : `${missed.length} accounts or games`;
  return (
    `${count} cannot be read in ${backup}, the first is ${missed[0]}. Nothing was changed. ` +
    `Another backup may be whole: npm run check -- BACKUP tells. ` +
    `To put back everything else of this one: npm run restore -- ${backup} --anyway`
  );
}

/** Sets aside damaged files as far as they can be read, because the operator may be able to repair them. */
async function setDamagedAside(backup: string, copy: string, damaged: readonly string[]): Promise<void> {
  const quarantine = new Quarantine(copy, silentLog);
  for (const path of damaged) {
    const content = await boundedRead(join(backup, path)).catch(() => null);
    if (content === null) continue;
    await makeFolder(dirname(join(copy, path)), 0o700);
    await writeAndSync(join(copy, path), content);
    await quarantine.take(join(copy, path));
  }
}

/** Copies only the files in the list of the backup, whatever else lies beside them. */
async function copyListed(backup: string, copy: string, paths: readonly string[]): Promise<void> {
  const folders = new Set([copy, ...paths.map((path) => dirname(join(copy, path)))]);
  for (const folder of folders) await mkdir(folder, { recursive: true, mode: 0o700 });
  for (const path of paths) {
    await copyFile(join(backup, path), join(copy, path), constants.COPYFILE_FICLONE);
    const handle = await open(join(copy, path), "r");
    await handle.datasync().finally(() => handle.close());
  }
  for (const folder of folders) await syncFolder(folder);
}

/**
 * Swaps the content of the folder for the copy. A mark keeps a server from starting on half of it, and names the folder
 * to which the former content is moved: a second restore then finishes what the first began, and moves everything to
 * the same place.
 */
async function swap(copy: string, folder: string, moment: Date): Promise<string | null> {
  const aside = await asideOf(folder, moment);
  await durableWrite({ file: join(folder, UNFINISHED_RESTORE), content: basename(aside) });
  try {
    const isMoved = await moveAside(folder, aside);
    for (const name of await readdir(copy)) await rename(join(copy, name), join(folder, name));
    await syncFolder(folder);
    await rm(join(folder, UNFINISHED_RESTORE));
    return isMoved ? aside : null;
  } catch (error) {
    throw new Error(
      `The backup is not in its place yet (${(error as Error).message}). What was there before is in ${aside}, at least in part. ` +
        "Nothing is lost: do it again.",
      { cause: error },
    );
  }
}

async function asideOf(folder: string, moment: Date): Promise<string> {
  const begun = (await boundedRead(join(folder, UNFINISHED_RESTORE)))?.toString("utf8") ?? "";
  const names = await readdir(folder);
  if (names.includes(begun) && begun.startsWith(ASIDE)) return join(folder, begun);
  return join(folder, await freeName(`${ASIDE}${nameOfMoment(moment)}`, (name) => names.includes(name)));
}

/**
 * Moves the content of the folder aside and returns whether there was any. A name that is taken there belongs to what
 * an interrupted restore had put in its place: nothing is overwritten.
 */
async function moveAside(folder: string, aside: string): Promise<boolean> {
  const stays = (name: string): boolean =>
    name === LOCK || name === COPY || name === UNFINISHED_RESTORE || name.startsWith(ASIDE);
  // Names are read as bytes, because a name need not be text.
  const names = (await readdir(folder, { encoding: "buffer" })).filter((name) => !stays(name.toString("latin1")));
  if (names.length > 0) await mkdir(aside, { recursive: true, mode: 0o700 });
  for (const name of names) await rename(within(folder, name), await freePlace(aside, name));
  return (await readdir(aside).catch(unlessMissing)) !== null;
}

async function freePlace(folder: string, name: Buffer): Promise<Buffer> {
  for (let number = 1; ; number += 1) {
    const place = within(folder, number === 1 ? name : Buffer.concat([name, Buffer.from(`.${number}`)]));
    if ((await lstat(place).catch(unlessMissing)) === null) return place;
  }
}

function within(folder: string, name: Buffer): Buffer {
  return Buffer.concat([Buffer.from(`${folder}/`), name]);
}
