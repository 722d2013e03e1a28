import { randomBytes } from "node:crypto";
import type { PupilFacts } from "../../stores/classRows.ts";
import type { PasswordHash } from "../../stores/rows.ts";

/** After so many wrong tries a pupil waits for a minute, and after so many only the teacher opens again. */
export const TRIES_AT_ONCE = 5;
export const TRIES_MAX = 20;

export function isLocked({ tries }: PupilFacts): boolean {
  return tries >= TRIES_MAX;
}

/** Whether a pupil has had to wait and is not in yet: the teacher should know. */
export function isKeptOut({ tries }: PupilFacts): boolean {
  return tries >= TRIES_AT_ONCE;
}

/** Returns a password that nobody knows, for a pupil who has not chosen pictures yet. */
export function unknownPassword(): PasswordHash {
  const random = (): string => randomBytes(32).toString("base64");
  return { salt: random(), hash: random(), N: 2 ** 15, r: 8, p: 3 };
}
