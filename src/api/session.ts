import { createStore } from "zustand/vanilla";
import { readCookie, removeCookie, writeCookie } from "../browser/cookie.ts";
import { loadTabText, removeTabText, storeTabText } from "../browser/storage.ts";
import type { SignedInPupil } from "./classes.ts";
import type { SignedInUser } from "./wire.ts";

const COOKIE = "session";
const COOKIE_DAYS = 365;

/** A child of a class is signed in to one tab: the device remembers the class, not the child. */
const PUPIL = "gridlings:pupil";

const FIELDS = ["id", "username", "email", "password"] as const;

/** A child in a class, whose account has no name of its own. */
export interface PupilSession {
  readonly name: string;
  readonly classId: string;
  readonly className: string;
  /** The code of the class, which leads back to its door. */
  readonly code: string;
}

interface Session {
  readonly me: SignedInUser | null;
  /** Who `me` is in a class; null for everybody else. */
  readonly pupil: PupilSession | null;
}

const NOBODY: Session = { me: null, pupil: null };

/**
 * Who is signed in on this device. Stored in the cookie `session` for a year, with a device secret that the server can revoke, never with
 * the password. A child in a class comes first, and ends with its tab.
 */
export const session = createStore<Session>(() => (mayRead() ? (readPupil() ?? readSession()) : NOBODY));

export function storeSession({ id, username, email, password }: SignedInUser): void {
  const me = { id, username, email, password };
  writeCookie(COOKIE, JSON.stringify(me), COOKIE_DAYS);
  session.setState({ me, pupil: null });
}

/** Signs a child of a class in to this tab. */
export function storePupil({ pupil: { name, classId, className }, ...me }: SignedInPupil, code: string): void {
  const pupil = { name, classId, className, code };
  storeTabText(PUPIL, JSON.stringify({ ...me, pupil }));
  session.setState({ me, pupil });
}

export function clearSession(): void {
  // A grown-up who is signed in to this browser stays so when a child leaves.
  if (session.getState().pupil) removeTabText(PUPIL);
  else removeCookie(COOKIE);
  session.setState(NOBODY);
}

/** Nobody is signed in where there is no page, nor to a game that a page of another site shows: there, not even the cookie is read. */
function mayRead(): boolean {
  return "location" in globalThis && !location.pathname.startsWith("/embed/");
}

/** Null if no child of a class is signed in to this tab. */
function readPupil(): Session | null {
  const stored = parsed(loadTabText(PUPIL));
  return isSignedInUser(stored) && isPupil(stored) ? { me: stored, pupil: stored.pupil } : null;
}

/** Nobody for a damaged cookie, too. */
function readSession(): Session {
  const stored = parsed(readCookie(COOKIE));
  return isSignedInUser(stored) ? { me: stored, pupil: null } : NOBODY;
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "null");
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

/** Only `storePupil` writes it, in this very tab. */
function isPupil(stored: SignedInUser): stored is SignedInUser & { readonly pupil: PupilSession } {
  return "pupil" in stored;
}
