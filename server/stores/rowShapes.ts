import { z } from "zod";
import { STICKERS } from "../../src/api/classes.ts";
import { REASONS } from "../../src/api/operations.ts";
import type { ClassRow, ReportRow } from "./classRows.ts";
import type { UserRow, WorldRow } from "./rows.ts";

/** Whether a value that was read from a disk is a row of one kind. */
export type RowShape<Row> = (value: unknown) => value is Row;

const text = z.string();
const count = z.number().nonnegative();

/**
 * The costs of a hash may be far above those in use, and far below those that would keep the server busy for minutes.
 */
const cost = (max: number) => z.int().min(1).max(max);

const pupil = z.object({
  classId: text,
  name: text,
  hasPictures: z.boolean(),
  tries: count,
  waitsUntil: text.nullable(),
});

const user = z.object({
  id: text,
  username: text.min(1),
  email: text.min(1),
  password: z.object({ salt: text.min(1), hash: text.min(1), N: cost(2 ** 20), r: cost(32), p: cost(16) }),
  devices: z.array(z.object({ digest: text, since: text })),
  resetLink: z.object({ digest: text, until: text }).optional(),
  createdAt: text,
  isLocked: z.literal(true).optional(),
  pupil: pupil.optional(),
  isTeacher: z.literal(true).optional(),
});

const world = z.object({
  id: text,
  userId: text,
  name: text,
  thumbnail: text,
  forkParentId: text.nullable(),
  forkCount: count,
  playCount: count,
  published: z.boolean(),
  sharesNotes: z.boolean().optional(),
  description: text.optional(),
  isHidden: z.literal(true).optional(),
  revision: z.int().nonnegative(),
  bytes: count,
  createdAt: text,
  updatedAt: text,
});

const schoolClass = z.object({
  id: text,
  teacherId: text,
  name: text,
  code: text,
  openUntil: text.nullable(),
  isPaused: z.boolean(),
  isLookingHere: z.boolean(),
  notes: z.array(z.object({ pupilId: text, id: text, text })),
  handedOut: z.array(z.object({ pupilId: text, worldId: text, says: text })),
  gallery: z.array(
    z.object({ worldId: text, stickers: z.array(z.object({ pupilId: text, sticker: z.enum(STICKERS) })) }),
  ),
  takenDown: z.array(text).optional(),
  createdAt: text,
  updatedAt: text,
});

const report = z.object({
  id: text,
  worldId: text,
  classId: text.nullable(),
  reporterId: text.nullable(),
  reason: z.enum(REASONS),
  at: text,
});

export function isUserRow(value: unknown): value is UserRow {
  return user.safeParse(value).success;
}

export function isWorldRow(value: unknown): value is WorldRow {
  return world.safeParse(value).success;
}

export function isClassRow(value: unknown): value is ClassRow {
  return schoolClass.safeParse(value).success;
}

export function isReportRow(value: unknown): value is ReportRow {
  return report.safeParse(value).success;
}
