import { createStore } from "zustand/vanilla";
import { readCookie, removeCookie, writeCookie } from "../browser/cookie.ts";
import type { SignedInUser } from "./wire.ts";

const COOKIE = "session";
const COOKIE_DAYS = 365;

const FIELDS = ["id", "username", "email", "password"] as const;

interface Session {
  readonly me: SignedInUser | null;
}

/**
 * Who is signed in on this device. Stored in the cookie `session` for a year, with a device secret that the server can revoke, never with
 * the password.
 */
export const session = createStore<Session>(() => ({ me: readSession() }));

export function storeSession({ id, username, email, password }: SignedInUser): void {
  const me = { id, username, email, password };
  writeCookie(COOKIE, JSON.stringify(me), COOKIE_DAYS);
  session.setState({ me });
}

export function clearSession(): void {
  removeCookie(COOKIE);
  session.setState({ me: null });
}

/** Nobody is signed in to a game that a page of another site shows: there, not even the cookie is read. */
function isEmbedded(): boolean {
  return "location" in globalThis && location.pathname.startsWith("/embed/");
}

/** Null for a damaged cookie, too, and where there is no page. */
function readSession(): SignedInUser | null {
  try {
    if (isEmbedded()) return null;
    const stored: unknown = JSON.parse(readCookie(COOKIE) ?? "null");
    return isSignedInUser(stored) ? stored : null;
  } catch {
    return null;
  }
}

/** Checked by hand, because zod would add a fifth to what the home page loads. */
function isSignedInUser(stored: unknown): stored is SignedInUser {
  if (typeof stored !== "object" || stored === null) return false;
  const fields: Readonly<Record<string, unknown>> = { ...stored };
  return FIELDS.every((field) => typeof fields[field] === "string");
}
