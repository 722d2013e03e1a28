/**
 * The service worker, installed on the first visit to the editor or the player. It caches the files of the release, so that both start
 * without a network. Games and accounts never pass through it: API requests go straight to the server, except for the tutorial, which
 * belongs to no one.
 */
import { cacheRelease, fromNetworkFirst, fromRelease } from "./offline/releaseCache.ts";

/** The types of a service worker, which the DOM library does not have. */
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
/** The build (server/scripts/offlineFiles.mjs) inserts the paths of all files of this release, and their digest. */
const FILES: readonly string[] = JSON.parse("__OFFLINE_FILES__");
const RELEASE = "gridlings __OFFLINE_VERSION__";
const files = new Set(FILES);
const TUTORIAL = "/worlds/tutorial";

// A new release is activated when no page of the old one is open, so that a page never finds its files gone.
scope.addEventListener("install", (event) => event.waitUntil(cacheRelease(RELEASE, [...FILES, TUTORIAL])));

scope.addEventListener("activate", (event) => event.waitUntil(activate()));

scope.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (request.mode === "navigate") event.respondWith(fromNetworkFirst(request, RELEASE, "/index.html"));
  else if (pathname === TUTORIAL) event.respondWith(fromNetworkFirst(request, RELEASE, TUTORIAL));
  else if (files.has(pathname)) event.respondWith(fromRelease(request, RELEASE));
  else if (pathname.startsWith("/sounds/")) event.respondWith(fromRelease(request, RELEASE));
});

/** Deletes the files of older releases and takes over the pages that are already open. */
async function activate(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== RELEASE).map((name) => caches.delete(name)));
  await scope.clients.claim();
}
