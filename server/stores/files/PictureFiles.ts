import { readdir, rm, stat, utimes } from "node:fs/promises";
import { join } from "node:path";
import { KeyedMutex } from "../memory/KeyedMutex.ts";
import { isPictureDigest, pictureDigest } from "../rows.ts";
import type { PictureStore } from "../Stores.ts";
import { boundedRead } from "./boundedRead.ts";
import { durableWrite, throwTrouble, unlessMissing } from "./durableWrite.ts";
import { isFromFuture } from "./fromFuture.ts";
import type { Quarantine } from "./Quarantine.ts";

/**
 * Stores pictures as files named by the digest of their bytes. The time of a file is when the picture was last written
 * or touched.
 */
export class PictureFiles implements PictureStore {
  readonly #folder: string;
  readonly #quarantine: Quarantine;
  readonly #named: () => Promise<ReadonlySet<string>>;
  /** Locks each picture, because the same one may come twice at once, and be swept meanwhile. */
  readonly #uses = new KeyedMutex();

  /** `named` collects the digests that any record or kept version names. */
  constructor(folder: string, quarantine: Quarantine, named: () => Promise<ReadonlySet<string>>) {
    this.#folder = folder;
    this.#quarantine = quarantine;
    this.#named = named;
  }

  /** Reads a picture. A damaged one is set aside under its lock, because a save may be bringing it again. */
  async read(digest: string): Promise<Uint8Array | null> {
    const bytes = await this.#bytesOf(digest);
    if (bytes && isWholePicture(digest, bytes)) return bytes;
    return this.#uses.run(digest, async () => {
      const again = await this.#bytesOf(digest);
      if (again && isWholePicture(digest, again)) return again;
      await this.#quarantine.takeIfPossible(this.#fileOf(digest));
      return null;
    });
  }

  /** Stores a picture, also in the place of a damaged one, so that the next save that brings it repairs it. */
  write(digest: string, picture: Uint8Array): Promise<void> {
    return this.#uses.run(digest, async () => {
      const present = await this.#bytesOf(digest);
      if (present && Buffer.compare(present, picture) === 0 && (await this.#renew(digest))) return;
      await this.#quarantine.take(this.#fileOf(digest));
      await durableWrite({ file: this.#fileOf(digest), content: picture });
    });
  }

  touch(digest: string): Promise<void> {
    return this.#uses.run(digest, async () => void (await this.#renew(digest)));
  }

  /**
   * Removes pictures one at a time, so that a save hardly has to wait. While any file is set aside, only the pictures
   * in `among` are removed, because an unreadable file may refer to any other picture.
   */
  async sweep(before: number, among?: readonly string[]): Promise<number> {
    const candidates = among ?? (await readdir(this.#folder)).filter(isPictureDigest);
    const old = await this.#olderThan(before, candidates);
    if (old.length === 0) return 0;
    const named = await this.#named();
    if (!among && !(await this.#quarantine.isEmpty())) return 0;
    let swept = 0;
    for (const digest of old) {
      if (!named.has(digest) && (await this.#removeOld(digest, before))) swept += 1;
    }
    return swept;
  }

  #bytesOf(digest: string): Promise<Uint8Array | null> {
    return boundedRead(this.#fileOf(digest));
  }

  async #olderThan(before: number, digests: readonly string[]): Promise<string[]> {
    const old: string[] = [];
    for (const digest of digests) if (await this.#isOlder(digest, before)) old.push(digest);
    return old;
  }

  /**
   * Returns whether a picture was last written before that time. One from the future is made to count as written now,
   * so that a later sweep finds it.
   */
  async #isOlder(digest: string, before: number): Promise<boolean> {
    const found = await stat(this.#fileOf(digest)).catch(unlessMissing);
    if (found && isFromFuture(found)) await this.#renew(digest);
    return found !== null && found.mtimeMs < before;
  }

  /** Removes a picture if it is still old: it may have been written while the names were collected. */
  #removeOld(digest: string, before: number): Promise<boolean> {
    return this.#uses.run(digest, async () => {
      if (!(await this.#isOlder(digest, before))) return false;
      await rm(this.#fileOf(digest), { force: true });
      return true;
    });
  }

  /** Makes a picture count as written now and returns whether there is one. */
  async #renew(digest: string): Promise<boolean> {
    const now = new Date();
    const renewed = utimes(this.#fileOf(digest), now, now).then(() => true, unlessMissing);
    return Boolean(await renewed.catch(throwTrouble));
  }

  #fileOf(digest: string): string {
    return join(this.#folder, digest);
  }
}

/**
 * Returns whether the bytes are those that the name promises: the digest of them, behind `drawn-` for drawn pictures.
 */
export function isWholePicture(name: string, bytes: Uint8Array): boolean {
  return pictureDigest(bytes) === name.replace("drawn-", "");
}
