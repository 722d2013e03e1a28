/** Users in one table, found by username and e-mail address without regard to case. */
import { lookOf } from "../lookOf.ts";
import { DEVICES_MAX, type Device, isUnchanged, type PasswordHash, type ResetLink, type UserRow } from "../rows.ts";
import type { UserStore } from "../Stores.ts";
import { Gone, Taken } from "../troubles.ts";
import type { Table } from "./Table.ts";

export class TableUsers implements UserStore {
  private readonly table: Table<UserRow>;
  private readonly forgetGone: () => Promise<unknown>;
  /** Ids by username and by e-mail address in small letters. */
  private readonly ids = new Map<string, string>();
  /** How many usernames look like this; of before there may be several. */
  private readonly looks = new Map<string, number>();

  /** `forgetGone` clears what is left of removed rows in older versions of the tables. */
  constructor(table: Table<UserRow>, forgetGone: () => Promise<unknown>) {
    this.table = table;
    this.forgetGone = forgetGone;
    for (const user of table.all()) this.remember(user);
  }

  async get(id: string): Promise<UserRow | null> {
    return this.table.get(id) ?? null;
  }

  async find(nameOrEmail: string): Promise<UserRow | null> {
    return this.get(this.ids.get(nameOrEmail.toLowerCase()) ?? "");
  }

  async usernames(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const found = ids.flatMap((id) => this.table.get(id) ?? []);
    return new Map(found.map(({ id, username }) => [id, username]));
  }

  async add(user: UserRow): Promise<void> {
    const claim = (): UserRow => {
      this.checkFree(user);
      this.remember(user);
      return user;
    };
    await this.table.change(user.id, claim).catch((error: unknown) => {
      if (!(error instanceof Taken)) this.forget(user);
      throw error;
    });
  }

  async addDevice({ id, password }: UserRow, device: Device): Promise<void> {
    await this.table.change(id, (user) => {
      if (user?.password.hash !== password.hash) throw new Gone();
      return { ...user, devices: [...user.devices, device].slice(-DEVICES_MAX) };
    });
  }

  async removeDevice(userId: string, digest: string): Promise<void> {
    await this.table.change(userId, (user) => {
      if (!user?.devices.some((device) => device.digest === digest)) return user;
      return { ...user, devices: user.devices.filter((device) => device.digest !== digest) };
    });
  }

  async setResetLink(userId: string, resetLink: ResetLink): Promise<void> {
    await this.table.change(userId, (user) => {
      if (!user) throw new Gone();
      return { ...user, resetLink };
    });
  }

  async changePassword(known: UserRow, password: PasswordHash, devices: readonly Device[]): Promise<void> {
    await this.table.change(known.id, (user) => {
      if (!user || !isUnchanged(user, known)) throw new Gone();
      const { resetLink: _ended, isLocked: _unlocked, ...rest } = user;
      return { ...rest, password, devices };
    });
  }

  async remove(id: string): Promise<void> {
    const user = this.table.get(id);
    await this.table.change(id, () => undefined);
    if (user) this.forget(user);
    await this.forgetGone();
  }

  private checkFree({ username, email }: UserRow): void {
    if (this.ids.has(username.toLowerCase())) throw new Taken("username");
    if (this.ids.has(email.toLowerCase())) throw new Taken("email");
    if (this.looks.has(lookOf(username))) throw new Taken("look");
  }

  private remember({ id, username, email }: UserRow): void {
    this.ids.set(username.toLowerCase(), id).set(email.toLowerCase(), id);
    this.countLook(username, 1);
  }

  private forget({ username, email }: UserRow): void {
    this.ids.delete(username.toLowerCase());
    this.ids.delete(email.toLowerCase());
    this.countLook(username, -1);
  }

  private countLook(username: string, more: number): void {
    const look = lookOf(username);
    const count = (this.looks.get(look) ?? 0) + more;
    if (count > 0) this.looks.set(look, count);
    else this.looks.delete(look);
  }
}
