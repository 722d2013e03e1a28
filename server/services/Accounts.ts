/** Who is who: signing up, in and out. The password is never kept or sent back, a revocable device secret is (product §16). */
import type { NewUser, Profile, SignedInUser } from "../../src/api/wire.ts";
import type { UserRow } from "../data/rows.ts";
import type { UserStore } from "../data/Stores.ts";
import { Gone, Taken } from "../data/troubles.ts";
import { checkNewUser } from "./accountRules.ts";
import { deviceWith, digestOf, isSecret, newDevice } from "./deviceSecret.ts";
import { type KnownDevice, withMark } from "./knownDevice.ts";
import { newId } from "./newId.ts";
import type { PasswordBooth } from "./PasswordBooth.ts";
import type { Caller } from "./PasswordQueue.ts";
import { Refusal } from "./Refusal.ts";

/** What the Basic header carries: a username or e-mail, and a typed password or a device secret. */
export interface Credentials {
  readonly name: string;
  readonly password: string;
}

/** Who is trying a password, and whether it may be accepted at all. */
export interface Trial {
  readonly isTrusted?: boolean;
  readonly caller?: Caller;
}

const WRONG = "Sorry, your username or password was incorrect.";

export class Accounts {
  private readonly users: UserStore;
  private readonly booth: PasswordBooth;

  constructor(users: UserStore, booth: PasswordBooth) {
    this.users = users;
    this.booth = booth;
  }

  async signUp(typed: NewUser, caller?: Caller): Promise<SignedInUser> {
    const wanted = { ...typed, username: typed.username.trim(), email: typed.email.trim() };
    checkNewUser(wanted);
    await this.checkFree(wanted);
    const password = await this.booth.hash(wanted.password, caller);
    const { username, email } = wanted;
    const { secret, device } = newDevice();
    const user = { id: newId(), username, email, password, devices: [device], createdAt: device.since };
    await this.users.add(user).catch(refuseTaken);
    return asSignedIn(user, secret);
  }

  /** Answers the user with a device secret: a new one for a typed password, the same one for a secret. */
  async signIn(credentials: Credentials, trial: Trial = {}): Promise<SignedInUser> {
    const user = await this.identify(credentials, trial);
    if (!user) throw new Refusal(401, WRONG);
    if (isSecret(credentials)) return asSignedIn(user, credentials.password);
    const { secret, device } = newDevice();
    await this.users.addDevice(user, device).catch((error: unknown) => {
      throw error instanceof Gone ? new Refusal(401, WRONG) : error;
    });
    return asSignedIn(user, secret);
  }

  /** Without trust a typed password is wrong, right as it may be, and takes as long as any other to be found so. */
  async identify(credentials: Credentials, { isTrusted = true, caller }: Trial = {}): Promise<UserRow | null> {
    const user = await this.find(credentials.name);
    if (isSecret(credentials)) return user && deviceWith(credentials.password, user) ? user : null;
    const isRight = await this.booth.check(credentials.password, isTrusted ? user?.password : undefined, caller);
    return isRight ? user : null;
  }

  /** What a device is to keep on which this user has signed in. Throws a refusal where the account is gone. */
  async markOn(device: KnownDevice | null, userId: string): Promise<string> {
    const user = await this.users.get(userId);
    if (!user) throw new Refusal(401, "Please sign in again.");
    return withMark(device, user);
  }

  /** Takes this device's secret back; a typed password has none to take back. */
  async signOut(user: UserRow, { password }: Credentials): Promise<void> {
    await this.users.removeDevice(user.id, digestOf(password));
  }

  /** By id or username, as others know somebody; null where nobody has it. */
  async withName(idOrName: string): Promise<UserRow | null> {
    return idOrName.includes("@") ? null : this.find(idOrName);
  }

  async profile(idOrName: string): Promise<Profile> {
    const user = await this.withName(idOrName);
    if (!user) throw new Refusal(404, "Sorry, this person could not be found.");
    return { id: user.id, username: user.username };
  }

  /** By id, username or e-mail. The last is for signing in only: it must never become a way to look people up. */
  async find(name: string): Promise<UserRow | null> {
    return (await this.users.find(name.trim())) ?? this.users.get(name);
  }

  /** Before the password is hashed, which takes long; the store looks again. */
  private async checkFree({ username, email }: NewUser): Promise<void> {
    if (await this.users.find(username)) refuseTaken(new Taken("username"));
    if (await this.users.find(email)) refuseTaken(new Taken("email"));
  }
}

const TAKEN = {
  username: "Sorry, this username is taken. Please choose another one.",
  email: "This email address has an account already. You can sign in with it.",
  look: "Sorry, this username looks too much like somebody else's. Please choose another one.",
} as const;

/** The address is in use: there is no mail by which to tell it to its owner alone. */
export class EmailInUse extends Refusal {}

function refuseTaken(error: unknown): never {
  if (!(error instanceof Taken)) throw error;
  throw error.field === "email" ? new EmailInUse(409, TAKEN.email) : new Refusal(409, TAKEN[error.field]);
}

export function asSignedIn({ id, username, email }: UserRow, secret: string): SignedInUser {
  return { id, username, email, password: secret };
}
