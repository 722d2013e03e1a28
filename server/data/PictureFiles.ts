/** Pictures as files named by the digest of their bytes (product §21, §24). */
import { access, readFile } from "node:fs/promises";
import { join } from "node:path";
import { durableWrite, unlessMissing } from "./durableWrite.ts";
import type { PictureVault } from "./Stores.ts";

export class PictureFiles implements PictureVault {
  private readonly folder: string;
  private readonly writing = new Map<string, Promise<void>>();

  constructor(folder: string) {
    this.folder = folder;
  }

  read(digest: string): Promise<Uint8Array | null> {
    return readFile(this.fileOf(digest)).catch(unlessMissing);
  }

  /** The same picture may come twice at once, from two copies of a world: it is written once. */
  async write(digest: string, picture: Uint8Array): Promise<void> {
    const already = this.writing.get(digest);
    if (already) return already;
    const write = this.writeNew(digest, picture).finally(() => this.writing.delete(digest));
    this.writing.set(digest, write);
    return write;
  }

  private async writeNew(digest: string, picture: Uint8Array): Promise<void> {
    const isThere = await access(this.fileOf(digest)).then(() => true, unlessMissing);
    if (!isThere) await durableWrite({ file: this.fileOf(digest), content: picture });
  }

  private fileOf(digest: string): string {
    return join(this.folder, digest);
  }
}
