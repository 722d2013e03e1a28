/** Where to go after signing in: only a path of this site, else the child's games (product §18). */
export const AFTER_SIGN_IN = "/dashboard";

/** `//other.host` and `/\other.host` look like paths and are not. */
export function safeRedirect(wished: string | null): string {
  return wished !== null && /^\/(?![/\\])[^\s\\]*$/.test(wished) ? wished : AFTER_SIGN_IN;
}

/** A page that asks to sign in first, and then to come back (spec §8). */
export function loginPath(from: string): string {
  return `/login?${new URLSearchParams({ redirectTo: from })}`;
}
