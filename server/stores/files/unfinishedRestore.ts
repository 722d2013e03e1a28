import { stat } from "node:fs/promises";
import { join } from "node:path";
import { unlessMissing } from "./durableWrite.ts";

/** The mark of an unfinished restore: a server that started on half of the files would take the rest for lost. */
export const UNFINISHED_RESTORE = "unfinished-restore";

/** Throws a message in plain words if a restore of this folder was begun and not finished. */
export async function refuseHalfRestored(folder: string): Promise<void> {
  const mark = await stat(join(folder, UNFINISHED_RESTORE)).catch(unlessMissing);
  if (mark)
    throw new Error(`Putting a backup back into ${folder} was not finished. Do it again: npm run restore -- FOLDER`);
}
