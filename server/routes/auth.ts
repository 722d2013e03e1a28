import type { Request, RequestHandler, Response } from "express";
import type { SignedInUser } from "../../src/api/wire.ts";
import type { Accounts, Credentials, Trial } from "../services/Accounts.ts";
import { isSecret } from "../services/deviceSecret.ts";
import { HttpError } from "../services/HttpError.ts";
import { knows } from "../services/knownDevice.ts";
import type { Caller } from "../services/PasswordQueue.ts";
import type { UserRow } from "../stores/rows.ts";
import { clientAddress } from "./clientAddress.ts";
import { deviceOf } from "./deviceCookie.ts";
import { checkGuess } from "./verdicts.ts";

const BASIC = /^Basic\s+([A-Za-z0-9+/=_-]+)$/i;

/**
 * The length of the longest name that an account can have, an e-mail address. A longer one cannot exist, so the rest is
 * cut off.
 */
const NAME_LETTERS = 254;

/** A call that carries a typed password, and the account it is meant for. */
export interface Attempt {
  /** The typed name as `nameKey` makes it, the same for every way to write it. */
  readonly name: string;
  /** The account of that name, which may be a username, an e-mail address or an id; null if there is none. */
  readonly accountId: string | null;
  /** The id of the device, if that account has signed in on it before. */
  readonly deviceId: string | null;
}

/**
 * Reads who is calling from the Basic header. A 401 never carries WWW-Authenticate, so that no browser shows its own
 * dialog.
 */
export class Auth {
  readonly #accounts: Accounts;
  /** The caller of each call. Looking one up may mean checking a password, so it is done once for each call. */
  readonly #met = new WeakMap<Request, Promise<UserRow | null>>();
  readonly #attempts = new WeakMap<Request, Promise<Attempt | null>>();
  readonly #distrusted = new WeakSet<Request>();
  readonly #wrong = new WeakSet<Request>();

  constructor(accounts: Accounts) {
    this.#accounts = accounts;
  }

  /**
   * Lets only signed-in users on, before anything of the body is read. The handlers behind it get the user from
   * `userOf`.
   */
  readonly needsUser: RequestHandler = async (request, response, next) => {
    const user = await this.#identify(request);
    if (!user) throw new HttpError(401, "Please sign in again.");
    response.locals.user = user;
    next();
  };

  /** Returns the signed-in user, or null for a visitor. A revoked secret makes the caller a visitor. */
  async viewer(request: Request): Promise<UserRow | null> {
    return request.headers.authorization ? this.#identify(request) : null;
  }

  /** Returns the user of a device secret; null for visitors and for typed passwords, which are not checked here. */
  async deviceUser(request: Request): Promise<UserRow | null> {
    const credentials = readBasic(request);
    return credentials && isSecret(credentials) ? this.#identify(request) : null;
  }

  /** Signs the caller in on this device. */
  signIn(request: Request): Promise<SignedInUser> {
    const credentials = credentialsOf(request);
    return checkGuess(request, async () => this.#accounts.signIn(credentials, await this.trial(request)));
  }

  /** Returns the typed password of this call as an attempt; null if it has none. */
  attempt(request: Request): Promise<Attempt | null> {
    const known = this.#attempts.get(request) ?? this.#readAttempt(request);
    this.#attempts.set(request, known);
    return known;
  }

  /** Makes the typed password of this call count as wrong, whatever it is. */
  distrust(request: Request): void {
    this.#distrusted.add(request);
  }

  async trial(request: Request): Promise<Trial> {
    return { isTrusted: !this.#distrusted.has(request), caller: await this.caller(request) };
  }

  /** Returns who is waiting when a password of this call is hashed. */
  async caller(request: Request): Promise<Caller> {
    const attempt = await this.attempt(request);
    const isGone = (): boolean => request.socket.destroyed;
    return { address: clientAddress(request), isKnown: Boolean(attempt?.deviceId), isGone };
  }

  /** Returns whether the password of this call was checked and found wrong. */
  wasWrong(request: Request): boolean {
    return this.#wrong.has(request);
  }

  async #readAttempt(request: Request): Promise<Attempt | null> {
    const credentials = readBasic(request);
    if (!credentials || isSecret(credentials)) return null;
    const name = nameKey(credentials.name);
    const user = await this.#accounts.find(credentials.name);
    const device = deviceOf(request);
    const isKnown = user !== null && device !== null && knows(device, user);
    return { name, accountId: user?.id ?? null, deviceId: isKnown ? device.id : null };
  }

  #identify(request: Request): Promise<UserRow | null> {
    const known = this.#met.get(request);
    if (known) return known;
    const credentials = credentialsOf(request);
    const meeting = checkGuess(request, async () => {
      const user = await this.#accounts.identify(credentials, await this.trial(request));
      if (!user) this.#wrong.add(request);
      return user;
    });
    this.#met.set(request, meeting);
    return meeting;
  }
}

/** Returns the user that `needsUser` let in. */
export function userOf(response: Response): UserRow {
  return response.locals.user;
}

export function credentialsOf(request: Request): Credentials {
  const credentials = readBasic(request);
  if (!credentials) throw new HttpError(401, "Please sign in first.");
  return credentials;
}

/** Returns the key of a typed name, which is the same for every way to type it. */
export function nameKey(typed: string): string {
  return typed.trim().toLowerCase().slice(0, NAME_LETTERS);
}

function readBasic(request: Request): Credentials | null {
  const encoded = BASIC.exec(request.headers.authorization ?? "")?.[1];
  if (!encoded) return null;
  const text = Buffer.from(encoded, "base64").toString("utf8");
  const colon = text.indexOf(":");
  return colon < 0 ? { name: text, password: "" } : { name: text.slice(0, colon), password: text.slice(colon + 1) };
}
