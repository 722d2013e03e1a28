import { createHash } from "node:crypto";

/** By which damage is found: the SHA-256 of a text or of bytes, in base64url. */
export function digestOf(content: string | Uint8Array): string {
  return createHash("sha256").update(content).digest("base64url");
}
