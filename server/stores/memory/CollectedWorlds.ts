import type { WorldFiles } from "../files/WorldFiles.ts";
import type {
  GameCopy,
  OpenedPack,
  PackedGame,
  VersionNote,
  WorldChange,
  WorldRow,
  WorldUsage,
  WorldVersion,
} from "../rows.ts";
import type { UserStore, WorldStore } from "../Stores.ts";
import { Gone, RevisionConflict } from "../troubles.ts";
import type { Collection } from "./Collection.ts";
import { KeyedMutex } from "./KeyedMutex.ts";
import { WorldIndex } from "./WorldIndex.ts";

/** Stores records of worlds in a collection, and their games in files of their own. */
export class CollectedWorlds implements WorldStore {
  readonly #records: Collection<WorldRow>;
  readonly #users: UserStore;
  readonly #files: WorldFiles;
  readonly #index = new WorldIndex();
  readonly #writes = new KeyedMutex();

  constructor(records: Collection<WorldRow>, users: UserStore, files: WorldFiles) {
    this.#records = records;
    records.observe(this.#index);
    this.#users = users;
    this.#files = files;
  }

  async get(id: string): Promise<WorldRow | null> {
    return this.#records.get(id) ?? null;
  }

  async several(ids: readonly string[]): Promise<readonly WorldRow[]> {
    return ids.flatMap((id) => this.#records.get(id) ?? []);
  }

  async ownedBy(userId: string): Promise<readonly WorldRow[]> {
    return this.#index.ownedBy(userId);
  }

  async usage(userId: string): Promise<WorldUsage> {
    return this.#index.usage(userId);
  }

  async popular(limit: number): Promise<readonly WorldRow[]> {
    return this.#index.popular(limit);
  }

  async newest(limit: number): Promise<readonly WorldRow[]> {
    return this.#index.newest(limit);
  }

  async hidden(): Promise<readonly WorldRow[]> {
    const hidden = Array.from(this.#records.all()).filter(({ isHidden }) => isHidden);
    return hidden.sort((one, other) => (one.updatedAt < other.updatedAt ? 1 : -1));
  }

  add(row: WorldRow, data: string | null): Promise<WorldRow> {
    return this.#writes.run(row.id, async () => {
      if (!(await this.#users.get(row.userId))) throw new Gone();
      if (data === null) return this.#records.change(row.id, () => ({ ...row, revision: 0, bytes: 0 }));
      const { revision, bytes } = await this.#storeGame({ ...row, revision: 1 }, data);
      return this.#records
        .change(row.id, () => ({ ...row, revision, bytes }))
        .catch(this.#takingBack(row.id, revision));
    });
  }

  /**
   * Changes a world in the order of its changes. A change of the record alone waits for a game that is being written:
   * if it were answered before, a crash could leave that game's older name as the newest. The file of a game has its
   * name, picture and revision, so its record can be stored later.
   */
  change(id: string, { data, onRevision, isHidden, ...named }: WorldChange): Promise<WorldRow> {
    const changed = (row: WorldRow | undefined): WorldRow =>
      hiddenOr(isHidden, { ...atRevision(row, onRevision), ...given(named) });
    return this.#writes.run(id, async () => {
      if (data === undefined) return this.#records.change(id, changed);
      const next = changed(this.#records.get(id));
      const stored = await this.#storeGame({ ...next, revision: next.revision + 1 }, data);
      const { published, sharesNotes, description } = named;
      const isToldByGame = [published, sharesNotes, description, isHidden].every((told) => told === undefined);
      const row = isToldByGame
        ? this.#records.changeSoon(id, (present) => ({ ...changed(present), ...stored }))
        : await this.#records
            .change(id, (present) => ({ ...changed(present), ...stored }))
            .catch(this.#takingBack(id, stored.revision));
      if (!row) throw new Gone();
      await this.#files.dropOldest(id);
      return row;
    });
  }

  async count(id: string, counter: "playCount" | "forkCount"): Promise<void> {
    if (counter === "playCount") this.#records.changeSoon(id, (row) => ({ ...row, playCount: row.playCount + 1 }));
    else await this.#records.change(id, (row) => row && { ...row, forkCount: row.forkCount + 1 });
  }

  /**
   * Reads a game. A damaged one is repaired under the lock of its world, so that a save that comes meanwhile is not
   * taken for it.
   */
  async read(id: string): Promise<WorldVersion | null> {
    if (!this.#has(id)) return null;
    return (await this.#files.read(id)) ?? this.#writes.run(id, () => this.#files.readOrMend(id));
  }

  async versions(id: string): Promise<readonly VersionNote[]> {
    return this.#has(id) ? this.#files.versions(id) : [];
  }

  async readVersion(id: string, revision: number): Promise<WorldVersion | null> {
    return this.#has(id) ? this.#files.readVersion(id, revision) : null;
  }

  async openPacked(id: string, revision: number, copy: GameCopy): Promise<OpenedPack | null> {
    return this.#has(id) ? this.#files.openPacked(id, revision, copy) : null;
  }

  /**
   * Keeps a packed game, under the lock of the world, because nothing may be left of a world that is deleted meanwhile.
   */
  keepPacked(id: string, version: WorldVersion, copy: GameCopy, packed: PackedGame): Promise<void> {
    return this.#writes.run(id, async () => {
      if (this.#has(id)) await this.#files.keepPacked(id, version, copy, packed).catch(() => undefined);
    });
  }

  sweepPacked(before: number): Promise<number> {
    return this.#files.sweepPacked(before);
  }

  remove(id: string): Promise<void> {
    return this.#writes.run(id, async () => {
      if (this.#has(id)) await this.#files.remove(id, () => this.#records.change(id, () => undefined));
    });
  }

  /** Settles when no game is being written any more. */
  settled(): Promise<void> {
    return this.#writes.settled();
  }

  /**
   * Stores a game, which must be done before its record: a reader in between gets the newer game with the older record,
   * never none.
   */
  async #storeGame({ id, userId, revision, name, thumbnail, updatedAt: savedAt }: WorldRow, data: string) {
    const bytes = await this.#files.write({ id, userId, revision, savedAt, name, thumbnail, data });
    return { revision, bytes };
  }

  /** For `catch`: removes a stored game again if its record could not be stored. */
  #takingBack(id: string, revision: number): (error: unknown) => Promise<never> {
    return async (error) => {
      await this.#files.takeBack(id, revision);
      throw error;
    };
  }

  /** Returns whether the world exists. Only ids of known worlds may become file names. */
  #has(id: string): boolean {
    return this.#records.get(id) !== undefined;
  }
}

function atRevision(row: WorldRow | undefined, onRevision: number | undefined): WorldRow {
  if (!row) throw new Gone();
  if (onRevision !== undefined && onRevision !== row.revision) throw new RevisionConflict();
  return row;
}

/** Returns the record hidden, or no longer; undefined leaves it as it is. */
function hiddenOr(isHidden: boolean | undefined, row: WorldRow): WorldRow {
  if (isHidden === undefined) return row;
  const { isHidden: _before, ...rest } = row;
  return isHidden ? { ...rest, isHidden } : rest;
}

/** Returns the change without its undefined fields. */
function given<T extends object>(named: T): { [Key in keyof T]: Exclude<T[Key], undefined> } {
  const filled = Object.entries(named).filter(([, value]) => value !== undefined);
  return Object.fromEntries(filled) as { [Key in keyof T]: Exclude<T[Key], undefined> };
}
