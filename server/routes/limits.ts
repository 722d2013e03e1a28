import type { NextFunction, Request, RequestHandler, Response } from "express";
import { EmailInUse } from "../services/Accounts.ts";
import { AddressWaits } from "../services/PasswordQueue.ts";
import { LinkOver } from "../services/Passwords.ts";
import { type Attempt, type Auth, nameKey, userOf } from "./auth.ts";
import { clientAddress } from "./clientAddress.ts";
import { type GuessLimit, guessLimiter, limiter } from "./limiter.ts";

/** How often one user, or one address without a user, may call: generous for a class behind one address, tight for guessing passwords. */
export interface Limits {
  readonly callsPerMinute: number;
  /** Of one address, for pages that look up a game or a user; and separately for checks of the server's health. */
  readonly pagesPerMinute: number;
  /** Of one address within an hour: several classes may sign up in one lesson, with a few tries each. */
  readonly signUpsPerHour: number;
  /** Of one address within an hour: each answer that an e-mail address is in use tells that this person has an account. */
  readonly usedEmailsPerHour: number;
  /** Of one name, and of all names from one address, within ten minutes. Tries that are still being checked count: a class may share a name. */
  readonly wrongPasswordsOfName: number;
  readonly wrongPasswordsOfAddress: number;
  readonly crashesPerMinute: number;
  readonly crashesPerHour: number;
  /** Pictures and names of one user. */
  readonly drawingsPerMinute: number;
}

export const FULL_LIMITS: Limits = {
  callsPerMinute: 6000,
  pagesPerMinute: 20_000,
  signUpsPerHour: 400,
  usedEmailsPerHour: 30,
  wrongPasswordsOfName: 30,
  wrongPasswordsOfAddress: 100,
  crashesPerMinute: 60,
  crashesPerHour: 300,
  drawingsPerMinute: 30,
};

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const TOO_MANY = "That was a lot at once. Please wait a moment, then try again.";
/** The reader of these messages may not have guessed at all: a stranger can type any name, and a whole class shares one address. */
const WAIT = "Please wait ten minutes, then try again.";
const KNOWN_DEVICE_WORKS = "A device where you signed in before still works.";
const GUESSED_NAME = `Someone typed wrong passwords for this name many times. Maybe it was not you! ${WAIT} ${KNOWN_DEVICE_WORKS}`;
const GUESSED_HERE = `Many wrong passwords came from your internet connection. Maybe not from you! ${WAIT} ${KNOWN_DEVICE_WORKS}`;
const GUESSED_ON_DEVICE = `The password was wrong many times on this device. ${WAIT} Or ask a grown-up to help.`;
const TOO_MANY_LINKS = `Many links that no longer work were opened from your internet connection. ${WAIT}`;
const TOO_MANY_SIGN_UPS = "Many people have signed up here just now. Please try again in a while.";

/** Before any call. */
export function limitCalls({ callsPerMinute }: Limits, auth: Auth): RequestHandler {
  const keyGenerator = async (request: Request): Promise<string> =>
    (await auth.deviceUser(request))?.id ?? clientAddress(request);
  return limiter({ windowMs: MINUTE, limit: callsPerMinute, keyGenerator }, TOO_MANY);
}

/** For addresses that are asked for apart from the calls. Each use of this middleware counts for itself. */
export function limitPages({ pagesPerMinute }: Limits): RequestHandler {
  return limiter({ windowMs: MINUTE, limit: pagesPerMinute, keyGenerator: clientAddress }, TOO_MANY);
}

/**
 * Before any call as well: a typed password may stand in the header of each. Only wrong ones count, device secrets never do.
 * Whatever name of an account is typed, its tries are one count. When that is used up by other names than the typed one, a password is
 * simply wrong: an answer that says more would tell whose e-mail address it is. A device on which the account was signed in before has
 * counts of its own, which no stranger can use up.
 */
