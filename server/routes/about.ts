import { Router } from "express";
import type { About } from "../../src/api/wire.ts";
import type { Bundled } from "../services/bundled.ts";
import type { Health } from "../services/Health.ts";

export interface AboutDeps {
  readonly bundled: Bundled;
  readonly about: About;
  readonly health: Health;
}

/** What is the same for everybody: the ready-made characters, who runs the site, and whether it runs. */
export function aboutRoutes({ bundled, about, health }: AboutDeps): Router {
  const router = Router();
  router.get("/characters", (_request, response) => void response.json(bundled.characters));
  router.get("/about", (_request, response) => void response.json(about));
  router.get("/health", async (_request, response) => {
    await health.check();
    response.json({ isReady: true });
  });
  return router;
}
