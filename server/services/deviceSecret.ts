/**
 * Makes and recognizes the secrets by which devices act for a user. A secret is handed out once; only its digest is
 * stored, from which it cannot be read.
 */
import { randomBytes } from "node:crypto";
import { digestOf } from "../stores/files/digestOf.ts";
import type { Device, UserRow } from "../stores/rows.ts";

/** A secret is told apart from a typed password by its form, so that a revoked one never costs a password check. */
const SECRET = /^device\.[\w-]{43}$/;
const SECRET_BYTES = 32;

export function newDevice(): { readonly secret: string; readonly device: Device } {
  const secret = `device.${randomBytes(SECRET_BYTES).toString("base64url")}`;
  return { secret, device: { digest: digestOf(secret), since: new Date().toISOString() } };
}

export function isSecret({ password }: { readonly password: string }): boolean {
  return SECRET.test(password);
}

/** Returns the device of this user that has the secret, if any. */
export function deviceWith(secret: string, { devices }: UserRow): Device | null {
  const digest = digestOf(secret);
  return devices.find((device) => device.digest === digest) ?? null;
}
