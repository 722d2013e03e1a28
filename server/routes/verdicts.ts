/**
 * Guesses that are being checked: passwords, links, e-mail addresses. A caller may hang up before the answer, and the check goes on: only
 * its end tells whether the guess counts.
 */
import { setImmediate } from "node:timers/promises";
import type { Request } from "express";
import { CUT_OFF, Refusal } from "../services/Refusal.ts";

const checks = new WeakMap<Request, Promise<unknown>[]>();

/** Checks nothing for a caller who is gone: that guess was given back already. */
export function checkGuess<Result>(request: Request, check: () => Promise<Result>): Promise<Result> {
  if (request.socket.destroyed) return Promise.reject(new Refusal(400, CUT_OFF));
  const checking = check();
  checks.set(request, [...(checks.get(request) ?? []), checking]);
  return checking;
}

/** Resolves when the guesses of this call have been checked, and what was found is known to the call. */
export async function guessesChecked(request: Request): Promise<void> {
  await Promise.allSettled(checks.get(request) ?? []);
  await setImmediate();
}
