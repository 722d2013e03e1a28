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
  return `/login?${new URLSearchParams({ redirectTo: from })}`;
}
