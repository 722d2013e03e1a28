import { realpath } from "node:fs/promises";
import { basename, dirname, join, sep } from "node:path";
import { unlessMissing } from "../stores/files/durableWrite.ts";

/**
 * Keeps backups outside the data folder, because restoring moves everything in that folder aside, which would include a
 * backup inside it. Throws a plain message if the folders are the same or one contains the other.
 */
export async function keepApart(backups: string, dataDir: string): Promise<void> {
  const [ofBackups, ofData] = [await realPlace(backups), await realPlace(dataDir)];
  if (!isWithin(ofBackups, ofData) && !isWithin(ofData, ofBackups)) return;
  throw new Error(
    `Backups must be outside the folder of the games, but one of ${backups} and ${dataDir} contains the other. Nothing was changed. ` +
      "Choose a folder elsewhere, or move the backup there first.",
  );
}

/** Returns the folder's path with all links resolved, even if the folder does not exist yet. */
async function realPlace(folder: string): Promise<string> {
  const found = await realpath(folder).catch(unlessMissing);
  if (found !== null || dirname(folder) === folder) return found ?? folder;
  return join(await realPlace(dirname(folder)), basename(folder));
}

function isWithin(inner: string, outer: string): boolean {
  return `${inner}${sep}`.startsWith(outer.endsWith(sep) ? outer : `${outer}${sep}`);
}
