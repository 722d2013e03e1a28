import type { SignedInUser } from "../../src/api/wire.ts";
import type { UserRow } from "../stores/rows.ts";
import type { UserStore } from "../stores/Stores.ts";
import { asSignedIn } from "./Accounts.ts";
import { checkPassword } from "./accountRules.ts";
import { deviceWith, newDevice } from "./deviceSecret.ts";
import { HttpError, refuseIfGone } from "./HttpError.ts";
import type { PasswordHasher } from "./PasswordHasher.ts";
import type { Caller } from "./PasswordQueue.ts";
import { userOfLink } from "./resetLinks.ts";

/** The reset link was made up, used, replaced by a later one, or too old. The caller is not told which. */
export class LinkOver extends HttpError {}

/** Replaces a password, for a user who knows the old one or has a reset link. All other devices are signed out. */
export class Passwords {
  readonly #users: UserStore;
  readonly #hasher: PasswordHasher;
  readonly #now: () => number;

  constructor(users: UserStore, hasher: PasswordHasher, now: () => number) {
    this.#users = users;
    this.#hasher = hasher;
    this.#now = now;
  }

  /**
   * Changes the password of a user who has just typed the old one. The device with this secret stays signed in; without
   * such a device, a new one is signed in.
   */
  async change(user: UserRow, password: string, secret: string, caller?: Caller): Promise<SignedInUser> {
    checkPassword(password, user);
    const device = deviceWith(secret, user);
    const kept = device ? { secret, device } : newDevice();
    const hashed = await this.#hasher.hash(password, caller);
    const justChanged = new HttpError(409, "Your password was just changed. Please sign in again.");
    await this.#users.changePassword(user, hashed, [kept.device]).catch(refuseIfGone(justChanged));
    return asSignedIn(user, kept.secret);
  }

  /** Returns the user of a reset link. Throws `LinkOver` if the link opens nothing. */
  async userOf(token: string): Promise<UserRow> {
    const user = await userOfLink(this.#users, token, this.#now());
    if (!user) throw new LinkOver(404, LINK_OVER);
    return user;
  }

  /**
   * Changes the password of a user who has a reset link. The link is checked before the password is hashed, which takes
   * long, so that made-up links cost nothing.
   */
  async reset(token: string, password: string, caller?: Caller): Promise<SignedInUser> {
    const user = await this.userOf(token);
    checkPassword(password, user);
    const hashed = await this.#hasher.hash(password, caller);
    const { secret, device } = newDevice();
    await this.#users.changePassword(user, hashed, [device]).catch(refuseIfGone(new LinkOver(404, LINK_OVER)));
    return asSignedIn(user, secret);
  }
}

const LINK_OVER = "This link doesn't work anymore. Ask the grown-up who runs this site for a new one.";
