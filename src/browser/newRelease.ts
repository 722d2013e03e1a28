/** Helps a tab that was open while the site was renewed: its old parts are gone, so it starts again with the new ones. */
import { storeText, loadText } from "./storage.ts";

const TOLD = "gridlings-renewed-at";
/** A part that is still missing so soon after starting again is not there at all: the page's own message stands then. */
const PATIENCE_MS = 30_000;

/** Starts the page again, at the same address, when a part of it cannot be loaded. */
export function reloadAfterRelease(): void {
  window.addEventListener("vite:preloadError", (event) => {
    if (Date.now() - lastStart() < PATIENCE_MS) return;
    event.preventDefault();
    storeText(TOLD, String(Date.now()));
    location.reload();
  });
}

function lastStart(): number {
  return Number(loadText(TOLD) ?? 0);
}
