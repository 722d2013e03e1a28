/** One JSON file a world, and beside it the versions before: the last 20 that were saved (product §21). */
import { mkdir, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { Low } from "lowdb";
import type { Log } from "../Log.ts";
import { crashSafeAdapter } from "./crashSafeAdapter.ts";
import { unlessMissing } from "./durableWrite.ts";
import type { WorldVersion } from "./rows.ts";
import type { WorldVault } from "./Stores.ts";

export const VERSIONS_KEPT = 20;

/** Callers take turns on one world: two writes of the same world at once would share a temporary file. */
export class WorldFiles implements WorldVault {
  private readonly folder: string;
  private readonly log: Log;

  constructor(folder: string, log: Log) {
    this.folder = folder;
    this.log = log;
  }

  async read(id: string): Promise<WorldVersion | null> {
    return crashSafeAdapter<WorldVersion>(this.place(id, 0)).read();
  }

  async write(id: string, version: WorldVersion): Promise<number> {
    await mkdir(this.versionsOf(id), { recursive: true });
    await new Low(crashSafeAdapter<WorldVersion>(this.place(id, version.revision - 1)), version).write();
    await this.dropOldest(id);
    return this.size(id);
  }

  async remove(id: string): Promise<void> {
    await rm(this.fileOf(id), { force: true });
    await rm(this.versionsOf(id), { recursive: true, force: true });
  }

  /** Bytes of the present file; 0 where there is none. */
  async size(id: string): Promise<number> {
    return (await stat(this.fileOf(id)).catch(unlessMissing))?.size ?? 0;
  }

  private place(id: string, revisionBefore: number) {
    return {
      file: this.fileOf(id),
      before: join(this.versionsOf(id), `${revisionBefore}.json`),
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

  private async dropOldest(id: string): Promise<void> {
    const surplus = (await this.olderOf(id)).slice(VERSIONS_KEPT);
    await Promise.all(surplus.map((file) => rm(file, { force: true })));
  }

  private fileOf(id: string): string {
    return join(this.folder, "worlds", `${id}.json`);
  }

  private versionsOf(id: string): string {
    return join(this.folder, "versions", id);
  }
}
