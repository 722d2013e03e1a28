import { whenIdle } from "./timers.ts";

const SERVICE_WORKER = "/offline.js";

/**
 * Caches the files of the site, so that editor and player start without a network once they were visited. Browsers allow that over HTTPS
 * and on localhost only; elsewhere nothing happens.
 */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  whenIdle(() => {
    navigator.serviceWorker.register(SERVICE_WORKER).catch((refusal: unknown) => {
      console.warn("This browser keeps no pages", refusal);
    });
  });
}

/** Asks the browser not to evict our data when its disk is full. It may refuse, which changes nothing. */
export function requestPersistentStorage(): void {
  // Missing without HTTPS.
  if (!("storage" in navigator)) return;
  void navigator.storage.persist?.().catch(() => false);
}