export function limitPasswords(
  { wrongPasswordsOfAddress, wrongPasswordsOfName }: Limits,
  auth: Auth,
): RequestHandler[] {
  const isWrong = (request: Request, { statusCode }: Response): boolean => statusCode === 401 || auth.wasWrong(request);
  /** A count for those attempts that `keyOf` gives a key. */
  const count = (
    limit: number,
    message: string,
    keyOf: (attempt: Attempt, request: Request) => string | null,
    more: Partial<GuessLimit> = {},
  ) => {
    const keyOfCall = async (request: Request): Promise<string | null> => {
      const attempt = await auth.attempt(request);
      return attempt && keyOf(attempt, request);
    };
    return guessLimiter({ windowMs: 10 * MINUTE, limit, keyOf: keyOfCall, isGuess: isWrong, ...more }, message);
  };
  /** Passwords that an address sends beyond its share of the queue count as wrong, although they were never checked. */
  const orCrowding: Partial<GuessLimit> = {
    isGuess: (request, response) => isWrong(request, response) || response.locals.refusal instanceof AddressWaits,
  };
  const distrust = (request: Request, next: NextFunction): void => {
    auth.distrust(request);
    next();
  };
  return [
    count(
      wrongPasswordsOfAddress,
      GUESSED_HERE,
      ({ deviceId }, request) => (deviceId ? null : clientAddress(request)),
      orCrowding,
    ),
    count(wrongPasswordsOfName, GUESSED_ON_DEVICE, ({ accountId, deviceId }) =>
      deviceId ? `${accountId} on ${deviceId}` : null,
    ),
    count(wrongPasswordsOfName, GUESSED_NAME, ({ name, deviceId }) => (deviceId ? null : `name ${name}`)),
    count(wrongPasswordsOfName, GUESSED_NAME, ({ accountId, deviceId }) => (deviceId ? null : accountId), {
      refuse: distrust,
    }),
  ];
}

export function limitSignUps({ signUpsPerHour }: Limits): RequestHandler {
  return limiter({ windowMs: HOUR, limit: signUpsPerHour, keyGenerator: clientAddress }, TOO_MANY_SIGN_UPS);
}

/** Before anything is looked up; only answers that tell of an address count. */
export function limitUsedEmails({ usedEmailsPerHour: limit }: Limits): RequestHandler {
  const isGuess: GuessLimit["isGuess"] = (_request, { locals }) => locals.refusal instanceof EmailInUse;
  return guessLimiter({ windowMs: HOUR, limit, keyOf: clientAddress, isGuess }, TOO_MANY_SIGN_UPS);
}

/** Links that open nothing count as wrong passwords do, and by themselves. */
export function limitResetLinks({ wrongPasswordsOfAddress: limit }: Limits): RequestHandler {
  const isGuess: GuessLimit["isGuess"] = (_request, { locals }) => locals.refusal instanceof LinkOver;
  return guessLimiter({ windowMs: 10 * MINUTE, limit, keyOf: clientAddress, isGuess }, TOO_MANY_LINKS);
}

/** After the body was read: one name is asked for again and again only by programs. */
export function limitWantedNames({ wrongPasswordsOfName }: Limits): RequestHandler {
  const keyGenerator = ({ body }: Request): string => nameKey(typeof body?.username === "string" ? body.username : "");
  return limiter({ windowMs: 10 * MINUTE, limit: wrongPasswordsOfName, keyGenerator }, TOO_MANY_SIGN_UPS);
}

/** After it is known who calls. */
export function limitDrawings({ drawingsPerMinute }: Limits): RequestHandler {
  const keyGenerator = (_request: Request, response: Response): string => userOf(response).id;
  return limiter({ windowMs: MINUTE, limit: drawingsPerMinute, keyGenerator }, TOO_MANY);
}

/** Each report is a line in the log: a class whose pages crash together is heard, and nobody fills the disk. */
export function limitCrashes({ crashesPerMinute, crashesPerHour }: Limits): RequestHandler[] {
  const within = (windowMs: number, limit: number): RequestHandler =>
    limiter({ windowMs, limit, keyGenerator: clientAddress }, TOO_MANY);
  return [within(MINUTE, crashesPerMinute), within(HOUR, crashesPerHour)];
}
