/**
 * Games packed for the way to a browser, each copy in a file of its own beside the game it was made from. All of it can be made anew: whatever does not
 * fit together exactly counts as missing, no write waits for the disk, and where room is needed it all goes.
 */
import { createHash } from "node:crypto";
import { readdir, readFile, rm, stat, statfs, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { SHAREABLE_VERSION } from "../../../src/migrate/shareable.ts";
import { GAME_COPIES, type GameCopy, type PackedGame } from "../rows.ts";
import { unlessMissing } from "./durableWrite.ts";

/** What is left of a disk below that is for saves alone. */
const ROOM_FOR_SAVES = 256 * 1024 * 1024;
const LINE_END = 10;

interface Head {
  /** The digest of the game, as its own file says it too (`versionFormat`). */
  readonly check: string;
  /** The rules by which a copy for others was made (`shareable`): one that was made by earlier ones may say too much. */
  readonly rules: number;
  readonly crc: number;
  readonly length: number;
}

export class PackedFiles {
  private readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
  }

  /** Null where none is kept of the game with that digest, or not all of it as it was written. */
  async read(id: string, copy: GameCopy, check: string): Promise<PackedGame | null> {
    const content = await readFile(this.fileOf(id, copy)).catch(unlessMissing);
    const found = content && wholeOf(content);
    if (found?.head.check !== check || found.head.rules !== SHAREABLE_VERSION) return null;
    return { ...found.head, bytes: found.bytes };
  }

  /** In the place of the one before. Does nothing where the disk has little room or takes no writes. */
  async keep(id: string, copy: GameCopy, check: string, { bytes, crc, length }: PackedGame): Promise<void> {
    const head: Head = { check, rules: SHAREABLE_VERSION, crc, length };
    const rest = Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), bytes]);
    const content = Buffer.concat([Buffer.from(`${digestOf(rest)}\n`), rest]);
    if (await this.hasRoom())
      await writeFile(this.fileOf(id, copy), content, { mode: 0o600 }).catch(() => this.remove(id));
  }

  async remove(id: string): Promise<void> {
    await Promise.all(GAME_COPIES.map((copy) => rm(this.fileOf(id, copy), { force: true })));
  }

  /** Removes those that were packed before that time (milliseconds since 1970); answers how many. */
  async sweep(before: number): Promise<number> {
    let swept = 0;
    for (const name of await readdir(this.folder)) {
      const file = join(this.folder, name);
      const found = await stat(file).catch(unlessMissing);
      if (!found || found.mtimeMs >= before) continue;
      await rm(file, { force: true });
      swept += 1;
    }
    return swept;
  }

  private async hasRoom(): Promise<boolean> {
    const { bavail, bsize } = await statfs(this.folder);
    return bavail * bsize >= ROOM_FOR_SAVES;
  }

  private fileOf(id: string, copy: GameCopy): string {
    return join(this.folder, copy === "whole" ? id : `${id}.${copy}`);
  }
}

/** A digest, a line that says what it is, and the bytes; null where the digest is not that of the rest. */
function wholeOf(content: Buffer): { readonly head: Head; readonly bytes: Uint8Array } | null {
  const digestEnd = content.indexOf(LINE_END);
  const rest = content.subarray(digestEnd + 1);
  if (digestEnd < 0 || content.toString("latin1", 0, digestEnd) !== digestOf(rest)) return null;
  const headEnd = rest.indexOf(LINE_END);
  return { head: JSON.parse(rest.toString("utf8", 0, headEnd)), bytes: rest.subarray(headEnd + 1) };
}

function digestOf(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("base64url");
}
