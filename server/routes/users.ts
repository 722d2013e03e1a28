/** Accounts over HTTP (spec §7, product §16). Every success is a plain 200, as the specification's client expects. */
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { Router } from "express";
import { newUserSchema } from "../../src/api/wire.ts";
import type { Accounts } from "../services/Accounts.ts";
import type { OwnData } from "../services/OwnData.ts";
import { checked, smallBody } from "./body.ts";
import { credentialsOf, type Gate, userOf } from "./Gate.ts";
import { type Limits, limitSignUps, limitWantedNames } from "./limits.ts";

export interface UserServices {
  readonly accounts: Accounts;
  readonly ownData: OwnData;
}

export function userRoutes({ accounts, ownData }: UserServices, gate: Gate, limits: Limits): Router {
  const router = Router();

  router.post("/", limitSignUps(limits), smallBody, limitWantedNames(limits), async (request, response) => {
    const typed = checked(newUserSchema, request.body, "Please fill in a username, an email address and a password.");
    response.json(await accounts.signUp(typed));
  });

  router.get("/me", async (request, response) => {
    response.json(await accounts.signIn(credentialsOf(request)));
  });

  router.delete("/me/session", gate.needsUser, async (request, response) => {
    await accounts.signOut(userOf(response), credentialsOf(request));
    response.json({});
  });

  router.get("/me/export", gate.needsUser, async (_request, response) => {
    response.type("json");
    await pipeline(Readable.from(ownData.pieces(userOf(response))), response);
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
