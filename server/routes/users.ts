import { type Request, type Response, Router } from "express";
import {
  newPasswordSchema,
  newUserSchema,
  resetLinkSchema,
  resetPasswordSchema,
  type SignedInUser,
  type SiteOwner,
} from "../../src/api/wire.ts";
import type { Accounts } from "../services/Accounts.ts";
import { isSecret } from "../services/deviceSecret.ts";
import { HttpError } from "../services/HttpError.ts";
import { withMark } from "../services/knownDevice.ts";
import type { OwnData } from "../services/OwnData.ts";
import type { Passwords } from "../services/Passwords.ts";
import { type Auth, credentialsOf, userOf } from "./auth.ts";
import { checked, smallBody } from "./body.ts";
import { deviceOf, keepDevice } from "./deviceCookie.ts";
import { type Limits, limitResetLinks, limitSignUps, limitUsedEmails, limitWantedNames } from "./limits.ts";
import { holdAnswer } from "./memory.ts";
import { sendPieces } from "./sendPieces.ts";
import { checkGuess } from "./verdicts.ts";

const NO_SIGN_UPS = "The operator of this site hasn't added a name yet, so nobody can sign up.";

interface UserServices {
  readonly accounts: Accounts;
  readonly passwords: Passwords;
  readonly ownData: OwnData;
}

/** Serves the calls about accounts. Every success is a plain 200, because that is what clients expect. */
export function userRoutes(
  { accounts, passwords, ownData }: UserServices,
  auth: Auth,
  limits: Limits & Pick<SiteOwner, "takesSignUps">,
): Router {
  const router = Router();

  async function answerSignedIn(request: Request, response: Response, user: SignedInUser): Promise<void> {
    const text = await accounts.markOn(deviceOf(request), user.id);
    if (text !== null) keepDevice(request, response, text);
    response.json(user);
  }

  // A try counts once its body has arrived: one that is begun and dropped takes nothing from others behind the same
  // address.
  const limitsOfSignUp = [smallBody, limitSignUps(limits), limitUsedEmails(limits), limitWantedNames(limits)];
  router.post("/", ...limitsOfSignUp, async (request, response) => {
    if (!limits.takesSignUps) throw new HttpError(403, NO_SIGN_UPS);
    const typed = checked(newUserSchema, request.body, "Please fill in a username, an email address and a password.");
    const caller = await auth.caller(request);
    await answerSignedIn(request, response, await checkGuess(request, () => accounts.signUp(typed, caller)));
  });

  router.get("/me", async (request, response) => {
    await answerSignedIn(request, response, await auth.signIn(request));
  });

  router.delete("/me/session", auth.needsUser, async (request, response) => {
    const user = userOf(response);
    await accounts.signOut(user, credentialsOf(request));
    if (!user.pupil) keepDevice(request, response, withMark(deviceOf(request), user));
    response.json({});
  });

  // The old password stands in the header, typed: a wrong one counts as in any other call.
  router.put("/me/password", auth.needsUser, smallBody, async (request, response) => {
    requireTyped(request, "Please type your old password.");
    const typed = checked(newPasswordSchema, request.body, "Please fill in a new password.");
    await answerSignedIn(
      request,
      response,
      await passwords.change(userOf(response), typed.password, typed.device ?? "", await auth.caller(request)),
    );
  });

  const limitsOfReset = [smallBody, limitResetLinks(limits)];
  router.post("/me/reset", ...limitsOfReset, async (request, response) => {
    const { token } = checked(resetLinkSchema, request.body, "Part of this link is missing. Please copy all of it.");
    const { username } = await checkGuess(request, () => passwords.userOf(token));
    response.json({ username });
  });

  router.put("/me/reset", ...limitsOfReset, async (request, response) => {
    const { token, password } = checked(resetPasswordSchema, request.body, "Please fill in a new password.");
    const caller = await auth.caller(request);
    await answerSignedIn(request, response, await checkGuess(request, () => passwords.reset(token, password, caller)));
  });

  router.get("/me/export", auth.needsUser, async (request, response) => {
    const user = userOf(response);
    // Twice the size: each world is in memory as a text and as the bytes on their way.
    holdAnswer(request, response, 2 * (await ownData.largest(user)));
    response.type("json");
    await sendPieces(request, response, ownData.pieces(user));
  });

  // The password must be typed; otherwise anybody could delete the account of a child who left a device signed in.
  router.delete("/me", auth.needsUser, async (request, response) => {
    requireTyped(request, "Please type your password.");
    await ownData.remove(userOf(response));
    response.json({});
  });

  router.get("/:idOrName", async (request, response) => {
    response.json(await accounts.profile(request.params.idOrName));
  });

  return router;
}

/** Throws unless the header carries a typed password; being signed in on the device is not enough. */
function requireTyped(request: Request, message: string): void {
  if (isSecret(credentialsOf(request))) throw new HttpError(401, message);
}
