/** Who is who: signing up, in and out. The password is never kept or sent back, a revocable device secret is (product §16). */
import { createHash, randomBytes } from "node:crypto";
import type { NewUser, Profile, SignedInUser } from "../../src/api/wire.ts";
import type { UserRow } from "../data/rows.ts";
import type { Table } from "../data/Table.ts";
import { checkNewUser } from "./accountRules.ts";
import { newId } from "./newId.ts";
import type { PasswordBooth } from "./PasswordBooth.ts";
import { Refusal } from "./Refusal.ts";

/** What the Basic header carries: a username or e-mail, and a typed password or a device secret. */
export interface Credentials {
  readonly name: string;
  readonly password: string;
}

/** A secret is told from a typed password by its form, so that a revoked one never costs a password check. */
const SECRET = /^device\.[\w-]{43}$/;
const DEVICES_MAX = 100;

export class Accounts {
  private readonly users: Table<UserRow>;
  private readonly booth: PasswordBooth;
  private readonly ids = new Map<string, string>();

  constructor(users: Table<UserRow>, booth: PasswordBooth) {
    this.users = users;
    this.booth = booth;
    for (const user of users.all()) this.remember(user);
  }

  async signUp(typed: NewUser): Promise<SignedInUser> {
    const wanted = { ...typed, username: typed.username.trim(), email: typed.email.trim() };
    checkNewUser(wanted);
    this.checkFree(wanted);
    const password = await this.booth.hash(wanted.password);
    this.checkFree(wanted);
    const { username, email } = wanted;
    const user: UserRow = { id: newId(), username, email, password, devices: [], createdAt: new Date().toISOString() };
    this.remember(user);
    return this.addDevice(user).catch((error: unknown) => {
      this.forget(user);
      throw error;
    });
  }

  /** Answers the user with a device secret: a new one for a typed password, the same one for a secret. */
  async signIn(credentials: Credentials): Promise<SignedInUser> {
    const user = await this.identify(credentials);
    if (!user) throw new Refusal(401, "Sorry, your username or password was incorrect.");
    return isSecret(credentials) ? asSignedIn(user, credentials.password) : this.addDevice(user);
  }

  async identify(credentials: Credentials): Promise<UserRow | null> {
    const user = this.find(credentials.name);
    if (isSecret(credentials)) return user && hasDevice(user, credentials.password) ? user : null;
    const isRight = await this.booth.check(credentials.password, user?.password);
    return isRight ? (this.users.get(user?.id ?? "") ?? null) : null;
  }

  /** Takes this device's secret back; a typed password has none to take back. */
  async signOut(user: UserRow, { password }: Credentials): Promise<void> {
    const gone = digestOf(password);
    await this.users.put({ ...user, devices: user.devices.filter(({ digest }) => digest !== gone) });
  }

  /** By id, username or e-mail. The last is for signing in only: it must never become a way to look people up. */
  private find(name: string): UserRow | undefined {
    return this.users.get(this.ids.get(name.trim().toLowerCase()) ?? name);
  }

  profile(idOrName: string): Profile {
    const user = idOrName.includes("@") ? undefined : this.find(idOrName);
    if (!user) throw new Refusal(404, "Sorry, this person could not be found.");
    return { id: user.id, username: user.username };
  }

  usernameOf(id: string): string {
    return this.users.get(id)?.username ?? "";
  }

  private checkFree({ username, email }: NewUser): void {
    if (this.ids.has(username.toLowerCase()))
      throw new Refusal(409, "Sorry, this username is taken. Please choose another one.");
    if (this.ids.has(email.toLowerCase()))
      throw new Refusal(409, "This email address has an account already. You can sign in with it.");
  }

  private async addDevice(user: UserRow): Promise<SignedInUser> {
    const secret = `device.${randomBytes(32).toString("base64url")}`;
    const present = this.users.get(user.id) ?? user;
    const device = { digest: digestOf(secret), since: new Date().toISOString() };
    await this.users.put({ ...present, devices: [...present.devices, device].slice(-DEVICES_MAX) });
    return asSignedIn(user, secret);
  }

  private remember(user: UserRow): void {
    this.ids.set(user.username.toLowerCase(), user.id).set(user.email.toLowerCase(), user.id);
  }

  private forget(user: UserRow): void {
    this.ids.delete(user.username.toLowerCase());
    this.ids.delete(user.email.toLowerCase());
  }
}

function asSignedIn({ id, username, email }: UserRow, secret: string): SignedInUser {
  return { id, username, email, password: secret };
}

function isSecret({ password }: Credentials): boolean {
  return SECRET.test(password);
}

function hasDevice(user: UserRow, secret: string): boolean {
  const digest = digestOf(secret);
  return user.devices.some((device) => device.digest === digest);
}

function digestOf(secret: string): string {
  return createHash("sha256").update(secret).digest("base64url");
}
