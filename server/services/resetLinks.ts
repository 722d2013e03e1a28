/**
 * Makes and reads links for choosing a new password after forgetting the old one. The operator makes them and hands
 * them over, because the server sends no mail. A link names its user and carries a secret, of which only the SHA-256 is
 * stored. All of that stands behind the `#` of an address, which no browser sends to any server, so it is in no log and
 * no `Referer`.
 */
import { randomBytes, timingSafeEqual } from "node:crypto";
import { PAGES } from "../../src/api/routes.ts";
import { digestOf } from "../stores/files/digestOf.ts";
import type { UserRow } from "../stores/rows.ts";
import type { Stores, UserStore } from "../stores/Stores.ts";

export const MAKE_RESET_LINK = "make a link for a new password";
const HOUR_MS = 60 * 60 * 1000;
/**
 * How much two servers' clocks may differ. A link that is good for an hour and more than this was made while a clock
 * was ahead.
 */
const CLOCK_STEP_MS = 5 * 60_000;
/** 128 random bits. */
const SECRET_BYTES = 16;
/** A token is the user's id and the secret. */
const TOKEN = /^([0-9a-f]{32})\.([\w-]{22})$/;

export interface NewLink {
  readonly username: string;
  /** The path within the site, from its first slash on. */
  readonly path: string;
}

/**
 * Makes a link for the user with this username or e-mail address, and ends the link before. Returns null if no account
 * has that name.
 */
export async function makeResetLink(users: UserStore, name: string, now: number): Promise<NewLink | null> {
  const user = await users.find(name.trim());
  if (!user) return null;
  const secret = randomBytes(SECRET_BYTES).toString("base64url");
  await users.setResetLink(user.id, { digest: digestOf(secret), until: new Date(now + HOUR_MS).toISOString() });
  return { username: user.username, path: `${PAGES.newPassword.path}#${user.id}.${secret}` };
}

/** Returns the user of the link; null if it was made up, used, replaced by a later one, or is too old. */
export async function userOfLink(users: UserStore, token: string, now: number): Promise<UserRow | null> {
  const [, id = "", secret = ""] = TOKEN.exec(token) ?? [];
  const user = id === "" ? null : await users.get(id);
  if (!user?.resetLink) return null;
  const { digest, until } = user.resetLink;
  const leftMs = Date.parse(until) - now;
  const isInTime = leftMs > 0 && leftMs <= HOUR_MS + CLOCK_STEP_MS;
  return isSame(digestOf(secret), digest) && isInTime ? user : null;
}

function isSame(digest: string, other: string): boolean {
  return digest.length === other.length && timingSafeEqual(Buffer.from(digest), Buffer.from(other));
}

/**
 * Lets other processes of this machine ask the running server for a link, through the socket in its folder. Anyone who
 * can enter that folder may ask.
 */
export function takeCommands({ users, control }: Stores, now: () => number): void {
  control?.handle(MAKE_RESET_LINK, async (body): Promise<NewLink | null> => {
    const name = (body as { readonly name?: unknown } | null)?.name;
    return makeResetLink(users, typeof name === "string" ? name : "", now());
  });
}
