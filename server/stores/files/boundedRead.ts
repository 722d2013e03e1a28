import { closeSync, fstatSync, openSync, readFileSync } from "node:fs";
import { open } from "node:fs/promises";
import { TO_READ, unlessMissing } from "./durableWrite.ts";

/**
 * More bytes than any file of ours has: a game of 8 MB may be longer as it is stored, and a table of an earlier server
 * holds thousands of rows.
 */
const BYTES_MAX = 256 * 1024 * 1024;

/**
 * Reads a file; null if there is none, if the name belongs to something that is not a file, or if it is too large to be
 * one of ours.
 */
export async function boundedRead(file: string): Promise<Buffer | null> {
  const handle = await open(file, TO_READ).catch(unlessMissing);
  if (!handle) return null;
  try {
    const found = await handle.stat();
    return found.isFile() && found.size <= BYTES_MAX ? await handle.readFile() : null;
  } finally {
    await handle.close();
  }
}

/** Like `boundedRead`, but synchronous, for the ten thousand small files of a start. */
export function boundedReadSync(file: string): Buffer | null {
  try {
    const opened = openSync(file, TO_READ);
    try {
      const found = fstatSync(opened);
      return found.isFile() && found.size <= BYTES_MAX ? readFileSync(opened) : null;
    } finally {
      closeSync(opened);
    }
  } catch (error) {
    return unlessMissing(error as NodeJS.ErrnoException);
  }
}
