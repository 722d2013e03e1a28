import { setImmediate } from "node:timers/promises";
import type { Request } from "express";
import { CUT_OFF, HttpError } from "../services/HttpError.ts";

const checks = new WeakMap<Request, Promise<unknown>[]>();

/**
 * Checks a guess of a password, a link or an e-mail address. The caller may hang up before the answer, and the check
 * goes on: only its end tells whether the guess counts. Nothing is checked for a caller who is gone already, because
 * that guess no longer counts.
 */
export function checkGuess<Result>(request: Request, check: () => Promise<Result>): Promise<Result> {
  if (request.socket.destroyed) return Promise.reject(new HttpError(400, CUT_OFF));
  const checking = check();
  checks.set(request, [...(checks.get(request) ?? []), checking]);
  return checking;
}

/** Resolves when the guesses of this call have been checked and the call has dealt with the results. */
export async function guessesChecked(request: Request): Promise<void> {
  await Promise.allSettled(checks.get(request) ?? []);
  await setImmediate();
}
