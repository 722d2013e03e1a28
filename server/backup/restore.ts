import { constants } from "node:fs";
import { copyFile, mkdir, mkdtemp, open, readdir, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { silentLog } from "../Log.ts";
import { asTrouble, durableWrite } from "../stores/files/durableWrite.ts";
import { FolderLock, LOCK, PACE } from "../stores/files/FolderLock.ts";
import { makeFolder } from "../stores/files/makeFolder.ts";
import { syncFolder } from "../stores/files/syncFolder.ts";
import { UNFINISHED_RESTORE } from "../stores/files/unfinishedRestore.ts";
import { keepApart } from "./keptApart.ts";
import { damagedFiles, nameOfMoment, newestBackup, readManifest } from "./manifest.ts";

export interface RestoreReport {
  /** The backup that was taken. */
  readonly backup: string;
  /** Newer ones whose list cannot be read. */
  readonly passedOver: readonly string[];
  /** Where the former content of the folder is now; null if there was none. */
  readonly aside: string | null;
}

const ASIDE = "before-restore-";
/** Where the files are copied before anything is moved. */
const COPY = ".restoring";

/**
 * Puts a backup in the place of a data folder. What was there is moved aside, never deleted. `from` is a backup, or a folder of them: then
 * the newest is taken. Throws in plain words, with nothing changed, if it is not whole, cannot be copied, or a server is running.
 */
export async function restore(from: string, folder: string, moment: Date): Promise<RestoreReport> {
  await keepApart(from, folder);
  const isBackup = (await readManifest(from)) !== null;
  const { newest: backup, passedOver } = isBackup ? { newest: from, passedOver: [] } : await newestBackup(from);
  const digests = backup && (await readManifest(backup));
  if (!backup || !digests) throw new Error(`There is no whole backup in ${from}.`);
  const damaged = await damagedFiles(backup, digests);
  if (damaged.length > 0) {
    throw new Error(
      `${damaged.length} files of ${backup} are damaged, the first is ${damaged[0]}. Take another backup.`,
    );
  }
  await makeFolder(folder);
  const lock = await FolderLock.take(folder, { pace: PACE, log: silentLog, onLost: () => process.exit(1) });
  const copy = join(folder, COPY);
  try {
    await rm(copy, { recursive: true, force: true });
    await copyListed(backup, copy, [...digests.keys()]).catch((error: unknown) => {
      throw asTrouble(error, folder);
    });
    return { backup, passedOver, aside: await swap(copy, folder, moment) };
  } finally {
    await rm(copy, { recursive: true, force: true });
    await lock.release();
  }
}

/** Copies nothing but the files in the list of the backup, whatever else lies beside them. */
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

/** The mark keeps a server from starting on half of it; a second restore then finishes what the first began. */
async function swap(copy: string, folder: string, moment: Date): Promise<string | null> {
  const mark = join(folder, UNFINISHED_RESTORE);
  await durableWrite({ file: mark, content: "" });
  const aside = await moveAside(folder, join(folder, `${ASIDE}${nameOfMoment(moment)}-`));
  for (const name of await readdir(copy)) await rename(join(copy, name), join(folder, name));
  await syncFolder(folder);
  await rm(mark);
  return aside;
}

async function moveAside(folder: string, prefix: string): Promise<string | null> {
  const stays = (name: string): boolean =>
    name === LOCK || name === COPY || name === UNFINISHED_RESTORE || name.startsWith(ASIDE);
  const names = (await readdir(folder)).filter((name) => !stays(name));
  if (names.length === 0) return null;
  const aside = await mkdtemp(prefix);
  for (const name of names) await rename(join(folder, name), join(aside, name));
  return aside;
}
