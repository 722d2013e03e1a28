import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { unlessMissing } from "./durableWrite.ts";

const VERSION = /^\d+\.json$/;

/** Where the files of a world lie in the data folder. */
export class WorldPaths {
  /** Folder of the packed games. */
  readonly packed: string;
  private readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
    this.packed = join(folder, "packed");
  }

  present(id: string): string {
    return join(this.folder, "worlds", `${id}.json`);
  }

  /** Folder of the versions before. */
  versions(id: string): string {
    return join(this.folder, "versions", id);
  }

  version(id: string, revision: number): string {
    return join(this.versions(id), `${revision}.json`);
  }

  /** Tells that a world is about to go. */
  deletionMark(id: string): string {
    return join(this.folder, "deleted", id);
  }

  /** Files of the versions before, newest first. */
  async older(id: string): Promise<string[]> {
    const names = (await readdir(this.versions(id)).catch(unlessMissing)) ?? [];
    const versions = names.filter((name) => VERSION.test(name));
    versions.sort((a, b) => Number.parseInt(b, 10) - Number.parseInt(a, 10));
    return versions.map((name) => join(this.versions(id), name));
  }

  /** Ids of all worlds that have versions before. */
  withVersions(): Promise<string[]> {
    return readdir(join(this.folder, "versions"));
  }

  /** Ids of all worlds that have a file. */
  async all(): Promise<string[]> {
    const names = await readdir(join(this.folder, "worlds"));
    return names.filter((name) => name.endsWith(".json")).map((name) => name.slice(0, -".json".length));
  }

  /** Ids of the worlds whose deletion was begun and not finished. */
  marked(): Promise<string[]> {
    return readdir(join(this.folder, "deleted"));
  }
}
