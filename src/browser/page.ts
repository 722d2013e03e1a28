import { loadText, storeText } from "./storage.ts";

const RELOADED_AT = "gridlings-renewed-at";
/** A file that is still missing so soon after a reload does not exist; the page then shows its own error. */
const RELOAD_AGAIN_MS = 30_000;

export function reloadPage(): void {
  location.reload();
}

/** Reloads a tab that was open during a release as soon as it asks for a file of the old release, which is gone. */
export function reloadAfterRelease(): void {
  window.addEventListener("vite:preloadError", (event) => {
    if (Date.now() - lastReload() < RELOAD_AGAIN_MS) return;
    event.preventDefault();
    storeText(RELOADED_AT, String(Date.now()));
    location.reload();
  });
}

function lastReload(): number {
  return Number(loadText(RELOADED_AT) ?? 0);
}

export function setPageTitle(title: string): void {
  document.title = title;
}

export function scrollToTop(): void {
  window.scrollTo(0, 0);
}

/** The URL of a path of this site, to be shared. */
export function absoluteUrl(path: string): string {
  return new URL(path, location.href).href;
}

/** Calls back when the page is hidden (another tab, a closing window): the last event that is sure to come. */
export function onPageHidden(call: () => void): () => void {
  const hidden = () => document.visibilityState === "hidden" && call();
  document.addEventListener("visibilitychange", hidden);
  window.addEventListener("pagehide", call);
  return () => {
    document.removeEventListener("visibilitychange", hidden);
    window.removeEventListener("pagehide", call);
  };
}

/** Calls back whenever the network comes back. */
export function onOnline(call: () => void): () => void {
  window.addEventListener("online", call);
  return () => window.removeEventListener("online", call);
}
