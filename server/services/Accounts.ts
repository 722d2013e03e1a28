import type { NewUser, Profile, SignedInUser } from "../../src/api/wire.ts";
import { digestOf } from "../stores/files/digestOf.ts";
import type { UserRow } from "../stores/rows.ts";
import type { UserStore } from "../stores/Stores.ts";
import { Taken } from "../stores/troubles.ts";
import { checkNewUser, tidyEmail } from "./accountRules.ts";
import { deviceWith, isSecret, newDevice } from "./deviceSecret.ts";
import { HttpError, refuseIfGone } from "./HttpError.ts";
import { type KnownDevice, withMark } from "./knownDevice.ts";
import type { PasswordHasher } from "./PasswordHasher.ts";
import type { Caller } from "./PasswordQueue.ts";
import { randomId } from "./randomId.ts";

/** What the Basic header carries: a username or e-mail address, and a typed password or a device secret. */
export interface Credentials {
  readonly name: string;
  readonly password: string;
}

/** Who tries a password, and whether it may be accepted at all (`isTrusted`). */
export interface Trial {
  readonly isTrusted?: boolean;
  readonly caller?: Caller;
}

/** What the site allows: whether pupils may be signed in, and which usernames are kept for others. */
interface AccountRules {
  readonly takesPupils: boolean;
  readonly isKept: (username: string) => boolean;
  readonly now: () => number;
}

const ALL_WELCOME: AccountRules = { takesPupils: true, isKept: () => false, now: Date.now };
/** How long a pupil stays signed in on a device: no longer than a day at school. */
const PUPIL_MS = 12 * 60 * 60_000;

const WRONG = "Sorry, your username or password was incorrect.";

/**
 * Signs people up, in and out, and finds them. The password is never stored or sent back; a device secret, which can be
 * revoked, is sent once.
 */
export class Accounts {
  readonly #users: UserStore;
  readonly #hasher: PasswordHasher;
  readonly #rules: AccountRules;

  constructor(users: UserStore, hasher: PasswordHasher, rules: AccountRules = ALL_WELCOME) {
    this.#users = users;
    this.#hasher = hasher;
    this.#rules = rules;
  }

  async signUp(typed: NewUser, caller?: Caller): Promise<SignedInUser> {
    const wanted = { ...typed, username: typed.username.trim(), email: tidyEmail(typed.email.trim()) };
    checkNewUser(wanted);
    if (this.#rules.isKept(wanted.username)) throw new HttpError(400, KEPT);
    await this.#checkFree(wanted);
    const password = await this.#hasher.hash(wanted.password, caller);
    const { username, email } = wanted;
    const { secret, device } = newDevice();
    const user = { id: randomId(), username, email, password, devices: [device], createdAt: device.since };
    await this.#users.add(user).catch(refuseTaken);
    return asSignedIn(user, secret);
  }

  /**
   * Signs a user in and returns the account with a device secret: a new one for a typed password, the same one for a
   * secret.
   */
  async signIn(credentials: Credentials, trial: Trial = {}): Promise<SignedInUser> {
    const user = await this.identify(credentials, trial);
    if (!user) throw new HttpError(401, WRONG);
    if (isSecret(credentials)) return asSignedIn(user, credentials.password);
    const { secret, device } = newDevice();
    await this.#users.addDevice(user, device).catch(refuseIfGone(new HttpError(401, WRONG)));
    return asSignedIn(user, secret);
  }

  /**
   * Returns the user if the credentials are right. An untrusted password is always wrong, and finding that out takes as
   * long as for any other.
   */
  async identify(credentials: Credentials, { isTrusted = true, caller }: Trial = {}): Promise<UserRow | null> {
    const user = await this.find(credentials.name);
    if (isSecret(credentials)) return user && this.#isSignedIn(user, credentials.password) ? user : null;
    // Pictures are tapped at the door of a class and nowhere else.
    const known = isTrusted && !user?.pupil ? user?.password : undefined;
    const isRight = await this.#hasher.check(credentials.password, known, caller);
    return isRight ? user : null;
  }

  /**
   * Returns the text for a device that adds a mark of this user, who has just signed in on it; null for a pupil, of whom
   * no device remembers anything. Throws an `HttpError` if the account is gone.
   */
  async markOn(device: KnownDevice | null, userId: string): Promise<string | null> {
    const user = await this.#users.get(userId);
    if (!user) throw new HttpError(401, "Please sign in again.");
    return user.pupil ? null : withMark(device, user);
  }

  /** Revokes this device's secret; a typed password has none. */
  async signOut(user: UserRow, { password }: Credentials): Promise<void> {
    await this.#users.removeDevice(user.id, digestOf(password));
  }

  /** Returns the account with this id or username, which others may know; null if there is none, and for pupils. */
  async withName(idOrName: string): Promise<UserRow | null> {
    const found = idOrName.includes("@") ? null : await this.#findAsTyped(idOrName);
    return found?.pupil ? null : found;
  }

  async profile(idOrName: string): Promise<Profile> {
    const user = await this.withName(idOrName);
    if (!user) throw new HttpError(404, "Sorry, we couldn't find this person.");
    return { id: user.id, username: user.username };
  }

  /**
   * Returns the account with this id, username or e-mail address. Only signing in may find people by e-mail address,
   * because it must never become a way to look people up.
   */
  async find(name: string): Promise<UserRow | null> {
    const found = await this.#findAsTyped(name);
    if (found) return found;
    const email = tidyEmail(name.trim());
    return email.includes("@") ? this.#users.find(email) : null;
  }

  /** Whether a device acts for a user; for a pupil, only on the day of the sign-in. */
  #isSignedIn(user: UserRow, secret: string): boolean {
    const device = deviceWith(secret, user);
    if (!device || !user.pupil) return device !== null;
    const { takesPupils, now } = this.#rules;
    return takesPupils && Math.abs(now() - Date.parse(device.since)) < PUPIL_MS;
  }

  async #findAsTyped(name: string): Promise<UserRow | null> {
    return (await this.#users.find(name.trim())) ?? this.#users.get(name);
  }

  /**
   * Throws if a name is taken. This comes before the password is hashed, which takes long; the store checks it again.
   */
  async #checkFree({ username, email }: NewUser): Promise<void> {
    if (await this.#users.find(username)) refuseTaken(new Taken("username"));
    if (await this.#users.find(email)) refuseTaken(new Taken("email"));
  }
}

const KEPT = "This name is kept for a grown-up of this site. Please choose another username.";

const TAKEN = {
  username: "Sorry, this username is taken. Please choose another one.",
  email: "This email address already has an account. You can sign in with it.",
  look: "Sorry, this username looks too much like someone else's. Please choose another one.",
} as const;

/** The e-mail address is in use. The caller has to be told, because no mail is sent that would tell only its owner. */
export class EmailInUse extends HttpError {}

function refuseTaken(error: unknown): never {
  if (!(error instanceof Taken)) throw error;
  throw error.field === "email" ? new EmailInUse(409, TAKEN.email) : new HttpError(409, TAKEN[error.field]);
}

/** A pupil has no e-mail address. */
export function asSignedIn({ id, username, email, pupil }: UserRow, secret: string): SignedInUser {
  return { id, username, email: pupil ? "" : email, password: secret };
}
