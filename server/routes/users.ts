/** Accounts over HTTP (spec §7, product §16). Every success is a plain 200, as the specification's client expects. */
import { Router } from "express";
import { newUserSchema } from "../../src/api/wire.ts";
import type { Accounts } from "../services/Accounts.ts";
import { checked, smallBody } from "./body.ts";
import { credentialsOf, type Gate, userOf } from "./Gate.ts";

export function userRoutes(accounts: Accounts, gate: Gate): Router {
  const router = Router();

  router.post("/", smallBody, async (request, response) => {
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

  router.get("/:idOrName", async (request, response) => {
    response.json(await accounts.profile(request.params.idOrName));
  });

  return router;
}
