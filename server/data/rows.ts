/** What the server keeps of a user, a world and one saved version of it. */

export interface PasswordHash {
  readonly salt: string;
  readonly hash: string;
  readonly N: number;
  readonly r: number;
  readonly p: number;
}

/** A device that may act for a user until it is signed out; only the SHA-256 of its secret is kept (product §16). */
export interface Device {
  readonly digest: string;
  readonly since: string;
}

export interface UserRow {
  readonly id: string;
  readonly username: string;
  readonly email: string;
  readonly password: PasswordHash;
  readonly devices: readonly Device[];
  readonly createdAt: string;
}

/** The record of a world: everything that lists need, so that no list ever opens a world's own file. */
export interface WorldRow {
  readonly id: string;
  readonly userId: string;
  readonly name: string;
  readonly thumbnail: string;
  readonly forkParentId: string | null;
  readonly forkCount: number;
  readonly playCount: number;
  readonly published: boolean;
  /** Counts the stored versions of the data; 0 for a world that was never saved. */
  readonly revision: number;
  /** Size of the stored file: a file of another size is looked into at start. */
  readonly bytes: number;
  readonly createdAt: string;
  readonly updatedAt: string;
}

export interface WorldVersion {
  readonly revision: number;
  readonly savedAt: string;
  readonly name: string;
  readonly thumbnail: string;
  readonly data: unknown;
}
