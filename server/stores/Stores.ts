import type { ControlSocket } from "./files/ControlSocket.ts";
import type {
  Device,
  GameCopy,
  OpenedPack,
  PackedGame,
  PasswordHash,
  ResetLink,
  UserRow,
  VersionNote,
  WorldChange,
  WorldRow,
  WorldUsage,
  WorldVersion,
} from "./rows.ts";

/**
 * Where the services keep things: files in a folder, or one PostgreSQL database for several servers. A promise resolves when the change is safe,
 * except for plays, which may be lost in a crash. Any call may reject with `StorageFull`, `StorageReadOnly` or `StorageAway`; what was stored
 * before stays as it was.
 */
export interface Stores {
  readonly users: UserStore;
  readonly worlds: WorldStore;
  readonly pictures: PictureStore;
  readonly visits: VisitStore;
  /** Through which other processes of this machine can ask the server something (`askHolder`); null or missing if there is no such way. */
  readonly control?: ControlSocket | null;
  /** Rejects if nothing can be read or written at the moment (`GET /health`). */
  check(): Promise<void>;
  /** Waits for unfinished writes and lets the folder or the connections go. */
  close(): Promise<void>;
}

export interface UserStore {
  get(id: string): Promise<UserRow | null>;
  /** By username or e-mail address, without regard to case. */
  find(nameOrEmail: string): Promise<UserRow | null>;
  /** Usernames by id, without ids that no account has. */
  usernames(ids: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** Rejects with `Taken` if another account has the username, its look or the e-mail address, also under concurrency. */
  add(user: UserRow): Promise<void>;
  /**
   * Adds a device and drops the oldest beyond `DEVICES_MAX`. Rejects with `Gone` if the user is gone or the password has changed since
   * `user` was read, so that a sign-in with the old password cannot outlive the change.
   */
  addDevice(user: UserRow, device: Device): Promise<void>;
  /** Does nothing if the user or the device is gone. */
  removeDevice(userId: string, digest: string): Promise<void>;
  /** Replaces the link before. Rejects with `Gone` if there is no such user. */
  setResetLink(userId: string, link: ResetLink): Promise<void>;
  /**
   * A new password, with these devices alone and without a reset link. Rejects with `Gone` if the user is gone, or no longer has the password and
   * reset link of `user`, also under concurrency: a link works once.
   */
  changePassword(user: UserRow, password: PasswordHash, devices: readonly Device[]): Promise<void>;
  /** Removes the account alone; the service removes its worlds before. Does nothing if it is gone. */
  remove(id: string): Promise<void>;
}

export interface WorldStore {
  get(id: string): Promise<WorldRow | null>;
  /** Those that are there, in any order. */
  several(ids: readonly string[]): Promise<readonly WorldRow[]>;
  /** Newest-updated first. */
  ownedBy(userId: string): Promise<readonly WorldRow[]>;
  /** How many worlds a user has and how large they are, without reading any of them. */
  usage(userId: string): Promise<WorldUsage>;
  /**
   * Published worlds by plays, then newest-updated; at most `limit`. Those that an owner has beyond `PUBLISHED_SHARE` come after all others, in
   * the same order.
   */
  popular(limit: number): Promise<readonly WorldRow[]>;
  /**
   * Adds a record; with `data` (JSON text) its first version too. Answers the record as stored: `revision` and `bytes` are the store's.
   * Rejects with `Gone` where its owner is gone.
   */
  add(row: WorldRow, data: string | null): Promise<WorldRow>;
  /**
   * Changes what `change` names, in one piece, and answers the record after it. With `data` a new revision is stored and the one
   * before is kept, the last `VERSIONS_KEPT` of them. Rejects with `RevisionConflict` where `onRevision` is given and is not the latest, also
   * under concurrency, and with `Gone` if there is no such world.
   */
  change(id: string, change: WorldChange): Promise<WorldRow>;
  /** Adds one to a counter, also under concurrency; does nothing if the world is gone. Never touches `updatedAt`. A play may be lost in a crash. */
  count(id: string, counter: "playCount" | "forkCount"): Promise<void>;
  /** The newest version that can be read, or null. */
  read(id: string): Promise<WorldVersion | null>;
  /** The present version and what is kept of earlier ones, newest first, without their data. */
  versions(id: string): Promise<readonly VersionNote[]>;
  /** The present version or a kept one; null if it is not kept or cannot be read. */
  readVersion(id: string, revision: number): Promise<WorldVersion | null>;
  /** The packed game of that revision, opened for reading; null if it is not kept. */
  openPacked(id: string, revision: number, copy: GameCopy): Promise<OpenedPack | null>;
  /** Keeps a version's game packed while it is the present one, each copy by itself. May forget, and never rejects: it can be packed again. */
  keepPacked(id: string, version: WorldVersion, copy: GameCopy, packed: PackedGame): Promise<void>;
  /** Forgets what was packed before that time (milliseconds since 1970); answers how many. */
  sweepPacked(before: number): Promise<number>;
  /** With all versions. The record goes first, so that a deleted world does not come back after a power cut. Does nothing if it is gone. */
  remove(id: string): Promise<void>;
}

/**
 * Pictures under the SHA-256 of their bytes (64 hex digits): the same picture is kept once and never changes. Those under any other
 * name, as `drawn-` and a digest, are kept for good.
 */
export interface PictureStore {
  read(digest: string): Promise<Uint8Array | null>;
  /** Keeps a picture; one that is there already counts as written now. */
  write(digest: string, picture: Uint8Array): Promise<void>;
  /** Counts a picture as written now, because a record is about to name it again; does nothing if it is gone. */
  touch(digest: string): Promise<void>;
  /**
   * Removes the pictures that no record and no kept version names (`thumbnailOf`) and that were last written before that time
   * (milliseconds since 1970); with `among` only these. Answers how many.
   */
  sweep(before: number, among?: readonly string[]): Promise<number>;
}

/** Recent visits, as digests that identify no one. May forget: a visit is then new again. */
export interface VisitStore {
  /** Whether this visit was not noticed as new in the last `restMs` before `now` (milliseconds since 1970); if so, notices it. */
  isNew(visit: string, now: number, restMs: number): Promise<boolean>;
}
