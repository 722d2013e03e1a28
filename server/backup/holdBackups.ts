import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { silentLog } from "../Log.ts";
import { asTrouble } from "../stores/files/durableWrite.ts";
import { FolderLock, PACE } from "../stores/files/FolderLock.ts";
import { makeFolder } from "../stores/files/makeFolder.ts";
import { isUnfinished } from "./manifest.ts";

/** The folder of the lock. It is hidden, so that scripts that list or prune a folder of backups see backups only. */
const HELD = ".writing";

/**
 * Makes the folder of all backups if it is missing, and holds it until the lock is released, so that one backup is
 * written at a time. Removes what a killed backup left. Throws in plain words if another backup is being written into
 * the folder, or it cannot be written.
 */
export async function holdBackups(backups: string): Promise<FolderLock> {
  const place = join(backups, HELD);
  for (const folder of [backups, place]) {
    await makeFolder(folder, 0o700).catch((error: unknown) => {
      throw asTrouble(error, "of the backups");
    });
  }
  const lock = await FolderLock.take(place, {
    pace: PACE,
    log: silentLog,
    onLost: () => process.exit(1),
    inUse: `Another backup is being written into ${backups}. Wait until it is done, then try again.`,
  });
  try {
    const left = (await readdir(backups)).filter(isUnfinished);
    for (const name of left) await rm(join(backups, name), { recursive: true, force: true });
    return lock;
  } catch (error) {
    await lock.release();
    throw error;
  }
}
