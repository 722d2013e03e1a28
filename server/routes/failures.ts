/** Every failure of a call as JSON with a status, `error` and a `message` in plain words (spec §7, §8). */
import { STATUS_CODES } from "node:http";
import type { ErrorRequestHandler, RequestHandler } from "express";
import type { Log } from "../Log.ts";
import { Refusal } from "../services/Refusal.ts";

const PLAIN: Readonly<Record<number, string>> = {
  400: "This could not be understood. Please reload the page and try again.",
  413: "This is too large to be stored.",
  415: "This could not be understood. Please reload the page and try again.",
};
const OUR_FAULT = "Sorry, something went wrong on our side. Please try again in a moment.";

export const noSuchCall: RequestHandler = () => {
  throw new Refusal(404, "Sorry, there is nothing here.");
};

export function failures(log: Log): ErrorRequestHandler {
  return (thrown: unknown, _request, response, next) => {
    if (response.headersSent) return next(thrown);
    const refusal = asRefusal(thrown);
    if (refusal.status >= 500) log({ event: "a call failed", ...whatFailed(thrown) });
    response.status(refusal.status).json({ error: refusal.error, message: refusal.message, ...refusal.more });
  };
}

/** Express and its body reader throw errors with a status of their own; anything else is our fault. */
function asRefusal(thrown: unknown): Refusal {
  if (thrown instanceof Refusal) return thrown;
  const status = Number((thrown as { status?: unknown } | null)?.status);
  if (!(status >= 400 && status < 500)) return new Refusal(500, OUR_FAULT);
  return new Refusal(status, PLAIN[status] ?? STATUS_CODES[status] ?? OUR_FAULT);
}

/** Kind and place only: the text of an error may quote what somebody typed. */
function whatFailed(thrown: unknown): Readonly<Record<string, unknown>> {
  if (!(thrown instanceof Error)) return { kind: typeof thrown };
  const places = (thrown.stack ?? "").split("\n").filter((line) => line.trimStart().startsWith("at "));
  return {
    kind: thrown.name,
    code: (thrown as NodeJS.ErrnoException).code,
    places: places.slice(0, 5).map((at) => at.trim()),
  };
}
