import type { Request, RequestHandler, Response } from "express";
import { EmailInUse } from "../services/Accounts.ts";
import { AddressWaits } from "../services/PasswordQueue.ts";
import { LinkOver } from "../services/Passwords.ts";
import { type Attempt, type Auth, nameKey, userOf } from "./auth.ts";
import { clientAddress } from "./clientAddress.ts";
import { type GuessLimit, guessLimiter, limiter, refuseWith, type WhenOver } from "./limiter.ts";

/**
 * How often one user, or one address without a user, may call: generous for a class behind one address, tight for
 * guessing passwords.
 */
export interface Limits {
  readonly callsPerMinute: number;
  /** For each address: pages that look up a game or a user, and separately checks of the server's health. */
  readonly pagesPerMinute: number;
  /** For each address: several classes may sign up in one lesson, with a few tries each. */
  readonly signUpsPerHour: number;
  /** For each address: each answer that an e-mail address is in use tells that this person has an account. */
  readonly usedEmailsPerHour: number;
  /**
   * For each name, and for each address with all names, within ten minutes. Tries that are still being checked count: a
   * class may share a name.
   */
  readonly wrongPasswordsOfName: number;
  readonly wrongPasswordsOfAddress: number;
  /**
   * For each class, and for each address with all classes, within ten minutes: wrong pictures. A class of thirty may be
   * wrong five times each on its first day.
   */
  readonly wrongPicturesOfClass: number;
  readonly wrongPicturesOfAddress: number;
  /** For each address within ten minutes: codes that no class has. */
  readonly wrongCodesOfAddress: number;
  /**
   * The same with codes that are known there and tries that were refused: beyond, only devices that were at a door come
   * to it.
   */
  readonly codesOfAddress: number;
  /** For each user, and for all visitors of one address together. */
  readonly reportsPerHour: number;
  /** For each address, however many users report from there: far more than one child can use up for its school. */
  readonly reportsOfAddressPerHour: number;
  readonly crashesPerMinute: number;
  readonly crashesPerHour: number;
  /** For each user: pictures that are drawn, and names that are found for pictures. */
  readonly drawingsPerMinute: number;
}

export const FULL_LIMITS: Limits = {
  callsPerMinute: 6000,
  pagesPerMinute: 20_000,
  signUpsPerHour: 400,
  usedEmailsPerHour: 30,
  wrongPasswordsOfName: 30,
  wrongPasswordsOfAddress: 100,
  wrongPicturesOfClass: 150,
  wrongPicturesOfAddress: 200,
  wrongCodesOfAddress: 200,
  codesOfAddress: 1000,
  reportsPerHour: 60,
  reportsOfAddressPerHour: 2000,
  crashesPerMinute: 60,
  crashesPerHour: 300,
  drawingsPerMinute: 30,
};

export const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const TOO_MANY = "Whoa, slow down! Wait a moment and try again.";
/**
 * These messages accuse nobody, because their reader may not have guessed at all: a stranger can type any name, and a
 * whole class shares one address.
 */
export const WAIT = "Please wait ten minutes, then try again.";
const KNOWN_DEVICE_WORKS = "You can still sign in on a device you used before.";
const GUESSED_NAME = `Someone typed wrong passwords for this name many times. Maybe it was not you! ${WAIT} ${KNOWN_DEVICE_WORKS}`;
const GUESSED_HERE = `Many wrong passwords came from your internet connection. Maybe not from you! ${WAIT} ${KNOWN_DEVICE_WORKS}`;
const GUESSED_ON_DEVICE = `That password was wrong too many times on this device. ${WAIT} Or ask a grown-up to help.`;
const TOO_MANY_LINKS = `Many links that no longer work were opened from your internet connection. ${WAIT}`;
const TOO_MANY_SIGN_UPS = "Lots of people are signing up right now. Please try again later.";

/** Limits the calls of a user, or of an address without one, before a route answers them. Health checks and pages are not calls. */
export function limitCalls({ callsPerMinute }: Limits, auth: Auth): RequestHandler {
  const keyGenerator = async (request: Request): Promise<string> =>
    (await auth.deviceUser(request))?.id ?? clientAddress(request);
  return limiter({ windowMs: MINUTE, limit: callsPerMinute, keyGenerator }, refuseWith(TOO_MANY));
}

/**
 * Limits pages and health checks, which do not count as calls. Each place that uses this middleware has a count of its
 * own.
 */
export function limitPages({ pagesPerMinute }: Limits): RequestHandler {
  return limiter({ windowMs: MINUTE, limit: pagesPerMinute, keyGenerator: clientAddress }, refuseWith(TOO_MANY));
}

/** One of the counts of wrong passwords that a typed password must pass. */
interface PasswordCount {
  readonly limit: number;
  /** Attempts with the same key share the count. An attempt whose key is null is not counted here. */
  readonly key: (attempt: Attempt, request: Request) => string | null;
  readonly whenOver: WhenOver;
  /** Also counts passwords that were never checked because their address had used up its share of the queue. */
  readonly countsCrowding?: true;
}

/**
 * Limits wrong passwords. It runs before every call, because a typed password may stand in the header of each; device
 * secrets are never counted. A device on which the account was signed in before has a count of its own, which no
 * stranger can use up. For all other devices:
 *
 * - `name` counts what was typed, so that names without an account are limited in the same way.
 * - `account` counts all names of one account together. It may be used up by tries of another name than the typed one.
 *   To say so would tell whose e-mail address that is, so the password is then simply wrong.
 */
