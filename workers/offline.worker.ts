/**
 * Stands between the pages and the server once the editor or the player was visited: it keeps what they are made of, so that they start
 * without a line. Games and accounts never pass through here: calls of the API go straight to the server, but for the tutorial,
 * which is nobody's.
 */
import { fromNetworkFirst, fromRelease, keepRelease } from "./offline/releaseCache.ts";

/** What the DOM's own types do not know of a service worker. */
interface LifeEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface AskEvent extends Event {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Scope {
  readonly clients: { claim(): Promise<void> };
  addEventListener(kind: "install" | "activate", listener: (event: LifeEvent) => void): void;
  addEventListener(kind: "fetch", listener: (event: AskEvent) => void): void;
}

const scope = globalThis as unknown as Scope;
/** Put in by the build (server/launch/offlineFiles.mjs): the addresses of all files of this release, and a digest of them. */
const FILES: readonly string[] = JSON.parse("__OFFLINE_FILES__");
const RELEASE = "gridlings __OFFLINE_VERSION__";
const files = new Set(FILES);
const TUTORIAL = "/worlds/tutorial";

// A new release waits until no page of the old one is open: none ever finds its parts gone.
scope.addEventListener("install", (event) => event.waitUntil(keepRelease(RELEASE, [...FILES, TUTORIAL])));

scope.addEventListener("activate", (event) => event.waitUntil(begin()));

scope.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (request.mode === "navigate") event.respondWith(fromNetworkFirst(request, RELEASE, "/index.html"));
  else if (pathname === TUTORIAL) event.respondWith(fromNetworkFirst(request, RELEASE, TUTORIAL));
  else if (files.has(pathname)) event.respondWith(fromRelease(request, RELEASE));
  else if (pathname.startsWith("/sounds/")) event.respondWith(fromRelease(request, RELEASE));
});

/** Pages that are open already are looked after from now on. */
async function begin(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== RELEASE).map((name) => caches.delete(name)));
  await scope.clients.claim();
}
