/** The shapes of reports, and of the calls of the site's operators. */
import { z } from "zod";
import { REASONS } from "./classLimits.ts";
import type { WorldCard } from "./wire.ts";

export { REASONS } from "./classLimits.ts";

export type Reason = (typeof REASONS)[number];

/** A report of a game: to the teacher if its maker is in a class of the reporter, otherwise to the operator. */
export const reportSchema = z.object({ worldId: z.string().min(1), reason: z.enum(REASONS) });
export type NewReport = z.infer<typeof reportSchema>;

export interface Report {
  readonly id: string;
  readonly reason: Reason;
  /** ISO time. */
  readonly at: string;
  readonly game: WorldCard;
  /** The first name of the child who reported it, in a class; empty elsewhere. */
  readonly by: string;
  /** The first name of the child who made it; empty for a game of no class. */
  readonly maker: string;
}

/** What the operator's page shows (`GET /operations`). */
export interface Operations {
  readonly reports: readonly Report[];
  readonly hidden: readonly WorldCard[];
  /** Free and all bytes of the disk of the games; null with a database. */
  readonly disk: { readonly free: number; readonly all: number } | null;
  readonly versions: { readonly gridlings: string; readonly node: string };
  /** The last backup that `npm run backup` finished; null if none is known. */
  readonly lastBackup: { readonly at: string; readonly isOld: boolean } | null;
  /** Whether backups are made here (`npm run backup`), or by the database's own tools. */
  readonly backsUpHere: boolean;
  readonly accountsToday: number;
  readonly teachers: readonly { readonly username: string; readonly isFixed: boolean }[];
}

export const hideSchema = z.object({ isHidden: z.boolean() });
export const teacherSchema = z.object({ username: z.string().min(1), isTeacher: z.boolean() });
export const linkForSchema = z.object({ username: z.string().min(1) });

/** A link by which a person chooses a new password, once, within an hour. */
export interface PasswordLink {
  readonly username: string;
  /** The path within the site. */
  readonly path: string;
}

/**
 * Which window may change a game: asked by windows that cannot lock it among themselves, as over plain HTTP. `window` is any id of the
 * window; with `steals` it gets the lock from another one.
 */
export const gameLockSchema = z.object({ window: z.string().min(8).max(64), steals: z.boolean().optional() });

export interface ServerLock {
  readonly isMine: boolean;
  /** For how many more seconds it is held; to be renewed before. */
  readonly seconds: number;
}
