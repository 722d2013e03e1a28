import { type Request, type RequestHandler, type Response, Router } from "express";
import { classGameSchema, statusSchema, stickerSchema, tappedSchema } from "../../src/api/classes.ts";
import { readPictureHeader } from "../../src/migrate/pictureHeader.ts";
import { HttpError } from "../services/HttpError.ts";
import { digestOf } from "../stores/files/digestOf.ts";
import type { LiveStore } from "../stores/Stores.ts";
import { type Auth, credentialsOf, userOf } from "./auth.ts";
import { checked, middleBody, smallBody } from "./body.ts";
import type { ClassServices } from "./classes.ts";
import { sendEvents } from "./eventStream.ts";
import { holdAnswer } from "./memory.ts";
import { leavePlace } from "./places.ts";
import { checkGuess } from "./verdicts.ts";

const NO_STATUS = "Something went wrong. Please reload the page and try again.";
const IS_PICTURE = /^[0-9a-f]{32}$/;

/**
 * Serves the door of a class, the calls of its pupils, and the live pictures. No cookie is set: a device remembers
 * nothing of a child.
 */
export function pupilRoutes(
  { classes, passwords, lessons, streams, games }: ClassServices,
  live: LiveStore,
  auth: Auth,
  limitGuesses: readonly RequestHandler[],
): Router {
  const router = Router();
  const forPupil = [auth.needsUser, smallBody];

  router.get("/door/:code", ...limitGuesses, async (request, response) => {
    response.json(await checkGuess(request, () => classes.door(String(request.params.code))));
  });
  router.post("/door/:code", smallBody, ...limitGuesses, async (request: Request, response: Response) => {
    const tapped = checked(tappedSchema, request.body, "Please tap three different pictures.");
    // Passwords wait in a queue of their own.
    leavePlace(request);
    const caller = await auth.caller(request);
    const code = String(request.params.code);
    response.json(await checkGuess(request, () => passwords.signIn(code, tapped, caller)));
  });

  router.get("/me", auth.needsUser, async (_request, response) => {
    const user = userOf(response);
    response.json(await lessons.now(user));
  });
  router.delete("/me", auth.needsUser, async (request, response) => {
    const user = userOf(response);
    await classes.classOf(user);
    await passwords.signOut(user, digestOf(credentialsOf(request).password));
    response.json({});
  });
  router.get("/me/events", auth.needsUser, async (request, response) => {
    const user = userOf(response);
    const { id } = await classes.classOf(user);
    sendEvents(request, response, (follower) => streams.followNow(id, user, follower));
  });
  router.put("/me/status", auth.needsUser, middleBody, async (request, response) => {
    await lessons.tell(userOf(response), checked(statusSchema, request.body, NO_STATUS));
    response.json({});
  });
  router.delete("/me/notes/:note", forPupil, async (request: Request, response: Response) => {
    await lessons.closeNote(userOf(response), String(request.params.note));
    response.json({});
  });
  router.get("/me/gallery", auth.needsUser, async (_request, response) => {
    const user = userOf(response);
    response.json(await games.gallery(await classes.classOf(user), user));
  });
  router.put("/me/games/:world", forPupil, async (request: Request, response: Response) => {
    const { isShown = true } = checked(classGameSchema, request.body, NO_STATUS);
    response.json(await games.setShown(userOf(response), String(request.params.world), isShown));
  });
  router.put("/me/games/:world/sticker", forPupil, async (request: Request, response: Response) => {
    const { sticker } = checked(stickerSchema, request.body, NO_STATUS);
    response.json(await games.stick(userOf(response), String(request.params.world), sticker));
  });

  // The name of a picture is told to the class only, and nobody can guess it.
  router.get("/pictures/:name.jpg", async (request, response) => {
    const name = String(request.params.name);
    const bytes = IS_PICTURE.test(name) ? await live.picture(name) : null;
    const type = bytes && readPictureHeader(bytes)?.type;
    if (!bytes || !type) throw new HttpError(404, "Sorry, we couldn't find this picture.");
    holdAnswer(request, response, bytes.length);
    response.set("Cache-Control", "private, no-store").type(type).send(Buffer.from(bytes));
  });
  return router;
}
