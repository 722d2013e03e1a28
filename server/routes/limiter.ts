import type { NextFunction, Request, RequestHandler, Response } from "express";
import { type Options, type RateLimitInfo, rateLimit } from "express-rate-limit";
import { RetryLater } from "../services/HttpError.ts";
import { CallCounts } from "./CallCounts.ts";
import { untilClosed } from "./untilClosed.ts";
import { guessesChecked } from "./verdicts.ts";

export interface GuessLimit {
  readonly windowMs: number;
  readonly limit: number;
  /** Calls without a key do not count. */
  readonly keyOf: (request: Request) => Promise<string | null> | string | null;
  /** Looked at when the call is over. */
  readonly isGuess: (request: Request, response: Response) => boolean;
  /** What is done with a call beyond the limit, if it is not refused. */
  readonly refuse?: (request: Request, next: NextFunction) => void;
}

const SECOND = 1000;

/** Refuses calls beyond a limit within a time. */
export function limiter(options: Partial<Options>, message: string): RequestHandler {
  return rateLimit({
    standardHeaders: false,
    legacyHeaders: false,
    // A header that a stranger made up is not believed (`trust proxy`), and nothing to warn of.
    validate: { xForwardedForHeader: false, forwardedHeader: false },
    handler: (request, _response, next) => next(new RetryLater(429, message, secondsLeft(request))),
    store: new CallCounts(),
    ...options,
  });
}

/**
 * Counts each call while it is under way, so that hundreds of guesses at once are no more than the limit, and gives back those that turn
 * out to be no wrong guess. What was checked counts also when the caller has hung up before the answer; what was cut off before does not.
 */
export function guessLimiter(guess: GuessLimit, message: string): RequestHandler {
  const { windowMs, limit, keyOf, isGuess, refuse } = guess;
  const store = new CallCounts();
  const keyGenerator = async (request: Request): Promise<string> => (await keyOf(request)) ?? "";
  const handler = refuse && { handler: ((request, _response, next) => refuse(request, next)) as Options["handler"] };
  const count = limiter({ windowMs, limit, store, keyGenerator, ...handler }, message);
  return async (request, response, next) => {
    const key = await keyGenerator(request);
    if (key === "") return next();
    count(request, response, (error?: unknown) => {
      whenOver(request, response, () => {
        if (!isGuess(request, response)) store.decrement(key);
      });
      next(error);
    });
  };
}

/** Once, when the call has been answered, or when its caller is gone and what it asked for is known. */
function whenOver(request: Request, response: Response, then: () => void): void {
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
