/** Puts a file in place so that a power cut leaves the old one or the new one, never a torn one (product §21). */
import { constants } from "node:fs";
import { link, open, rename, rm } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import type { Log } from "../../Log.ts";
import { isStorageTrouble, StorageFull, StorageReadOnly } from "../troubles.ts";
import { syncFolder } from "./syncFolder.ts";

export const TEMPORARY = /^\..*\.tmp$/;

/** Where a file is written before it is renamed; what a crash leaves of it is removed at the next start. */
export function temporaryOf(file: string): string {
  return join(dirname(file), `.${basename(file)}.tmp`);
}

export interface DurableWrite {
  readonly file: string;
  readonly content: string | Uint8Array;
  /** Where the present file stays reachable as the version before. */
  readonly before?: string | undefined;
  /** Whether what bears that name already stays: the present file then came from a write that nobody was told of. */
  readonly isBeforeFinal?: boolean | undefined;
}

/** Throws `StorageFull` or `StorageReadOnly` where it cannot; the present file then stays as it is. */
export async function durableWrite({ file, content, before, isBeforeFinal }: DurableWrite): Promise<void> {
  const temporary = temporaryOf(file);
  try {
    await writeAndSync(temporary, content);
    if (before && !isBeforeFinal) await rm(before, { force: true });
    if (before) await keepAs(before, file);
    await rename(temporary, file);
    await syncFolder(dirname(file));
  } catch (error) {
    await rm(temporary, { force: true }).catch(() => undefined);
    throw asTrouble(error);
  }
}

async function writeAndSync(file: string, content: string | Uint8Array): Promise<void> {
  const handle = await open(file, "w", 0o600);
  try {
    await handle.writeFile(content);
    await handle.datasync();
  } finally {
    await handle.close();
  }
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

/** For `catch`: what a full or read-only disk does not let be put right now waits for a later start or save, and keeps nobody from playing. */
export function putRightLater(log: Log, file: string): (error: unknown) => null {
  return (error) => {
    const trouble = asTrouble(error);
    if (!isStorageTrouble(trouble)) throw error;
    log({ event: "something cannot be put right on this disk now", file, reason: trouble.message });
    return null;
  };
}

const FULL = ["ENOSPC", "EDQUOT"];
const READ_ONLY = ["EROFS", "EACCES", "EPERM"];

/** What the system says of a disk, as the trouble it is for the services. */
export function asTrouble(error: unknown, folder = "of the games"): unknown {
  const code = (error as NodeJS.ErrnoException).code ?? "";
  if (FULL.includes(code)) return new StorageFull(`The disk of the folder ${folder} is full.`, { cause: error });
  if (READ_ONLY.includes(code)) return new StorageReadOnly(`The folder ${folder} cannot be written.`, { cause: error });
  return error;
}
