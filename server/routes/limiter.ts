import type { NextFunction, Request, RequestHandler, Response } from "express";
import { type Options, type RateLimitInfo, rateLimit } from "express-rate-limit";
import { RetryLater } from "../services/HttpError.ts";
import { CallCounts } from "./CallCounts.ts";
import { untilClosed } from "./untilClosed.ts";
import { guessesChecked } from "./verdicts.ts";

/** Deals with a call beyond a limit: refuses it (`refuseWith`), or passes it on under other conditions. */
export type WhenOver = (request: Request, next: NextFunction) => void;

export interface GuessLimit {
  readonly windowMs: number;
  readonly limit: number;
  /** Calls with the same key share a count. A call whose key is null is not counted. */
  readonly keyOf: (request: Request) => Promise<string | null> | string | null;
  /**
   * Whether the call was a wrong guess. Called when the call is over; one that was none is taken off the count again.
   */
  readonly isGuess: (request: Request, response: Response) => boolean;
  readonly whenOver: WhenOver;
}

const SECOND = 1000;

/** Refuses a call with status 429 and tells the caller when to try again. */
export function refuseWith(message: string): WhenOver {
  return (request, next) => next(new RetryLater(429, message, secondsLeft(request)));
}

/** Counts calls within a time window and hands those beyond the limit to `whenOver`. */
export function limiter(options: Partial<Options>, whenOver: WhenOver): RequestHandler {
  return rateLimit({
    standardHeaders: false,
    legacyHeaders: false,
    // Express believes such headers only if they come from a trusted proxy (`trust proxy`). Made-up ones need no
    // warning. Limiters are made with the app, never in a call, so none needs to look where it was made.
    validate: { xForwardedForHeader: false, forwardedHeader: false, creationStack: false },
    handler: (request, _response, next) => whenOver(request, next),
    store: new CallCounts(),
    ...options,
  });
}

/**
 * Limits wrong guesses. Each call is counted while it is under way, so that hundreds of guesses at once cannot exceed
 * the limit, and calls that turn out to be no wrong guess are taken off again. A guess that was checked counts even if
 * its caller hung up before the answer; one that was cut off before the check does not.
 */
export function guessLimiter({ windowMs, limit, keyOf, isGuess, whenOver }: GuessLimit): RequestHandler {
  const store = new CallCounts();
  const keyGenerator = async (request: Request): Promise<string> => (await keyOf(request)) ?? "";
  const count = limiter({ windowMs, limit, store, keyGenerator }, whenOver);
  return async (request, response, next) => {
    const key = await keyGenerator(request);
    if (key === "") return next();
    count(request, response, (error?: unknown) => {
      whenEnded(request, response, () => {
        if (!isGuess(request, response)) store.decrement(key);
      });
      next(error);
    });
  };
}

/**
 * Calls `then` once: when the call has been answered, or when its caller has hung up and its guesses have been checked.
 */
function whenEnded(request: Request, response: Response, then: () => void): void {
  let isOver = false;
  const end = (): void => {
    if (!isOver) then();
    isOver = true;
  };
  response.once("finish", end);
  untilClosed(request, response, { close: () => void guessesChecked(request).then(end) });
}

function secondsLeft(request: Request & { rateLimit?: RateLimitInfo }): number {
  const end = request.rateLimit?.resetTime?.getTime() ?? Date.now();
  return Math.max(1, Math.ceil((end - Date.now()) / SECOND));
}
