/** Pictures of worlds, named by their bytes: a browser may keep them for ever (product §24). */
import { Router } from "express";
import type { Thumbnails } from "../services/Thumbnails.ts";
import { holdAnswer } from "./memory.ts";

export function thumbnailRoutes(thumbnails: Thumbnails): Router {
  const router = Router();
  router.get("/:digest.jpg", async (request, response) => {
    const { type, bytes } = await thumbnails.read(request.params.digest);
    holdAnswer(request, response, bytes.length);
    response.set("Cache-Control", "public, max-age=31536000, immutable").type(type).send(bytes);
  });
  return router;
}
