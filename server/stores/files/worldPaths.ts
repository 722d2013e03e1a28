import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { unlessMissing } from "./durableWrite.ts";
import { isId, safeId } from "./entityId.ts";

export const WORLD_END = ".json";
const VERSION = /^\d+\.json$/;

/**
 * The paths of a world's files in the data folder. No path leads to anything else, whatever names are found in the
 * folder.
 */
export class WorldPaths {
  /** The folder of the packed games. */
  readonly packed: string;
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
    this.packed = join(folder, "packed");
  }

  present(id: string): string {
    return join(this.#folder, "worlds", `${safeId(id)}.json`);
  }

  /** Returns the folder of the versions before. */
  versions(id: string): string {
    return join(this.#folder, "versions", safeId(id));
  }

  version(id: string, revision: number): string {
    return join(this.versions(id), `${revision}.json`);
  }

  /** Returns the file that marks a world whose deletion has begun. */
  deletionMark(id: string): string {
    return join(this.#folder, "deleted", safeId(id));
  }

  /** Returns the files of the versions before, newest first. */
  async older(id: string): Promise<string[]> {
    const names = (await readdir(this.versions(id)).catch(unlessMissing)) ?? [];
    const versions = names.filter((name) => VERSION.test(name));
    versions.sort((a, b) => Number.parseInt(b, 10) - Number.parseInt(a, 10));
    return versions.map((name) => join(this.versions(id), name));
  }

  /** Returns the ids of all worlds that have versions before. */
  async withVersions(): Promise<string[]> {
    return (await readdir(join(this.#folder, "versions"))).filter(isId);
  }

  /** Returns the ids of all worlds that have a file. */
  async all(): Promise<string[]> {
    const names = await readdir(join(this.#folder, "worlds"));
    return names.flatMap((name) => idOfWorldFile(name) ?? []);
  }

  /** Returns the ids of the worlds whose deletion was begun and not finished. */
  async marked(): Promise<string[]> {
    return (await readdir(join(this.#folder, "deleted"))).filter(isId);
  }
}

/** Returns the id in the name of a world's file; null for any other name. */
export function idOfWorldFile(name: string): string | null {
  const id = name.endsWith(WORLD_END) ? name.slice(0, -WORLD_END.length) : "";
  return isId(id) ? id : null;
}
