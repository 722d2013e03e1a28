/** Who is signed in on this device: kept in the cookie `session` for a year, with a device secret, never the password (product §16). */
import { z } from "zod";
import { createStore } from "zustand/vanilla";
import { readCookie, removeCookie, writeCookie } from "../browser/cookie.ts";
import type { SignedInUser } from "./wire.ts";

const COOKIE = "session";
const COOKIE_DAYS = 365;

const signedInUserSchema = z.object({
  id: z.string(),
  username: z.string(),
  email: z.string(),
  password: z.string(),
});

interface Session {
  readonly me: SignedInUser | null;
}

export const session = createStore<Session>(() => ({ me: readKept() }));

export function keepSession({ id, username, email, password }: SignedInUser): void {
  const me = { id, username, email, password };
  writeCookie(COOKIE, JSON.stringify(me), COOKIE_DAYS);
  session.setState({ me });
}

export function forgetSession(): void {
  removeCookie(COOKIE);
  session.setState({ me: null });
}

/** A cookie that another program or a broken write left is as good as none. */
function readKept(): SignedInUser | null {
  try {
    return signedInUserSchema.parse(JSON.parse(readCookie(COOKIE) ?? "null"));
  } catch {
    return null;
  }
}
