import type { ClassRow, LiveRow, PupilFacts, ReportRow, Signal } from "./classRows.ts";
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
 * What the services see of storage: files in a folder, or one PostgreSQL database for several servers. A promise
 * resolves when the change is safe, except for plays, which may be lost in a crash. Any call may reject with
 * `StorageFull`, `StorageReadOnly` or `StorageAway`; what was stored before stays as it was.
 */
export interface Stores {
  readonly users: UserStore;
  readonly worlds: WorldStore;
  readonly pictures: PictureStore;
  readonly visits: VisitStore;
  readonly classes: ClassStore;
  readonly reports: ReportStore;
  readonly live: LiveStore;
  readonly locks: LockStore;
  /**
   * The socket through which other processes of this machine can ask the server something (`askHolder`); null or
   * missing if there is none.
   */
  readonly control?: ControlSocket | null;
  /** Tells the operator about the disk and the last backup. */
  facts(): Promise<StorageFacts>;
  /** Returns where copies of what was deleted may be, outside of what the server keeps up to date. */
  leftovers(): Promise<readonly Leftover[]>;
  /** Rejects if nothing can be read or written at the moment (`GET /health`). */
  check(): Promise<void>;
  /** Waits for unfinished writes and releases the folder or the connections. */
  close(): Promise<void>;
}

export interface StorageFacts {
  /** Free and all bytes of the disk; null with a database. */
  readonly disk: { readonly free: number; readonly all: number } | null;
  /** When `npm run backup` finished last (ISO); null if it is not known. */
  readonly lastBackup: string | null;
}

/** A place, with the command that removes what is there; an empty one if only a person can decide. */
export interface Leftover {
  readonly place: string;
  readonly command: string;
}

