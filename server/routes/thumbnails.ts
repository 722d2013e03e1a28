import { Router } from "express";
import type { Thumbnails } from "../services/Thumbnails.ts";
import { holdAnswer } from "./memory.ts";

/**
 * Browsers may store a picture for good. Shared caches may store it for an hour, so that a deleted picture does not
 * live on there.
 */
const CACHE_CONTROL = "public, max-age=31536000, s-maxage=3600, immutable";

/** Serves the pictures of worlds, which are named by the digest of their bytes. */
export function thumbnailRoutes(thumbnails: Thumbnails): Router {
  const router = Router();
  router.get("/:digest.jpg", async (request, response) => {
    const { type, bytes } = await thumbnails.read(request.params.digest);
    holdAnswer(request, response, bytes.length);
    response.set("Cache-Control", CACHE_CONTROL).type(type).send(bytes);
  });
  return router;
}
