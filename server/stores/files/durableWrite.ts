import { constants } from "node:fs";
import { link, open, rename, rm } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import type { Log } from "../../Log.ts";
import { isStorageTrouble, StorageFull, StorageReadOnly } from "../troubles.ts";
import { syncFolder } from "./syncFolder.ts";

export const TEMPORARY = /^\..*\.tmp$/;

/** Returns where a file is written before it is renamed. What a crash leaves there is removed at the next start. */
export function temporaryOf(file: string): string {
  return join(dirname(file), `.${basename(file)}.tmp`);
}

/** One write of a file: after a power cut it is as it was before or as it was written, never half of it. */
interface DurableWrite {
  readonly file: string;
  readonly content: string | Uint8Array;
  /** A second file in the same folder that gets the same content: when the write resolves, both are on the disk. */
  readonly copy?: string | undefined;
  /**
   * Where the present file is kept as the version before. If a file has this name already, it stays, because the
   * present file then comes from a write that was never answered.
   */
  readonly before?: string | undefined;
}

/**
 * Replaces a file, so that the new content is on the disk when this resolves. Throws `StorageFull` or `StorageReadOnly`
 * if the disk takes no writes; the present file then stays as it is.
 */
export async function durableWrite({ file, content, copy, before }: DurableWrite): Promise<void> {
  const files = copy === undefined ? [file] : [file, copy];
  try {
    await allDone(files.map((each) => writeAndSync(temporaryOf(each), content)));
    if (before) await keepAs(before, file);
    for (const each of files) await rename(temporaryOf(each), each);
    await syncFolder(dirname(file));
  } catch (error) {
    for (const each of files) await rm(temporaryOf(each), { force: true }).catch(() => undefined);
    throw asTrouble(error);
  }
}

/** Writes a file and waits until it is on the disk. The flag `wx` refuses a file that exists. */
export async function writeAndSync(file: string, content: string | Uint8Array, flag: "w" | "wx" = "w"): Promise<void> {
  const handle = await open(file, flag, 0o600);
  try {
    await handle.writeFile(content);
    await handle.datasync();
  } finally {
    await handle.close();
  }
}

/** Waits for all writes. Unlike with `Promise.all`, no write is under way any more when this rejects. */
async function allDone(writes: readonly Promise<void>[]): Promise<void> {
  const failed = (await Promise.allSettled(writes)).find((result) => result.status === "rejected");
  if (failed) throw failed.reason;
}

/** Gives the present file a second name, which costs no copy and stays when a new file takes the first name. */
async function keepAs(before: string, file: string): Promise<void> {
  const isKept = await link(file, before)
    .then(() => true, unlessThere)
    .catch(unlessMissing);
  if (isKept && dirname(before) !== dirname(file)) await syncFolder(dirname(before));
}

function unlessThere(error: NodeJS.ErrnoException): false {
  if (error.code === "EEXIST") return false;
  throw error;
}

/** Opens a file for reading without blocking if the name belongs to a pipe. */
export const TO_READ = constants.O_RDONLY | constants.O_NONBLOCK;

/** Codes of errors for no entry, a folder, a link that leads back to itself, a socket, or a pipe. */
const MISSING = ["ENOENT", "EISDIR", "ELOOP", "ENXIO", "ESPIPE"];

/**
 * For `catch`: returns null if there is no such file, or the name belongs to something that is not a file. Rethrows any
 * other error.
 */
export function unlessMissing(error: NodeJS.ErrnoException): null {
  if (MISSING.includes(error.code ?? "")) return null;
  throw error;
}

/**
 * For `catch`: logs a repair that a full or read-only disk does not allow. It waits for a later start or save, and does
 * not stop this one.
 */
export function putRightLater(log: Log, file: string): (error: unknown) => null {
  return (error) => {
    const trouble = asTrouble(error);
    if (!isStorageTrouble(trouble)) throw error;
    log({ event: "something cannot be put right on this disk now", file, reason: trouble.message });
    return null;
  };
}

/** For `catch`: rethrows an error of the file system as a trouble of the stores. */
export function throwTrouble(error: unknown): never {
  throw asTrouble(error);
}

const FULL = ["ENOSPC", "EDQUOT"];
const READ_ONLY = ["EROFS", "EACCES", "EPERM"];

/** Returns an error of the file system as the trouble of the stores that it means; any other error unchanged. */
export function asTrouble(error: unknown, folder = "of the games"): unknown {
  const code = (error as NodeJS.ErrnoException).code ?? "";
  if (FULL.includes(code)) return new StorageFull(`The disk of the folder ${folder} is full.`, { cause: error });
  if (READ_ONLY.includes(code)) return new StorageReadOnly(`The folder ${folder} cannot be written.`, { cause: error });
  return error;
}
