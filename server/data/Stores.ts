/** Where the services keep things: files in a folder, or memory in tests. Every promise settles after the change is safe. */

import type { UserRow, WorldRow, WorldVersion } from "./rows.ts";
import type { Table } from "./Table.ts";

export interface Stores {
  readonly users: Table<UserRow>;
  readonly records: Table<WorldRow>;
  readonly worlds: WorldVault;
  readonly pictures: PictureVault;
  /** Waits for unfinished writes and lets the folder go. */
  close(): Promise<void>;
}

export interface WorldVault {
  /** The newest version that can be read, or null where there is none. */
  read(id: string): Promise<WorldVersion | null>;
  /** Stores a version and keeps the one before; answers its size in bytes. */
  write(id: string, version: WorldVersion): Promise<number>;
  remove(id: string): Promise<void>;
}

/** Pictures under the SHA-256 of their bytes: the same picture is kept once and never changes. */
export interface PictureVault {
  read(digest: string): Promise<Uint8Array | null>;
  write(digest: string, picture: Uint8Array): Promise<void>;
}
