import { constants } from "node:fs";
import { link, open, rename, rm } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import type { Log } from "../../Log.ts";
import { isStorageTrouble, StorageFull, StorageReadOnly } from "../troubles.ts";
import { syncFolder } from "./syncFolder.ts";

export const TEMPORARY = /^\..*\.tmp$/;

/** Where a file is written before it is renamed. What a crash leaves there is removed at the next start. */
export function temporaryOf(file: string): string {
  return join(dirname(file), `.${basename(file)}.tmp`);
}

/** One write of a file: after a power cut it is as it was before or as it was written, never half of it. */
interface DurableWrite {
  readonly file: string;
  readonly content: string | Uint8Array;
  /** A second file of the same folder that gets the same content: when this resolves, both are on the disk. */
  readonly copy?: string | undefined;
  /**
   * Where the present file stays reachable as the version before. A file that has this name already stays: the present one then comes from
   * a write that was never answered.
   */
  readonly before?: string | undefined;
}

/** Throws `StorageFull` or `StorageReadOnly` if the disk takes no writes; the present file then stays as it is. */
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

/** With the flag `wx`, only a file that is not there yet. */
export async function writeAndSync(file: string, content: string | Uint8Array, flag: "w" | "wx" = "w"): Promise<void> {
  const handle = await open(file, flag, 0o600);
  try {
    await handle.writeFile(content);
    await handle.datasync();
  } finally {
    await handle.close();
  }
}

/** Unlike with `Promise.all`, nothing is running any more when it rejects. */
async function allDone(writes: readonly Promise<void>[]): Promise<void> {
  const failed = (await Promise.allSettled(writes)).find((result) => result.status === "rejected");
  if (failed) throw failed.reason;
}

/** A second name for the present file costs no copy; it stays when the new one takes the first name. */
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

/** No entry, a folder, a link that leads back to itself, a socket, or a pipe. */
const MISSING = ["ENOENT", "EISDIR", "ELOOP", "ENXIO", "ESPIPE"];

/** For `catch`: null if there is no such file, or the name belongs to something that is not a file; any other error is rethrown. */
export function unlessMissing(error: NodeJS.ErrnoException): null {
  if (MISSING.includes(error.code ?? "")) return null;
  throw error;
}

/** For `catch`: a repair that a full or read-only disk does not allow waits for a later start or save, and does not stop this one. */
export function putRightLater(log: Log, file: string): (error: unknown) => null {
  return (error) => {
    const trouble = asTrouble(error);
    if (!isStorageTrouble(trouble)) throw error;
    log({ event: "something cannot be put right on this disk now", file, reason: trouble.message });
    return null;
  };
}

/** For `catch`. */
export function throwTrouble(error: unknown): never {
  throw asTrouble(error);
}

const FULL = ["ENOSPC", "EDQUOT"];
const READ_ONLY = ["EROFS", "EACCES", "EPERM"];

/** An error of the file system as the trouble it is for the services; any other error unchanged. */
export function asTrouble(error: unknown, folder = "of the games"): unknown {
  const code = (error as NodeJS.ErrnoException).code ?? "";
  if (FULL.includes(code)) return new StorageFull(`The disk of the folder ${folder} is full.`, { cause: error });
  if (READ_ONLY.includes(code)) return new StorageReadOnly(`The folder ${folder} cannot be written.`, { cause: error });
  return error;
}
