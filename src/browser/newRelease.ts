import { loadText, storeText } from "./storage.ts";

const RELOADED_AT = "gridlings-renewed-at";
/** A file that is still missing so soon after a reload does not exist; the page then shows its own error. */
const RELOAD_AGAIN_MS = 30_000;

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
