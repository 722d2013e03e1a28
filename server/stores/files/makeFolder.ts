import { mkdir, stat } from "node:fs/promises";
import { dirname } from "node:path";
import { StorageReadOnly } from "../troubles.ts";
import { unlessMissing } from "./durableWrite.ts";

/** Why a folder cannot be made, as the end of the sentence that says so. */
const REASONS: Readonly<Record<string, string>> = {
  ENOENT: "",
  EEXIST: ": something else has that name",
};

/**
 * Makes a folder that a setting or a command names, and those around it. Node's own recursive `mkdir` tries forever if
 * the system says that a folder is missing although the one around it is there, as for `/proc/x`. Throws
 * `StorageReadOnly` then.
 */
export async function makeFolder(folder: string, mode = 0o777): Promise<void> {
  if (await isFolder(folder)) return;
  const around = dirname(folder);
  if (!(await isFolder(around))) await makeFolder(around, mode);
  await mkdir(folder, { mode }).catch(async (error: NodeJS.ErrnoException) => {
    // Another process may have made it at the same time.
    if (error.code === "EEXIST" && (await isFolder(folder))) return;
    const reason = REASONS[error.code ?? ""];
    if (reason === undefined) throw error;
    throw new StorageReadOnly(`The folder ${folder} cannot be made${reason}.`, { cause: error });
  });
}

/** Returns the name itself, or the first of `NAME.2`, `NAME.3` and so on that is free. */
export async function freeName(
  name: string,
  isTaken: (name: string) => boolean | Promise<boolean>,
  number = 1,
): Promise<string> {
  const free = number === 1 ? name : `${name}.${number}`;
  return (await isTaken(free)) ? freeName(name, isTaken, number + 1) : free;
}

export async function isFolder(path: string): Promise<boolean> {
  return Boolean((await stat(path).catch(unlessMissing))?.isDirectory());
}