export interface UserStore {
  get(id: string): Promise<UserRow | null>;
  /** Returns the user with this username or e-mail address, without regard to case. */
  find(nameOrEmail: string): Promise<UserRow | null>;
  /** Returns usernames by id, without ids that no account has, and without pupils, who have none. */
  usernames(ids: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /**
   * Adds an account. Rejects with `Taken` if another one has the username, its look or the e-mail address, also under
   * concurrency.
   */
  add(user: UserRow): Promise<void>;
  /**
   * Adds a device and drops the oldest beyond `DEVICES_MAX`. Rejects with `Gone` if the user is gone or the password
   * has changed since `user` was read, so that a sign-in with the old password cannot outlive the change.
   */
  addDevice(user: UserRow, device: Device): Promise<void>;
  /** Removes a device. Does nothing if the user or the device is gone. */
  removeDevice(userId: string, digest: string): Promise<void>;
  /** Sets the reset link of a user and replaces the one before. Rejects with `Gone` if there is no such user. */
  setResetLink(userId: string, link: ResetLink): Promise<void>;
  /**
   * Sets a new password, with these devices alone and without a reset link. Rejects with `Gone` if the user is gone, or
   * no longer has the password and reset link of `user`, also under concurrency: a link works once.
   */
  changePassword(user: UserRow, password: PasswordHash, devices: readonly Device[]): Promise<void>;
  /** Returns the pupils of a class, in the order in which they were added. */
  pupilsOf(classId: string): Promise<readonly UserRow[]>;
  /**
   * Changes what is stored of a pupil, one change after the other, also under concurrency. What `make` throws changes
   * nothing. Rejects with `Gone` if there is no such pupil.
   */
  changePupil(id: string, make: (present: PupilFacts) => PupilFacts): Promise<UserRow>;
  /** Lets an account make classes, or no longer. Rejects with `Gone` if there is no such account. */
  setTeacher(id: string, isTeacher: boolean): Promise<void>;
  /** Returns the accounts that `setTeacher` let make classes. */
  teachers(): Promise<readonly UserRow[]>;
  /** Returns how many accounts were made since that time (ISO), without pupils. */
  countSince(time: string): Promise<number>;
  /** Removes the account alone; the service has removed its worlds before. Does nothing if it is gone. */
  remove(id: string): Promise<void>;
}

export interface WorldStore {
  get(id: string): Promise<WorldRow | null>;
  /** Returns the records that exist, in any order. */
  several(ids: readonly string[]): Promise<readonly WorldRow[]>;
  /** Returns the records of a user's worlds, newest-updated first. */
  ownedBy(userId: string): Promise<readonly WorldRow[]>;
  /** Returns how many worlds a user has and how large they are, without reading any of them. */
  usage(userId: string): Promise<WorldUsage>;
  /**
   * Returns at most `limit` published worlds by plays, then newest-updated. Those that an owner has beyond
   * `PUBLISHED_SHARE` come after all others, in the same order.
   */
  popular(limit: number): Promise<readonly WorldRow[]>;
  /** Returns at most `limit` published worlds, newest-updated first, of each owner the `PUBLISHED_SHARE` newest ahead. */
  newest(limit: number): Promise<readonly WorldRow[]>;
  /** Returns the worlds that the operator hid, newest-updated first. Neither `popular` nor `newest` has one of them. */
  hidden(): Promise<readonly WorldRow[]>;
  /**
   * Adds a record; with `data` (JSON text) its first version too. Returns the record as stored, whose `revision` and
   * `bytes` are the store's. Rejects with `Gone` if its owner is gone.
   */
  add(row: WorldRow, data: string | null): Promise<WorldRow>;
  /**
   * Changes what `change` names, as a whole or not at all, and returns the new record. With `data`, a new revision is
   * stored and the one before is kept, the last `VERSIONS_KEPT` of them. Rejects with `RevisionConflict` if
   * `onRevision` is given and is not the latest, also under concurrency, and with `Gone` if there is no such world.
   */
  change(id: string, change: WorldChange): Promise<WorldRow>;
  /**
   * Adds one to a counter, also under concurrency; does nothing if the world is gone. Never touches `updatedAt`. A play
   * may be lost in a crash.
   */
  count(id: string, counter: "playCount" | "forkCount"): Promise<void>;
  /** Returns the newest version that can be read, or null. */
  read(id: string): Promise<WorldVersion | null>;
  /** Returns the present version and the earlier ones that are kept, newest first, without their data. */
  versions(id: string): Promise<readonly VersionNote[]>;
  /** Returns the present version or a kept one; null if it is not kept or cannot be read. */
  readVersion(id: string, revision: number): Promise<WorldVersion | null>;
  /** Opens the packed game of that revision for reading; null if it is not kept. */
  openPacked(id: string, revision: number, copy: GameCopy): Promise<OpenedPack | null>;
  /**
   * Keeps a version's game packed while it is the present one, each copy by itself. The store may drop it, and this
   * never rejects, because it can be packed again.
   */
  keepPacked(id: string, version: WorldVersion, copy: GameCopy, packed: PackedGame): Promise<void>;
  /** Drops what was packed before that time (milliseconds since 1970) and returns how many games that were. */
  sweepPacked(before: number): Promise<number>;
  /**
   * Removes a world with all versions. The record goes first, so that a deleted world does not come back after a power
   * cut. Does nothing if it is gone.
   */
  remove(id: string): Promise<void>;
}

/**
 * Pictures by the SHA-256 of their bytes (64 hex digits): the same picture is stored once and never changes. Pictures
 * under any other name, such as `drawn-` and a digest, are never swept.
 */
export interface PictureStore {
  read(digest: string): Promise<Uint8Array | null>;
  /** Stores a picture; one that is there already counts as written now. */
  write(digest: string, picture: Uint8Array): Promise<void>;
  /** Makes a picture count as written now, because a record is about to name it again; does nothing if it is gone. */
  touch(digest: string): Promise<void>;
  /**
   * Removes the pictures that no record and no kept version names (`thumbnailOf`) and that were last written before
   * that time (milliseconds since 1970); with `among` only these. Returns how many.
   */
  sweep(before: number, among?: readonly string[]): Promise<number>;
}

/** Recent visits, as digests that identify no one. The store may forget one, which is then new again. */
export interface VisitStore {
  /**
   * Notices a visit unless it was noticed as new in the last `restMs` before `now` (milliseconds since 1970), and
   * returns whether it did.
   */
  isNew(visit: string, now: number, restMs: number): Promise<boolean>;
}

export interface ClassStore {
  get(id: string): Promise<ClassRow | null>;
  withCode(code: string): Promise<ClassRow | null>;
  /** Returns the classes of a teacher, the latest last. */
  taughtBy(teacherId: string): Promise<readonly ClassRow[]>;
  /** Returns whether there is any class. */
  hasAny(): Promise<boolean>;
  /** Adds a class. Rejects with `CodeTaken` if another one has its code, also under concurrency. */
  add(row: ClassRow): Promise<void>;
  /**
   * Changes a class, one change after the other, also under concurrency. What `make` throws changes nothing. Rejects
   * with `Gone` if there is no such class, and with `CodeTaken` if another one has the new code.
   */
  change(id: string, make: (present: ClassRow) => ClassRow): Promise<ClassRow>;
  /** Removes a class alone; the service has removed its pupils before. Does nothing if it is gone. */
  remove(id: string): Promise<void>;
}

export interface ReportStore {
  get(id: string): Promise<ReportRow | null>;
  /** Adds a report; does nothing if there is one with its id. */
  add(row: ReportRow): Promise<void>;
  /** Returns the reports for the teacher of a class, or with null those for the operator, the oldest first. */
  askedOf(classId: string | null): Promise<readonly ReportRow[]>;
  /** Returns the ids of the worlds that a user has reported. */
  reportedBy(userId: string): Promise<ReadonlySet<string>>;
  /** Removes a report. Does nothing if it is gone. */
  remove(id: string): Promise<void>;
}

/**
 * What goes on in classes right now, for all servers. It may be lost in a crash, because pages tell it again when they
 * connect again. A member of a class is a pupil by id, or `teacher`.
 */
export interface LiveStore {
  of(classId: string): Promise<readonly LiveRow[]>;
  /** Changes what is known of a member, one change after the other. An unknown one begins as `restingRow`. */
  change(classId: string, memberId: string, make: (present: LiveRow) => LiveRow): Promise<LiveRow>;
  /** Keeps a picture under this name, and the one before, which pages may still be fetching. Older ones are dropped. */
  keepPicture(classId: string, memberId: string, name: string, picture: Uint8Array): Promise<void>;
  picture(name: string): Promise<Uint8Array | null>;
  /** Forgets a member with all pictures, or without one the whole class. */
  forget(classId: string, memberId?: string): Promise<void>;
  /** Tells all servers, including this one. */
  signal(signal: Signal): Promise<void>;
  /**
   * Listens to what all servers signal, until the returned function is called. Null means that signals may have been
   * missed.
   */
  listen(listener: (signal: Signal | null) => void): () => void;
}

/** Which window may change a game, for windows that cannot agree by themselves. A crash may forget it. */
export interface LockStore {
  /** Takes or renews the lock until that time (milliseconds since 1970), and returns whether this holder has it now. */
  take(worldId: string, holder: string, now: number, until: number): Promise<boolean>;
  /** Lets go of a lock, if this holder has it. */
  release(worldId: string, holder: string): Promise<void>;
}
