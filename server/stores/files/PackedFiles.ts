import { createHash } from "node:crypto";
import type { BigIntStats } from "node:fs";
import { type FileHandle, open, readdir, rename, rm, stat, statfs, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { SHAREABLE_VERSION } from "../../../src/migrate/shareable.ts";
import { packInMemory } from "../packInMemory.ts";
import { GAME_COPIES, type GameCopy, type OpenedPack, type PackedGame } from "../rows.ts";
import { digestOf } from "./digestOf.ts";
import { TO_READ, temporaryOf, unlessMissing } from "./durableWrite.ts";
import { safeId } from "./entityId.ts";
import { filePieces } from "./filePieces.ts";
import { isFromFuture } from "./fromFuture.ts";

/** Packed games leave this much of the disk to saves. */
const ROOM_FOR_SAVES = 256 * 1024 * 1024;
const LINE_END = 10;
/** How many bytes are read first, which is all of most packed games. */
const SMALL = 16_384;

interface Head {
  /** The digest of the game, which its own file has too (`versionFormat`). */
  readonly check: string;
  /**
   * The version of the rules by which a copy for others was made (`shareable`). A copy by earlier rules may say too
   * much.
   */
  readonly rules: number;
  readonly crc: number;
  readonly length: number;
}

/**
 * Stores games packed for sending, each copy in a file of its own. All of them can be made again: a file that does not
 * fit its game exactly counts as missing, no write waits for the disk, and all of them give way when room is needed.
 */
export class PackedFiles {
  readonly #folder: string;
  readonly #digests = new VerifiedDigests();

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Opens a packed copy of the game with that digest; null if there is none, or not all of it as it was written. */
  async open(id: string, copy: GameCopy, check: string): Promise<OpenedPack | null> {
    const handle = await open(this.#fileOf(id, copy), TO_READ).catch(unlessMissing);
    if (!handle) return null;
    const pack = await openedPack(handle, this.#digests).catch(() => null);
    const isIt = pack?.head.check === check && pack.head.rules === SHAREABLE_VERSION;
    if (!isIt || pack.isInMemory) await handle.close();
    return isIt ? pack : null;
  }

  /**
   * Stores a packed copy in the place of the one before. Does nothing if the disk has little room or takes no writes.
   */
  async keep(id: string, copy: GameCopy, check: string, { bytes, crc, length }: PackedGame): Promise<void> {
    const head: Head = { check, rules: SHAREABLE_VERSION, crc, length };
    const rest = Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), bytes]);
    const content = Buffer.concat([Buffer.from(`${digestOf(rest)}\n`), rest]);
    if (await this.#hasRoom()) await this.#write(this.#fileOf(id, copy), content).catch(() => this.remove(id));
  }

  /** Replaces a file by a rename, so that readers of the earlier one can go on. */
  async #write(file: string, content: Uint8Array): Promise<void> {
    const temporary = temporaryOf(file);
    try {
      await writeFile(temporary, content, { mode: 0o600 });
      await rename(temporary, file);
    } catch (error) {
      await rm(temporary, { force: true });
      throw error;
    }
  }

  async remove(id: string): Promise<void> {
    await Promise.all(GAME_COPIES.map((copy) => rm(this.#fileOf(id, copy), { force: true })));
  }

  /**
   * Removes files that were packed before that time (milliseconds since 1970), or before the clock was set back, and
   * returns how many.
   */
  async sweep(before: number): Promise<number> {
    let swept = 0;
    for (const name of await readdir(this.#folder)) {
      const file = join(this.#folder, name);
      const found = await stat(file).catch(unlessMissing);
      if (!found || (found.mtimeMs >= before && !isFromFuture(found))) continue;
      await rm(file, { force: true });
      swept += 1;
    }
    return swept;
  }

  async #hasRoom(): Promise<boolean> {
    const { bavail, bsize } = await statfs(this.#folder);
    return bavail * bsize >= ROOM_FOR_SAVES;
  }

  #fileOf(id: string, copy: GameCopy): string {
    return join(this.#folder, copy === "whole" ? safeId(id) : `${safeId(id)}.${copy}`);
  }
}

type PackOfFile = OpenedPack & { readonly head: Head };

/**
 * Opens a packed file. All of it is verified before any of it is handed out, and then read again piece by piece, which
 * takes little memory.
 */
async function openedPack(handle: FileHandle, digests: VerifiedDigests): Promise<PackOfFile | null> {
  const { bytesRead, buffer } = await handle.read(Buffer.allocUnsafe(SMALL), 0, SMALL, 0);
  const start = buffer.subarray(0, bytesRead);
  const digestEnd = start.indexOf(LINE_END);
  const headEnd = start.indexOf(LINE_END, digestEnd + 1);
  if (digestEnd < 0 || headEnd < 0) return null;
  const from = headEnd + 1;
  const found = bytesRead < SMALL ? null : await handle.stat({ bigint: true });
  const digest = found
    ? await digests.digestOf(found, () => digestFrom(handle, start, digestEnd + 1, Number(found.size)))
    : digestOf(start.subarray(digestEnd + 1));
  if (start.toString("latin1", 0, digestEnd) !== digest) return null;
  const head: Head = JSON.parse(start.toString("utf8", digestEnd + 1, headEnd));
  const { crc, length } = head;
  if (!found) return { head, ...packInMemory({ bytes: start.subarray(from), crc, length }) };
  const size = Number(found.size);
  const pieces = (): AsyncIterable<Uint8Array> => filePieces(handle, from, size);
  return { head, crc, length, size: size - from, isInMemory: false, pieces, close: () => handle.close() };
}

/** Returns the digest of everything from an offset on. The start of the file has been read already. */
async function digestFrom(handle: FileHandle, start: Buffer, from: number, size: number): Promise<string> {
  const hash = createHash("sha256").update(start.subarray(from));
  for await (const piece of filePieces(handle, start.length, size)) hash.update(piece);
  return hash.digest("base64url");
}

const REMEMBERED_MAX = 10_000;

/**
 * Remembers digests of files that have not changed since they were computed, because hundreds may read the same large
 * game at once.
 */
class VerifiedDigests {
  readonly #known = new Map<string, Promise<string>>();

  digestOf({ ino, size, mtimeNs, ctimeNs }: BigIntStats, compute: () => Promise<string>): Promise<string> {
    const key = `${ino} ${size} ${mtimeNs} ${ctimeNs}`;
    const known = this.#known.get(key);
    if (known) return known;
    if (this.#known.size >= REMEMBERED_MAX) this.#known.clear();
    const digest = compute();
    this.#known.set(key, digest);
    digest.catch(() => this.#known.delete(key));
    return digest;
  }
}
