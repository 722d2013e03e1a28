import { type RequestHandler, type Response, Router } from "express";
import { generationSchema, spriteToNameSchema } from "../../src/api/wire.ts";
import { descriptionIn } from "../../src/generate/spritePrompt.ts";
import type { PictureMaking } from "../services/PictureMaking.ts";
import { type Auth, userOf } from "./auth.ts";
import { checked, middleBody } from "./body.ts";
import { holdAnswer } from "./memory.ts";

const NO_WORDS = "Please describe what you'd like to see in a few words.";
const NO_PICTURE = "We couldn't read this picture. It must be a PNG.";

/** Draws pictures from words, for signed-in users. If the client goes away, the drawing is stopped. */
export function drawingRoutes(making: PictureMaking, auth: Auth, limit: RequestHandler): Router {
  const router = Router();

  router.get("/generate-sprite", auth.needsUser, limit, async (request, response) => {
    const { prompt } = checked(generationSchema, request.query, NO_WORDS);
    response.json(await making.sprite(userOf(response), descriptionIn(prompt), goneFrom(response)));
  });

  router.get("/generate-background", auth.needsUser, limit, async (request, response) => {
    const { prompt } = checked(generationSchema, request.query, NO_WORDS);
    response.json(await making.background(userOf(response), descriptionIn(prompt), goneFrom(response)));
  });

  router.post("/generate-sprite-name", auth.needsUser, limit, middleBody, async (request, response) => {
    const { imageData } = checked(spriteToNameSchema, request.body, NO_PICTURE);
    response.json(await making.name(userOf(response), imageData, goneFrom(response)));
  });

  router.get("/pictures/:digest.png", async (request, response) => {
    const png = await making.read(request.params.digest);
    holdAnswer(request, response, png.length);
    response.set("Cache-Control", "public, max-age=31536000, immutable").type("png").send(png);
  });

  return router;
}

/** Returns a signal that aborts when the answer has been sent, or when the client no longer waits for it. */
function goneFrom(response: Response): AbortSignal {
  const control = new AbortController();
  response.once("close", () => control.abort());
  return control.signal;
}
