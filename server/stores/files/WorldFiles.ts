import { statSync } from "node:fs";
import { mkdir, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { Low } from "lowdb";
import type { Log } from "../../Log.ts";
import {
  type GameCopy,
  type OpenedPack,
  type OwnedVersion,
  type PackedGame,
  VERSIONS_KEPT,
  type VersionNote,
  type WorldVersion,
} from "../rows.ts";
import { StorageFull } from "../troubles.ts";
import { DurableJsonFile, readWhole } from "./DurableJsonFile.ts";
import { digestOf } from "./digestOf.ts";
import { durableWrite, throwTrouble, unlessMissing } from "./durableWrite.ts";
import { PackedFiles } from "./PackedFiles.ts";
import type { Quarantine } from "./Quarantine.ts";
import { syncFolder } from "./syncFolder.ts";
import { versionFormat } from "./versionFormat.ts";
import { readHead, readHeadSync, readNote } from "./versionHeads.ts";
import type { WorldPaths } from "./worldPaths.ts";

/**
 * Stores the game of a world in one JSON file, and beside it the last 20 versions before. Callers must lock the world.
 */
export class WorldFiles {
  readonly #paths: WorldPaths;
  readonly #quarantine: Quarantine;
  readonly #log: Log;
  readonly #packs: PackedFiles;

  constructor(paths: WorldPaths, quarantine: Quarantine, log: Log) {
    this.#paths = paths;
    this.#quarantine = quarantine;
    this.#log = log;
    this.#packs = new PackedFiles(paths.packed);
  }

  /** Reads the present game; null if there is none or it is damaged. */
  read(id: string): Promise<OwnedVersion | null> {
    return readWhole(this.#paths.present(id), versionFormat(id));
  }

  /** Reads the present game. A damaged one is set aside and replaced by the newest version before. */
  async readOrMend(id: string): Promise<OwnedVersion | null> {
    return this.#fileOf(id).read();
  }

  /**
   * Returns the present version and those before, newest first. A version that replaced a damaged one lies in both
   * places; it is listed once.
   */
  async versions(id: string): Promise<readonly VersionNote[]> {
    const older = (await this.#paths.older(id)).map((file) => this.#whole(file, readNote));
    const all = await Promise.all([readNote(this.#paths.present(id)), ...older]);
    const notes = all.filter((note) => note !== null);
    return notes.filter(({ revision }, index) => notes.findIndex((note) => note.revision === revision) === index);
  }

  async readVersion(id: string, revision: number): Promise<WorldVersion | null> {
    const present = await readNote(this.#paths.present(id));
    if (present?.revision === revision) return this.read(id);
    return this.#whole(this.#paths.version(id, revision), (file) => readWhole(file, versionFormat(id)));
  }

  /** Stores a version as the present one, keeps the one before, and returns the new one's size in bytes. */
  async write(version: OwnedVersion): Promise<number> {
    await this.#makeRoom(version.id);
    const file = new Low(this.#fileOf(version.id, version.revision - 1), version);
    await file.write().catch((error: unknown) => this.#again(error, () => file.write()));
    return this.size(version.id);
  }

  /**
   * Opens a packed game. It counts only if it was made from exactly the game that is there now, whatever its revision.
   */
  async openPacked(id: string, revision: number, copy: GameCopy): Promise<OpenedPack | null> {
    const head = await readHead(this.#paths.present(id));
    const isPresent = head !== null && "check" in head && head.id === id && head.revision === revision;
    return isPresent ? this.#packs.open(id, copy, head.check) : null;
  }

  keepPacked(id: string, { data }: WorldVersion, copy: GameCopy, packed: PackedGame): Promise<void> {
    return this.#packs.keep(id, copy, digestOf(data), packed);
  }

  sweepPacked(before: number): Promise<number> {
    return this.#packs.sweep(before);
  }

  /** Puts the version before back in the place of one whose record could not be stored. */
  async takeBack(id: string, revision: number): Promise<void> {
    const present = this.#paths.present(id);
    const isBack = await rename(this.#paths.version(id, revision - 1), present).then(() => true, unlessMissing);
    if (!isBack) await rm(present, { force: true });
    await syncFolder(dirname(present));
  }

  /** Drops versions beyond the last `VERSIONS_KEPT`. */
  async dropOldest(id: string): Promise<void> {
    const surplus = (await this.#paths.older(id)).slice(VERSIONS_KEPT);
    await Promise.all(surplus.map((file) => rm(file, { force: true })));
  }

  /**
   * Runs `forget`, which removes the record, and then removes everything of the world. If the power fails between, the
   * mark tells the next start that it was being deleted.
   */
  async remove(id: string, forget: () => Promise<unknown>): Promise<void> {
    const mark = this.#paths.deletionMark(id);
    await durableWrite({ file: mark, content: "" });
    try {
      await forget();
    } catch (error) {
      await rm(mark, { force: true });
      throw error;
    }
    await this.removeFiles(id);
  }

  /** Removes everything of a world, and last the mark of its deletion. */
  async removeFiles(id: string): Promise<void> {
    await this.#packs.remove(id);
    await this.#quarantine.forget(id);
    await rm(this.#paths.present(id), { force: true });
    await rm(this.#paths.versions(id), { recursive: true, force: true });
    // A mark that went before its world would let a deleted world be taken for one that lost its record.
    const gone = [this.#paths.present(id), this.#paths.versions(id)];
    await Promise.all(gone.map((path) => syncFolder(dirname(path))));
    await rm(this.#paths.deletionMark(id), { force: true });
  }

  /** Moves everything of a world to quarantine. */
  async setAside(id: string): Promise<void> {
    await this.#packs.remove(id);
    await this.#quarantine.take(this.#paths.versions(id));
    await this.#quarantine.take(this.#paths.present(id));
  }

  /**
   * Returns the bytes of the present file; 0 if there is none. Synchronous, because for ten thousand files promises
   * would take longer than the disk.
   */
  size(id: string): number {
    return statSync(this.#paths.present(id), { throwIfNoEntry: false })?.size ?? 0;
  }

  /** Returns the bytes of the present file and its head, which is null if it is damaged. Synchronous like `size`. */
  factsOf(id: string): ReturnType<typeof readHeadSync> {
    return readHeadSync(this.#paths.present(id));
  }

  /** Returns what `read` finds in the file of an older version. A file in which it finds nothing is set aside. */
  async #whole<T>(file: string, read: (file: string) => Promise<T | null>): Promise<T | null> {
    const found = await read(file);
    if (found === null) await this.#quarantine.takeIfPossible(file);
    return found;
  }

  /** Makes the folder of the earlier versions, which must survive a power cut itself. */
  async #makeRoom(id: string): Promise<void> {
    const made = await mkdir(this.#paths.versions(id), { recursive: true }).catch(throwTrouble);
    if (made) await syncFolder(dirname(made)).catch(throwTrouble);
  }

  /** Repeats a write that failed because the disk is full, after removing packed games to make room. */
  async #again(error: unknown, write: () => Promise<void>): Promise<void> {
    if (!(error instanceof StorageFull) || (await this.#packs.sweep(Number.POSITIVE_INFINITY)) === 0) throw error;
    await write();
  }

  #fileOf(id: string, revisionBefore = 0): DurableJsonFile<OwnedVersion> {
    return new DurableJsonFile({
      file: this.#paths.present(id),
      format: versionFormat(id),
      before: this.#paths.version(id, revisionBefore),
      others: () => this.#paths.older(id),
      event: "fell back to the version before",
      quarantine: this.#quarantine,
      log: this.#log,
    });
  }
}
