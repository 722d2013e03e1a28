import type { GameCopy, OpenedPack, PackedGame, VersionNote, WorldVersion } from "../rows.ts";

/** A version that names the world it belongs to, so that a record that got lost can be made again from it. */
export interface OwnedVersion extends WorldVersion {
  readonly id: string;
  readonly userId: string;
}

/** Where the games are kept beside their records: the present version of each and those before. Its callers lock the world. */
export interface WorldVault {
  /** Null if there is none or it is damaged. */
  read(id: string): Promise<OwnedVersion | null>;
  /** Sets a damaged one aside and puts the newest of those before in its place. */
  readOrMend(id: string): Promise<OwnedVersion | null>;
  /** The present version first, then those before, newest first. */
  versions(id: string): Promise<readonly VersionNote[]>;
  readVersion(id: string, revision: number): Promise<WorldVersion | null>;
  /** Stores a version as the present one and keeps the one before; answers its size in bytes. */
  write(version: OwnedVersion): Promise<number>;
  /** As in `WorldStore`. */
  openPacked(id: string, revision: number, copy: GameCopy): Promise<OpenedPack | null>;
  keepPacked(id: string, version: WorldVersion, copy: GameCopy, packed: PackedGame): Promise<void>;
  sweepPacked(before: number): Promise<number>;
  /** Puts the version before in the place of one whose record could not be stored. */
  takeBack(id: string, revision: number): Promise<void>;
  /** Drops what is beyond the last `VERSIONS_KEPT`. */
  dropOldest(id: string): Promise<void>;
  /** Runs `forget`, which removes the record, and then removes everything of the world; a power cut between comes to the same. */
  remove(id: string, forget: () => Promise<unknown>): Promise<void>;
}
