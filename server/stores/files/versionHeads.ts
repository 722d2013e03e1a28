/** What a version's file says of itself, without reading the game in it. */
import { open } from "node:fs/promises";
import type { VersionNote } from "../rows.ts";
import { TO_READ, unlessMissing } from "./durableWrite.ts";
import { type Head, versionHead } from "./versionFormat.ts";

/** More than the longest head: a name of 60 letters, a picture's address, two ids and two digests. */
const HEAD_BYTES = 2048;

/** Null where there is none or it is damaged. */
export async function readNote(file: string): Promise<VersionNote | null> {
  const head = await readHead(file);
  return head && { revision: head.revision, savedAt: head.savedAt, name: head.name, thumbnail: head.thumbnail };
}

/** The whole head, in files of before there was a check only the note. */
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
