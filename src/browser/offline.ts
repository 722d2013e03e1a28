/** Has the browser keep what the pages are made of, so that editor and player start without a line once they were visited. */
import { whenIdle } from "./sight.ts";

const WORKER = "/offline.js";

/** Only where the site comes by HTTPS or from this machine; elsewhere browsers do not allow it, and nothing is said. */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  whenIdle(() => {
    navigator.serviceWorker.register(WORKER).catch((refusal: unknown) => {
      console.warn("This browser keeps no pages", refusal);
    });
  });
}

/** Asks the browser not to clear away what is kept here when its disk runs full; it may refuse, which changes nothing. */
export function requestPersistentStorage(): void {
  // Absent where the site does not come by HTTPS.
  if (!("storage" in navigator)) return;
  void navigator.storage.persist?.().catch(() => false);
}
