import { Router } from "express";
import type { About, SiteOwner } from "../../src/api/wire.ts";
import type { Bundled } from "../services/bundled.ts";
import { HttpError } from "../services/HttpError.ts";
import type { Stores } from "../stores/Stores.ts";

interface AboutDeps {
  readonly bundled: Bundled;
  readonly about: SiteOwner;
  /** Whether anybody here may make classes. */
  readonly hasClasses: () => Promise<boolean>;
  readonly stores: Stores;
  readonly now: () => number;
}

/** Serves what is the same for everybody: the ready-made characters, who runs the site, and whether it works. */
export function aboutRoutes({ bundled, about, hasClasses, stores, now }: AboutDeps): Router {
  const router = Router();
  const checkHealth = healthCheck(stores, now);
  router.get("/characters", (_request, response) => void response.json(bundled.characters));
  router.get("/about", async (_request, response) => {
    const answer: About = { ...about, hasClasses: await hasClasses() };
    response.json(answer);
  });
  router.get("/health", async (_request, response) => {
    await checkHealth();
    response.json({ isReady: true });
  });
  return router;
}

/** How long the last check of the store counts. */
const HEALTH_MS = 1000;

/**
 * Makes a check that throws an `HttpError` (503) if the server cannot store what children make. It asks the store at
 * most once a second.
 */
function healthCheck(stores: Stores, now: () => number): () => Promise<void> {
  let last: { readonly at: number; readonly check: Promise<boolean> } | null = null;
  const isWell = (): Promise<boolean> =>
    stores.check().then(
      () => true,
      () => false,
    );
  return async () => {
    if (!last || Math.abs(now() - last.at) >= HEALTH_MS) last = { at: now(), check: isWell() };
    if (!(await last.check)) throw new HttpError(503, "The server can't save anything right now.");
  };
}
