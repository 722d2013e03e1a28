/** Ids that cannot be guessed: an unlisted world is as private as its id (product §12). 32 letters, so never a username. */
import { randomBytes } from "node:crypto";

export function randomId(): string {
  return randomBytes(16).toString("hex");
}
