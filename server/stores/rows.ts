import { createHash } from "node:crypto";
import type { PupilFacts } from "./classRows.ts";

/** Devices that may act for one user; the oldest is signed out beyond that. */
export const DEVICES_MAX = 100;
/** Earlier versions of a world that are kept beside the present one. */
export const VERSIONS_KEPT = 20;
/** How many published worlds of one owner are listed by popularity; any others come after everybody's. */
export const PUBLISHED_SHARE = 5;

export interface PasswordHash {
  readonly salt: string;
  readonly hash: string;
  readonly N: number;
  readonly r: number;
  readonly p: number;
}

/** A device that may act for a user until it is signed out; only the SHA-256 of its secret is kept. */
export interface Device {
  readonly digest: string;
  readonly since: string;
}

/** A link by which a new password may be chosen without the old one, once; only the SHA-256 of its secret is kept. */
export interface ResetLink {
  readonly digest: string;
  /** When it stops working: ISO, in UTC. */
  readonly until: string;
}

export interface UserRow {
  readonly id: string;
  readonly username: string;
  readonly email: string;
  readonly password: PasswordHash;
  readonly devices: readonly Device[];
  /** The latest reset link; missing if none was made, and as soon as the password has changed. */
  readonly resetLink?: ResetLink;
  readonly createdAt: string;
  /**
   * The newest state of this account was lost in the journal of an earlier server: it opens again with a reset link.
   */
  readonly isLocked?: true;
  /** Set for a pupil, whose account is good for nothing outside its class. */
  readonly pupil?: PupilFacts;
  /** Set if the operator let this account make classes. */
  readonly isTeacher?: true;
}

/** Returns whether a user has the same password and the same reset link, or none, as when `known` was read. */
export function isUnchanged({ password, resetLink }: UserRow, known: UserRow): boolean {
  return password.hash === known.password.hash && resetLink?.digest === known.resetLink?.digest;
}

/**
 * The record of a world: everything that lists need, so that no list ever opens a world's own file. Times are ISO, in
 * UTC.
 */
export interface WorldRow {
  readonly id: string;
  readonly userId: string;
  readonly name: string;
  /** Address of a picture (`thumbnailOf`), or empty. */
  readonly thumbnail: string;
  readonly forkParentId: string | null;
  readonly forkCount: number;
  readonly playCount: number;
  readonly published: boolean;
  /**
   * Whether the notes beside the rules go along with the copies that others get. Missing, which means no, in records
   * from before it could be chosen.
   */
  readonly sharesNotes?: boolean;
  /** How the game is played, in the words of its maker. Missing in records from before it could be written. */
  readonly description?: string;
  /** Set if the operator hid it from everybody but its owner. */
  readonly isHidden?: true;
  /** Counts the stored versions of the data; 0 for a world that was never saved. */
  readonly revision: number;
  /** Size of what is stored of the present version. */
  readonly bytes: number;
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** Returns the record of a world that was made just now: unpublished, and never saved. */
export function newWorldRow(
  about: Pick<WorldRow, "id" | "userId" | "name" | "thumbnail"> &
    Partial<Pick<WorldRow, "forkParentId" | "description">>,
): WorldRow {
  const now = new Date().toISOString();
  const counts = { forkCount: 0, playCount: 0, revision: 0, bytes: 0 };
  return { forkParentId: null, ...about, published: false, ...counts, createdAt: now, updatedAt: now };
}

/** How much one account stores. */
export interface WorldUsage {
  readonly worlds: number;
  /** The sum of `bytes` of their records. */
  readonly bytes: number;
}

/** What changes in a world's record; a field that is not named stays as it is. */
export interface WorldChange {
  readonly name?: string | undefined;
  readonly thumbnail?: string | undefined;
  readonly published?: boolean | undefined;
  readonly sharesNotes?: boolean | undefined;
  readonly description?: string | undefined;
  readonly isHidden?: boolean | undefined;
  readonly updatedAt?: string | undefined;
  /** A new version of the game as JSON text: stored and handed out as it is, never parsed by a store. */
  readonly data?: string | undefined;
  /** The revision this change was made from. */
  readonly onRevision?: number | undefined;
}

/** A saved version without its data. */
export interface VersionNote {
  readonly revision: number;
  /** The record's `updatedAt`, `name` and `thumbnail` after that save. */
  readonly savedAt: string;
  readonly name: string;
  readonly thumbnail: string;
}

export interface WorldVersion extends VersionNote {
  /** The game as JSON text. */
  readonly data: string;
}

/** A version that names the world it belongs to, so that a record that got lost can be made again from it. */
export interface OwnedVersion extends WorldVersion {
  readonly id: string;
  readonly userId: string;
}

/**
 * Which copy of a game is sent: all of it for its owner, or what others may have (`shareable`), with or without the
 * notes.
 */
export type GameCopy = "whole" | "shared" | "sharedWithNotes";
export const GAME_COPIES: readonly GameCopy[] = ["whole", "shared", "sharedWithNotes"];

/** A game packed for sending (`packGame`), made from its text and never the only place of anything. */
export interface PackedGame {
  /** The text of a JSON object up to the end of its game, in raw "deflate", flushed so that more may follow. */
  readonly bytes: Uint8Array;
  /** CRC-32 and length in bytes of that text before it was packed. */
  readonly crc: number;
  readonly length: number;
}

/** A packed game that is read in pieces; the caller must close it. */
export interface OpenedPack {
  readonly crc: number;
  readonly length: number;
  /** Bytes of the packed game. */
  readonly size: number;
  /** Whether all of it is in memory while it is open, not only a piece. */
  readonly isInMemory: boolean;
  pieces(): AsyncIterable<Uint8Array>;
  close(): Promise<void>;
}

/** Returns the name of a picture, the SHA-256 of its bytes. */
export function pictureDigest(picture: Uint8Array): string {
  return createHash("sha256").update(picture).digest("hex");
}

export function isPictureDigest(name: string): boolean {
  return /^[0-9a-f]{64}$/.test(name);
}

/** Returns the address under which a picture is shown. */
export function thumbnailOf(digest: string): string {
  return `/thumbnails/${digest}.jpg`;
}

/** Returns the digest in an address (the inverse of `thumbnailOf`); null for any other address. */
export function digestOfThumbnail(thumbnail: string): string | null {
  return /^\/thumbnails\/([0-9a-f]{64})\.jpg$/.exec(thumbnail)?.[1] ?? null;
}
