import type { SavedVersion } from "../../src/api/wire.ts";
import type { WorkQueue } from "../load/WorkQueue.ts";
import type { UserRow, VersionNote, WorldRow } from "../stores/rows.ts";
import type { Stores } from "../stores/Stores.ts";
import { BYTES_MAX } from "./game/jsonLimits.ts";
import { HttpError } from "./HttpError.ts";
import type { Thumbnails } from "./Thumbnails.ts";
import type { OpenedWorld, WorldReader } from "./WorldReader.ts";
import type { WorldWriter } from "./WorldWriter.ts";

interface WorldVersionsDeps {
  readonly stores: Stores;
  readonly reader: WorldReader;
  readonly writer: WorldWriter;
  readonly thumbnails: Thumbnails;
  readonly work: WorkQueue;
}

/**
 * Lists and opens earlier saves of a world for its owner, and restores one as a new save that can be undone in the same
 * way.
 */
export class WorldVersions {
  readonly #deps: WorldVersionsDeps;

  constructor(deps: WorldVersionsDeps) {
    this.#deps = deps;
  }

  /** Returns the versions, newest first, including the present one. */
  async list(user: UserRow, id: string): Promise<SavedVersion[]> {
    const row = await this.#deps.reader.mine(user.id, id);
    const notes = await this.#deps.stores.worlds.versions(row.id);
    return notes.map((note, index) => ({ ...saved(note), isPresent: index === 0 }));
  }

  /**
   * Opens one version; `data` is JSON text. The size of an earlier version is not known before it is read, so work is
   * reserved for the largest.
   */
  async open(user: UserRow, id: string, revision: number): Promise<{ version: SavedVersion; data: string }> {
    const row = await this.#deps.reader.mine(user.id, id);
    return this.#deps.work.run(BYTES_MAX, async () => {
      const { data, ...note } = await this.#kept(row, revision);
      return { version: { ...saved(note), isPresent: revision === row.revision }, data };
    });
  }

  /** Restores the game and the picture of a version. The world keeps its name, its link and its counts. */
  async restore(user: UserRow, id: string, revision: number): Promise<OpenedWorld> {
    const row = await this.#deps.reader.mine(user.id, id);
    return this.#deps.work.run(BYTES_MAX, async () => {
      const { data, thumbnail } = await this.#kept(row, revision);
      await this.#deps.thumbnails.keepLonger(thumbnail);
      return { card: await this.#deps.writer.change(row, { data, thumbnail }), data };
    });
  }

  async #kept(row: WorldRow, revision: number) {
    const version = await this.#deps.stores.worlds.readVersion(row.id, revision);
    if (!version) throw new HttpError(404, "Sorry, this earlier version is gone.");
    return version;
  }
}

function saved({ revision, savedAt, name, thumbnail }: VersionNote): Omit<SavedVersion, "isPresent"> {
  return { revision, savedAt, name, thumbnail };
}
