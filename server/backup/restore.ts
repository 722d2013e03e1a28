import { cp, mkdir, mkdtemp, readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { silentLog } from "../Log.ts";
import { durableWrite } from "../stores/files/durableWrite.ts";
import { FolderLock, LOCK, PACE } from "../stores/files/FolderLock.ts";
import { UNFINISHED_RESTORE } from "../stores/files/unfinishedRestore.ts";
import { keepApart } from "./keptApart.ts";
import { damagedFiles, MANIFEST, nameOfMoment, newestBackup, readManifest } from "./manifest.ts";

export interface RestoreReport {
  /** The backup that was taken. */
  readonly backup: string;
  /** Newer ones whose list cannot be read. */
  readonly passedOver: readonly string[];
  /** Where the former content of the folder is now; null if there was none. */
  readonly aside: string | null;
}

const ASIDE = "before-restore-";

/**
 * Puts a backup in the place of a data folder. What was there is moved aside, never deleted. `from` is a backup, or a folder of them: then
 * the newest is taken. Throws in plain words, with nothing changed, if it is not whole or a server is running.
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
  await mkdir(folder, { recursive: true });
  const lock = await FolderLock.take(folder, { pace: PACE, log: silentLog, onLost: () => process.exit(1) });
  try {
    return { backup, passedOver, aside: await swap(backup, folder, moment) };
  } finally {
    await lock.release();
  }
}

/** The mark keeps a server from starting on half of it; a second restore then finishes what the first began. */
async function swap(backup: string, folder: string, moment: Date): Promise<string | null> {
  const mark = join(folder, UNFINISHED_RESTORE);
  await durableWrite({ file: mark, content: "" });
  const aside = await moveAside(folder, join(folder, `${ASIDE}${nameOfMoment(moment)}-`));
  await cp(backup, folder, { recursive: true, filter: (source) => source !== join(backup, MANIFEST) });
  await rm(mark);
  return aside;
}

async function moveAside(folder: string, prefix: string): Promise<string | null> {
  const stays = (name: string): boolean => name === LOCK || name === UNFINISHED_RESTORE || name.startsWith(ASIDE);
  const names = (await readdir(folder)).filter((name) => !stays(name));
  if (names.length === 0) return null;
  const aside = await mkdtemp(prefix);
  for (const name of names) await rename(join(folder, name), join(aside, name));
  return aside;
}
