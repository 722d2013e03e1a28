import { Router } from "express";
import { crashSchema } from "../../src/api/wire.ts";
import type { Log } from "../Log.ts";
import { checked, tinyBody } from "./body.ts";

const MESSAGE_MAX = 200;
const PLACES_MAX = 10;
const PLACE = /\/assets\/[\w.-]+\.js:\d+:\d+/g;
const READ_MAX = 1000;
/** Matches quoted texts, which may have come from a child. */
const QUOTED = /"[^"]*(?:"|$)|'[^']*(?:'|$)|`[^`]*(?:`|$)/g;
const WORD = /\S+/g;
/** Parts by which an e-mail address or the address of a page is recognized. */
const PERSONAL_PARTS = ["@", "://", "/u/", "/play/", "/editor/"];
const LONG_ID = /[0-9a-f]{16}/;
const LEFT_OUT = "…";

/**
 * Writes reports of crashed pages to our own log: the kind of error and its places in the program, nothing personal.
 */
export function crashRoutes(log: Log): Router {
  const router = Router();
  router.post("/", tinyBody, (request, response) => {
    const { message } = checked(crashSchema, request.body, "We couldn't read the report.");
    const [firstLine = ""] = message.split("\n");
    const places = (message.match(PLACE) ?? []).slice(0, PLACES_MAX);
    const said = withoutPersonal(firstLine.slice(0, READ_MAX));
    log({ event: "a page crashed", message: said.slice(0, MESSAGE_MAX), places });
    response.json({});
  });
  return router;
}

function withoutPersonal(text: string): string {
  return text.replace(QUOTED, LEFT_OUT).replace(WORD, (word) => (isPersonal(word) ? LEFT_OUT : word));
}

function isPersonal(word: string): boolean {
  return LONG_ID.test(word) || PERSONAL_PARTS.some((part) => word.includes(part));
}
