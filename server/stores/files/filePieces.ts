import type { FileHandle } from "node:fs/promises";

/** How many bytes are read in one call. */
const PIECE = 65_536;

/**
 * Reads a file piece by piece, which takes little memory however large it is. Rejects if the file is shorter than it
 * was.
 */
export async function* filePieces(handle: FileHandle, from: number, end: number): AsyncIterable<Buffer> {
  for (let at = from; at < end; at += PIECE) yield await readAt(handle, at, Math.min(PIECE, end - at));
}

async function readAt(handle: FileHandle, at: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await handle.read(Buffer.allocUnsafe(length), 0, length, at);
  if (bytesRead < length) throw new Error("A file is shorter than it was.");
  return buffer;
}
