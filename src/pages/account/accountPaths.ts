import { doorPath } from "../class/classPaths.ts";
import { rememberedClass } from "../class/rememberedClass.ts";

const AFTER_SIGN_IN = "/dashboard";

/**
 * Where to go after signing in. Only paths of this site are allowed, else the dashboard is used. `//other.host` and `/\other.host` look like
 * paths but lead to other hosts.
 */
export function safeRedirect(requested: string | null): string {
  return requested !== null && /^\/(?![/\\])[^\s\\]*$/.test(requested) ? requested : AFTER_SIGN_IN;
}

/** The login page, which leads back afterwards. */
export function loginPath(from: string): string {
  return `/login?${queryBackTo(from)}`;
}

/** Where to sign in on this device: at the door of its class, or on the login page. */
export function signInPath(from: string): string {
  const code = rememberedClass();
  return code === null ? loginPath(from) : `${doorPath(code)}?${queryBackTo(from)}`;
}

function queryBackTo(from: string): URLSearchParams {
  return new URLSearchParams({ redirectTo: from });
}

const SAVING_A_GAME = /^to save [^\r\n]{1,80}$/;

/**
 * Reads from the address why an account is needed. Accepts only our one sentence with the name of a game, so that links cannot make the
 * page say anything else.
 */
export function joinReason(why: string | null): string | null {
  return why !== null && SAVING_A_GAME.test(why) ? why : null;
}
