/** Accounts over HTTP (spec §7, product §16). Every success is a plain 200, as the specification's client expects. */
import { type Request, type Response, Router } from "express";
import { newUserSchema, type SignedInUser } from "../../src/api/wire.ts";
import type { Accounts } from "../services/Accounts.ts";
import { withMark } from "../services/knownDevice.ts";
import type { OwnData } from "../services/OwnData.ts";
import { checked, smallBody } from "./body.ts";
import { deviceOf, keepDevice } from "./deviceCookie.ts";
import { credentialsOf, type Gate, userOf } from "./Gate.ts";
import { type Limits, limitSignUps, limitUsedEmails, limitWantedNames } from "./limits.ts";
import { holdAnswer } from "./memory.ts";
import { sendPieces } from "./sendPieces.ts";

export interface UserServices {
  readonly accounts: Accounts;
  readonly ownData: OwnData;
}

export function userRoutes({ accounts, ownData }: UserServices, gate: Gate, limits: Limits): Router {
  const router = Router();

  async function answerSignedIn(request: Request, response: Response, user: SignedInUser): Promise<void> {
    keepDevice(request, response, await accounts.markOn(deviceOf(request), user.id));
    response.json(user);
  }

  const limitsOfSignUp = [limitSignUps(limits), limitUsedEmails(limits), smallBody, limitWantedNames(limits)];
  router.post("/", ...limitsOfSignUp, async (request, response) => {
    const typed = checked(newUserSchema, request.body, "Please fill in a username, an email address and a password.");
    await answerSignedIn(request, response, await accounts.signUp(typed));
  });

  router.get("/me", async (request, response) => {
    await answerSignedIn(request, response, await accounts.signIn(credentialsOf(request), gate.isTrusted(request)));
  });

  router.delete("/me/session", gate.needsUser, async (request, response) => {
    const user = userOf(response);
    await accounts.signOut(user, credentialsOf(request));
    keepDevice(request, response, withMark(deviceOf(request), user));
    response.json({});
  });

  router.get("/me/export", gate.needsUser, async (request, response) => {
    const user = userOf(response);
    // As a text, and as the bytes on their way.
    holdAnswer(request, response, 2 * (await ownData.largest(user)));
    response.type("json");
    await sendPieces(request, response, ownData.pieces(user));
  });

  router.delete("/me", gate.needsUser, async (_request, response) => {
    await ownData.remove(userOf(response));
    response.json({});
  });

  router.get("/:idOrName", async (request, response) => {
    response.json(await accounts.profile(request.params.idOrName));
  });

  return router;
}
