/** One JSON file a world, and beside it the versions before: the last 20 that were saved (product §21). */
import { statSync } from "node:fs";
import { mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Low } from "lowdb";
import type { Log } from "../../Log.ts";
import { VERSIONS_KEPT, type VersionNote, type WorldVersion } from "../rows.ts";
import type { OwnedVersion, WorldVault } from "../tables/WorldVault.ts";
import { crashSafeAdapter, readWhole, type SafeFile } from "./crashSafeAdapter.ts";
import { asTrouble, durableWrite, unlessMissing } from "./durableWrite.ts";
import { syncFolder } from "./syncFolder.ts";
import { headOf, versionFormat } from "./versionFormat.ts";

/** More than the longest head: a name of 60 letters, a picture's address, two ids and a digest. */
const HEAD_BYTES = 2048;

export class WorldFiles implements WorldVault {
  private readonly folder: string;
  private readonly log: Log;

  constructor(folder: string, log: Log) {
    this.folder = folder;
    this.log = log;
  }

  async read(id: string): Promise<OwnedVersion | null> {
    return crashSafeAdapter(this.place(id, 0)).read();
  }

  async versions(id: string): Promise<readonly VersionNote[]> {
    const files = [this.fileOf(id), ...(await this.olderOf(id))];
    const notes = await Promise.all(files.map(readNote));
    return notes.filter((note) => note !== null);
  }

  async readVersion(id: string, revision: number): Promise<WorldVersion | null> {
    const present = await readNote(this.fileOf(id));
    const file = present?.revision === revision ? this.fileOf(id) : this.versionFile(id, revision);
    return readWhole(file, versionFormat);
  }

  async write(version: OwnedVersion): Promise<number> {
    await this.makeRoom(version.id);
    await new Low(crashSafeAdapter(this.place(version.id, version.revision - 1)), version).write();
    return this.size(version.id);
  }

  /** The folder of the versions before must itself survive a power cut. */
  private async makeRoom(id: string): Promise<void> {
    try {
      const made = await mkdir(this.versionsOf(id), { recursive: true });
      if (made) await syncFolder(dirname(made));
    } catch (error) {
      throw asTrouble(error);
    }
  }

  async takeBack(id: string, revision: number): Promise<void> {
    const putBack = rename(this.versionFile(id, revision - 1), this.fileOf(id));
    const isBack = await putBack.then(() => true, unlessMissing);
    if (!isBack) await rm(this.fileOf(id), { force: true });
    await syncFolder(dirname(this.fileOf(id)));
  }

  async dropOldest(id: string): Promise<void> {
    const surplus = (await this.olderOf(id)).slice(VERSIONS_KEPT);
    await Promise.all(surplus.map((file) => rm(file, { force: true })));
  }

  /** A mark tells a later start that this world was about to go, should the power fail before all of it is gone. */
  async remove(id: string, forget: () => Promise<unknown>): Promise<void> {
    const mark = join(this.folder, "deleted", id);
    await durableWrite({ file: mark, content: "" });
    try {
      await forget();
    } catch (error) {
      await rm(mark, { force: true });
      throw error;
    }
    await this.removeFiles(id);
  }

  /** The mark goes last, once everything else is surely gone: without it a world that came back would be taken for a lost one. */
  async removeFiles(id: string): Promise<void> {
    await rm(this.fileOf(id), { force: true });
    await rm(this.versionsOf(id), { recursive: true, force: true });
    await Promise.all([this.fileOf(id), this.versionsOf(id)].map((path) => syncFolder(dirname(path))));
    await rm(join(this.folder, "deleted", id), { force: true });
  }

  /** Everything of a world to another folder on the same disk, as `present.json` and `versions`. */
  async moveTo(id: string, aside: string): Promise<void> {
    await rename(this.versionsOf(id), join(aside, "versions")).catch(unlessMissing);
    await rename(this.fileOf(id), join(aside, "present.json")).catch(unlessMissing);
    await syncFolder(aside);
  }

  /** Addresses of pictures that the kept versions of all worlds name, one world after the other. */
  async *thumbnails(): AsyncIterable<string> {
    for (const id of await readdir(join(this.folder, "versions"))) {
      for (const file of await this.olderOf(id)) {
        const note = await readNote(file);
        if (note) yield note.thumbnail;
      }
    }
  }

  /** Bytes of the present file; 0 where there is none. */
  async size(id: string): Promise<number> {
    return (await stat(this.fileOf(id)).catch(unlessMissing))?.size ?? 0;
  }

  /** At once, for the start: ten thousand promises would take longer than the files themselves. */
  sizeAtOnce(id: string): number {
    return statSync(this.fileOf(id), { throwIfNoEntry: false })?.size ?? 0;
  }

  private place(id: string, revisionBefore: number): SafeFile<OwnedVersion> {
    return {
      file: this.fileOf(id),
      format: versionFormat,
      before: this.versionFile(id, revisionBefore),
      older: () => this.olderOf(id),
      quarantine: join(this.folder, "quarantine"),
      log: this.log,
    };
  }

  private async olderOf(id: string): Promise<string[]> {
    const names = (await readdir(this.versionsOf(id)).catch(unlessMissing)) ?? [];
    const newestFirst = names.sort((a, b) => Number.parseInt(b, 10) - Number.parseInt(a, 10));
    return newestFirst.map((name) => join(this.versionsOf(id), name));
  }

  private fileOf(id: string): string {
    return join(this.folder, "worlds", `${id}.json`);
  }

  private versionsOf(id: string): string {
    return join(this.folder, "versions", id);
  }

  private versionFile(id: string, revision: number): string {
    return join(this.versionsOf(id), `${revision}.json`);
  }
}

async function readNote(file: string): Promise<VersionNote | null> {
  const handle = await open(file, "r").catch(unlessMissing);
  if (!handle) return null;
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    const head = headOf(buffer.toString("utf8", 0, bytesRead));
    return head && { revision: head.revision, savedAt: head.savedAt, name: head.name, thumbnail: head.thumbnail };
  } finally {
    await handle.close();
  }
}
