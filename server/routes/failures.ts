import { STATUS_CODES } from "node:http";
import type { ErrorRequestHandler, RequestHandler, Router } from "express";
import type { Log } from "../Log.ts";
import { HttpError, RetryLater } from "../services/HttpError.ts";
import { StorageAway, StorageFull, StorageReadOnly } from "../stores/troubles.ts";
import { NOT_UNDERSTOOD } from "./body.ts";
import { TOO_LARGE } from "./receive.ts";

/** Headers that describe the answer that was begun before it failed, not the error that is sent instead. */
const OF_WHAT_WAS_BEGUN = ["Content-Encoding", "Content-Range", "ETag", "Last-Modified", "Accept-Ranges"];
const PLAIN: Readonly<Record<number, string>> = { 413: TOO_LARGE };
const OUR_FAULT = "Sorry, something went wrong. Please try again in a moment.";

export const noSuchCall: RequestHandler = () => {
  throw new HttpError(404, "Sorry, there is nothing here.");
};

/**
 * Makes a router answer 405 for a known path with a method that the path does not have, and name the methods that it
 * has.
 */
export function withoutOtherMethods(router: Router): Router {
  for (const [path, methods] of methodsByPath(router)) {
    router.all(path, (_request, response) => {
      response.set("Allow", [...methods].join(", "));
      throw new HttpError(405, "Sorry, you can't do that here.");
    });
  }
  return router;
}

function methodsByPath({ stack }: Router): Map<string, Set<string>> {
  const byPath = new Map<string, Set<string>>();
  for (const { route } of stack) {
    if (!route) continue;
    const methods = byPath.get(route.path) ?? new Set();
    for (const { method } of route.stack) methods.add(String(method).toUpperCase());
    byPath.set(route.path, methods);
  }
  return byPath;
}

export function failures(log: Log): ErrorRequestHandler {
  return (thrown: unknown, _request, response, next) => {
    if (response.headersSent) return next(thrown);
    for (const name of OF_WHAT_WAS_BEGUN) response.removeHeader(name);
    response.set("Cache-Control", "private, no-cache");
    const refusal = asRefusal(thrown);
    response.locals.refusal = refusal;
    if (refusal.status >= 500 && !isBusy(thrown)) log({ event: "a call failed", ...whatFailed(thrown) });
    if (refusal instanceof RetryLater) response.set("Retry-After", String(refusal.seconds));
    // A client over its limit may have hundreds of pipelined calls behind this one, and a body that came too slowly
    // goes on coming.
    if (refusal.status === 429 || refusal.status === 408) response.set("Connection", "close");
    const { status, error, message, code } = refusal;
    const waits = refusal instanceof RetryLater ? { waitSeconds: refusal.seconds } : {};
    response.status(status).json({ error, message, ...waits, ...(code === null ? {} : { code }) });
  };
}

/**
 * Returns whether a call was turned away by a full queue. That is not logged: under attack, such calls would fill the
 * log.
 */
function isBusy(thrown: unknown): boolean {
  return thrown instanceof RetryLater && thrown.cause === undefined;
}

/**
 * Turns anything thrown into an `HttpError`. Errors of Express have a status of their own; anything else is our fault.
 */
function asRefusal(thrown: unknown): HttpError {
  if (thrown instanceof HttpError) return thrown;
  const trouble = storageRefusal(thrown);
  if (trouble) return trouble;
  const status = Number((thrown as { status?: unknown } | null)?.status);
  if (!(status >= 400 && status < 500)) return new HttpError(500, OUR_FAULT);
  return new HttpError(STATUS_CODES[status] ? status : 400, PLAIN[status] ?? NOT_UNDERSTOOD);
}

/** Describes an error for the log by its kind and place only, because its text may quote what a user typed. */
function whatFailed(thrown: unknown): Readonly<Record<string, unknown>> {
  if (!(thrown instanceof Error)) return { kind: typeof thrown };
  const places = (thrown.stack ?? "").split("\n").filter((line) => line.trimStart().startsWith("at "));
  return {
    kind: thrown.name,
    // The errors of the stores have that of the disk or the database as their cause.
    code: ((thrown.cause ?? thrown) as NodeJS.ErrnoException).code,
    places: places.slice(0, 5).map((at) => at.trim()),
  };
}

const STILL_THERE = "Everything you saved before is still there.";

/**
 * Returns the error that tells a child that games cannot be stored: that nothing is lost, and what to do. Null for any
 * other error.
 */
function storageRefusal(thrown: unknown): HttpError | null {
  if (thrown instanceof StorageFull)
    return new HttpError(507, `The server is full, so we couldn't save this. ${STILL_THERE}`);
  if (thrown instanceof StorageReadOnly) return new HttpError(503, `We can't save right now. ${STILL_THERE}`);
  if (!(thrown instanceof StorageAway)) return null;
  return new HttpError(503, "We can't reach your games right now. Please try again in a moment.");
}
