import { randomBytes } from "node:crypto";

/**
 * Returns an id that cannot be guessed, because an unlisted world is as private as its id. With 32 characters it is
 * never a username.
 */
export function randomId(): string {
  return randomBytes(16).toString("hex");
}
