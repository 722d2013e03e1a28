/** Who is signed in on this device: kept in the cookie `session` for a year, with a device secret, never the password (product §16). */
import { createStore } from "zustand/vanilla";
import { readCookie, removeCookie, writeCookie } from "../browser/cookie.ts";
import type { SignedInUser } from "./wire.ts";

const COOKIE = "session";
const COOKIE_DAYS = 365;

const FIELDS = ["id", "username", "email", "password"] as const;

interface Session {
  readonly me: SignedInUser | null;
}

export const session = createStore<Session>(() => ({ me: readKept() }));

export function storeSession({ id, username, email, password }: SignedInUser): void {
  const me = { id, username, email, password };
  writeCookie(COOKIE, JSON.stringify(me), COOKIE_DAYS);
  session.setState({ me });
}

export function clearSession(): void {
  removeCookie(COOKIE);
  session.setState({ me: null });
}

/** A cookie that another program or a broken write left is as good as none. */
function readKept(): SignedInUser | null {
  try {
    const kept: unknown = JSON.parse(readCookie(COOKIE) ?? "null");
    return isSignedInUser(kept) ? kept : null;
  } catch {
    return null;
  }
}

/** By hand, for zod would be a fifth of what the home page loads. */
function isSignedInUser(kept: unknown): kept is SignedInUser {
  if (typeof kept !== "object" || kept === null) return false;
  const fields: Readonly<Record<string, unknown>> = { ...kept };
  return FIELDS.every((field) => typeof fields[field] === "string");
}