export function limitPasswords(
  { wrongPasswordsOfAddress, wrongPasswordsOfName }: Limits,
  auth: Auth,
): RequestHandler[] {
  const distrust: WhenOver = (request, next) => {
    auth.distrust(request);
    next();
  };
  const counts: Readonly<Record<"address" | "device" | "name" | "account", PasswordCount>> = {
    address: {
      limit: wrongPasswordsOfAddress,
      key: ({ deviceId }, request) => (deviceId ? null : clientAddress(request)),
      whenOver: refuseWith(GUESSED_HERE),
      countsCrowding: true,
    },
    device: {
      limit: wrongPasswordsOfName,
      key: ({ accountId, deviceId }) => (deviceId ? `${accountId} on ${deviceId}` : null),
      whenOver: refuseWith(GUESSED_ON_DEVICE),
    },
    name: {
      limit: wrongPasswordsOfName,
      key: ({ name, deviceId }) => (deviceId ? null : `name ${name}`),
      whenOver: refuseWith(GUESSED_NAME),
    },
    account: {
      limit: wrongPasswordsOfName,
      key: ({ accountId, deviceId }) => (deviceId ? null : accountId),
      whenOver: distrust,
    },
  };
  return Object.values(counts).map((count) => passwordLimiter(count, auth));
}

function passwordLimiter({ limit, key, whenOver, countsCrowding }: PasswordCount, auth: Auth): RequestHandler {
  const keyOf = async (request: Request): Promise<string | null> => {
    const attempt = await auth.attempt(request);
    return attempt && key(attempt, request);
  };
  const isGuess: GuessLimit["isGuess"] = (request, { statusCode, locals }) =>
    statusCode === 401 || auth.wasWrong(request) || (countsCrowding === true && locals.refusal instanceof AddressWaits);
  return guessLimiter({ windowMs: 10 * MINUTE, limit, keyOf, isGuess, whenOver });
}

export function limitSignUps({ signUpsPerHour }: Limits): RequestHandler {
  return limiter({ windowMs: HOUR, limit: signUpsPerHour, keyGenerator: clientAddress }, refuseWith(TOO_MANY_SIGN_UPS));
}

/** Limits how often an address can find out that an e-mail address has an account. Only answers that tell so count. */
export function limitUsedEmails({ usedEmailsPerHour: limit }: Limits): RequestHandler {
  const isGuess: GuessLimit["isGuess"] = (_request, { locals }) => locals.refusal instanceof EmailInUse;
  return guessLimiter({
    windowMs: HOUR,
    limit,
    keyOf: clientAddress,
    isGuess,
    whenOver: refuseWith(TOO_MANY_SIGN_UPS),
  });
}

/** Limits reset links that open nothing, like wrong passwords but with a count of their own. */
export function limitResetLinks({ wrongPasswordsOfAddress: limit }: Limits): RequestHandler {
  const isGuess: GuessLimit["isGuess"] = (_request, { locals }) => locals.refusal instanceof LinkOver;
  return guessLimiter({
    windowMs: 10 * MINUTE,
    limit,
    keyOf: clientAddress,
    isGuess,
    whenOver: refuseWith(TOO_MANY_LINKS),
  });
}

/** Limits sign-ups under one name, which only programs try again and again. Runs after the body was read. */
export function limitWantedNames({ wrongPasswordsOfName }: Limits): RequestHandler {
  const keyGenerator = ({ body }: Request): string => nameKey(typeof body?.username === "string" ? body.username : "");
  return limiter({ windowMs: 10 * MINUTE, limit: wrongPasswordsOfName, keyGenerator }, refuseWith(TOO_MANY_SIGN_UPS));
}

/**
 * Limits reports of games, first by account. A school may share one address, and one child who floods it must not stop
 * the others from reporting.
 */
export function limitReports({ reportsPerHour, reportsOfAddressPerHour }: Limits, auth: Auth): RequestHandler[] {
  const reporter = async (request: Request): Promise<string> =>
    (await auth.viewer(request))?.id ?? clientAddress(request);
  const within = (limit: number, keyGenerator: (request: Request) => Promise<string> | string): RequestHandler =>
    limiter({ windowMs: HOUR, limit, keyGenerator }, refuseWith(TOO_MANY));
  return [within(reportsPerHour, reporter), within(reportsOfAddressPerHour, clientAddress)];
}

/** Limits drawings of one user. Runs after `needsUser`. */
export function limitDrawings({ drawingsPerMinute }: Limits): RequestHandler {
  const keyGenerator = (_request: Request, response: Response): string => userOf(response).id;
  return limiter({ windowMs: MINUTE, limit: drawingsPerMinute, keyGenerator }, refuseWith(TOO_MANY));
}

/**
 * Limits reports of crashes, each of which is a line in the log: enough for a class whose pages crash together, too few
 * to fill the disk.
 */
export function limitCrashes({ crashesPerMinute, crashesPerHour }: Limits): RequestHandler[] {
  const within = (windowMs: number, limit: number): RequestHandler =>
    limiter({ windowMs, limit, keyGenerator: clientAddress }, refuseWith(TOO_MANY));
  return [within(MINUTE, crashesPerMinute), within(HOUR, crashesPerHour)];
}
