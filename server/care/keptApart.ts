/** Backups lie apart from the data folder: putting one back moves everything in that folder aside, and a backup in it would go along. */
import { realpath } from "node:fs/promises";
import { basename, dirname, join, sep } from "node:path";
import { unlessMissing } from "../data/files/durableWrite.ts";

/** Throws in plain words where one folder lies in the other, or both are the same. */
export async function keepApart(backups: string, dataDir: string): Promise<void> {
  const [ofBackups, ofData] = [await realPlace(backups), await realPlace(dataDir)];
  if (!isWithin(ofBackups, ofData) && !isWithin(ofData, ofBackups)) return;
  throw new Error(
    `Backups must lie apart from the folder of the games: ${backups} and ${dataDir} lie one in the other. Nothing was changed. ` +
      "Choose a folder elsewhere, or move the backup there first.",
  );
}

/** Where a folder really lies, or would lie if it were made. */
async function realPlace(folder: string): Promise<string> {
  const found = await realpath(folder).catch(unlessMissing);
  if (found !== null || dirname(folder) === folder) return found ?? folder;
  return join(await realPlace(dirname(folder)), basename(folder));
}

function isWithin(inner: string, outer: string): boolean {
  return `${inner}${sep}`.startsWith(outer.endsWith(sep) ? outer : `${outer}${sep}`);
}
