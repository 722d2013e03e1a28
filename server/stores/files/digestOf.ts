import { createHash } from "node:crypto";

/** Returns the SHA-256 of a text or of bytes, in base64url. Files carry it, so that damage is found. */
export function digestOf(content: string | Uint8Array): string {
  return createHash("sha256").update(content).digest("base64url");
}
