/** The rows of classes: what is stored of a class, of a pupil beyond the account, and of a report. Times are ISO, in UTC. */

import type { Sticker, ToldByPage } from "../../src/api/classes.ts";
import type { Reason } from "../../src/api/operations.ts";

/**
 * What makes an account that of a pupil. Its id stands in the places of username and e-mail address, neither of which a
 * pupil has, and its password is made of three pictures.
 */
export interface PupilFacts {
  readonly classId: string;
  /** A first name, or that of an animal. */
  readonly name: string;
  /** Whether a password was chosen or handed out. If not, the first child to tap the name chooses one. */
  readonly hasPictures: boolean;
  /** How often wrong pictures were tapped since the last right ones. */
  readonly tries: number;
  /** Until when no try is taken. */
  readonly waitsUntil: string | null;
}

export interface ClassRow {
  readonly id: string;
  readonly teacherId: string;
  readonly name: string;
  readonly code: string;
  readonly openUntil: string | null;
  readonly isPaused: boolean;
  readonly isLookingHere: boolean;
  /** Notes that wait for their OK, the oldest first. */
  readonly notes: readonly { readonly pupilId: string; readonly id: string; readonly text: string }[];
  /** Games that were handed out, the latest last. */
  readonly handedOut: readonly { readonly pupilId: string; readonly worldId: string; readonly says: string }[];
  /** What hangs in the gallery of the class. */
  readonly gallery: readonly GalleryGame[];
  /** Games that the teacher took down from there: only the teacher can hang them up again. */
  readonly takenDown?: readonly string[] | undefined;
  readonly createdAt: string;
  readonly updatedAt: string;
}

export interface GalleryGame {
  readonly worldId: string;
  /** One a pupil. */
  readonly stickers: readonly { readonly pupilId: string; readonly sticker: Sticker }[];
}

/** A report of a game. Its id is made of the game and of who reported it, so that one person reports a game once. */
export interface ReportRow {
  readonly id: string;
  readonly worldId: string;
  /** The class whose teacher is asked; null if the operator is. */
  readonly classId: string | null;
  /** Null for a visitor. */
  readonly reporterId: string | null;
  readonly reason: Reason;
  readonly at: string;
}

/** What a pupil's page told last, or that of the teacher. Kept in memory, or in a table that a crash may empty: pages tell it again. */
export interface LiveRow extends ToldByPage {
  readonly memberId: string;
  /** Until when a page of the member counts as connected; null if none is. */
  readonly hereUntil: string | null;
  /** The name of the latest picture of the stage, which nobody can guess. */
  readonly picture: string | null;
}

export function restingRow(memberId: string): LiveRow {
  const doing = { doing: "making", since: null, rule: "", handSince: null, isLookedAt: false } as const;
  return { memberId, hereUntil: null, ...doing, worldId: null, worldName: "", picture: null };
}

/** Says that something changed, to all servers: which class, whose part of it, and what. */
export interface Signal {
  readonly classId: string;
  /** Null for everybody in the class. */
  readonly memberId: string | null;
  /** `out`: the sessions of that pupil, or of all, have ended. */
  readonly what: "lesson" | "live" | "out";
}
