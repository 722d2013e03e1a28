/** A page that crashed tells our own log: the kind of error and where in the program, nothing personal (product §19). */
import { Router } from "express";
import { crashSchema } from "../../src/api/wire.ts";
import type { Log } from "../Log.ts";
import { checked, tinyBody } from "./body.ts";

const MESSAGE_MAX = 200;
const PLACES_MAX = 10;
const PLACE = /\/assets\/[\w.-]+\.js:\d+:\d+/g;
const READ_MAX = 1000;
/** What may have come from a child: quoted texts, addresses of mail and pages, long ids. */
const PERSONAL =
  /"[^"]*(?:"|$)|'[^']*(?:'|$)|`[^`]*(?:`|$)|\S+@\S+|\w+:\/\/\S+|\/(?:u|play|editor)\/\S+|\b[0-9a-f]{16,}\b/g;

export function crashRoutes(log: Log): Router {
  const router = Router();
  router.post("/", tinyBody, (request, response) => {
    const { message } = checked(crashSchema, request.body, "The report could not be read.");
    const [firstLine = ""] = message.split("\n");
    const places = (message.match(PLACE) ?? []).slice(0, PLACES_MAX);
    const said = firstLine.slice(0, READ_MAX).replace(PERSONAL, "…");
    log({ event: "a page crashed", message: said.slice(0, MESSAGE_MAX), places });
    response.json({});
  });
  return router;
}
