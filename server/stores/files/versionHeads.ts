import { closeSync, fstatSync, openSync, readSync } from "node:fs";
import { open } from "node:fs/promises";
import type { VersionNote } from "../rows.ts";
import { TO_READ, unlessMissing } from "./durableWrite.ts";
import { type Head, versionHead } from "./versionFormat.ts";

/** More bytes than the longest head has: a name of 60 letters, a picture's address, two ids and two digests. */
const HEAD_BYTES = 2048;

/**
 * Reads what the file of a version says about itself, but not the game in it; null if there is none or its head is
 * damaged.
 */
export async function readNote(file: string): Promise<VersionNote | null> {
  const head = await readHead(file);
  return head && { revision: head.revision, savedAt: head.savedAt, name: head.name, thumbnail: head.thumbnail };
}

/** Reads the whole head; in files from before there was a check, only the note. */
export async function readHead(file: string): Promise<Head | VersionNote | null> {
  const handle = await open(file, TO_READ).catch(unlessMissing);
  if (!handle) return null;
  try {
    const found = await handle.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0).catch(unlessMissing);
    return found && versionHead(found.buffer.toString("utf8", 0, found.bytesRead));
  } finally {
    await handle.close();
  }
}

/**
 * Reads the head and the size of a file. Synchronous, because for the ten thousand files of a start promises would take
 * longer than the disk.
 */
export function readHeadSync(file: string): { readonly bytes: number; readonly head: Head | VersionNote | null } {
  try {
    const opened = openSync(file, TO_READ);
    try {
      const buffer = Buffer.alloc(HEAD_BYTES);
      const length = readSync(opened, buffer, 0, HEAD_BYTES, 0);
      return { bytes: fstatSync(opened).size, head: versionHead(buffer.toString("utf8", 0, length)) };
    } finally {
      closeSync(opened);
    }
  } catch (error) {
    unlessMissing(error as NodeJS.ErrnoException);
    return { bytes: 0, head: null };
  }
}
