import type { PupilFacts } from "../classRows.ts";
import { DEVICES_MAX, type Device, isUnchanged, type PasswordHash, type ResetLink, type UserRow } from "../rows.ts";
import type { UserStore } from "../Stores.ts";
import { Gone, Taken } from "../troubles.ts";
import { usernameLook } from "../usernameLook.ts";
import type { Collection } from "./Collection.ts";

/** Users in a collection, found by username and e-mail address without regard to case. */
export class CollectedUsers implements UserStore {
  readonly #rows: Collection<UserRow>;
  readonly #forgetRest: (id: string) => Promise<unknown>;
  /** Ids by username and by e-mail address in lower case. */
  readonly #ids = new Map<string, string>();
  /**
   * How many usernames have each look. It is more than one only among accounts from before look-alikes were refused.
   */
  readonly #looks = new Map<string, number>();
  /** Ids of pupils by class. */
  readonly #pupils = new Map<string, Set<string>>();

  /** `forgetRest` removes what else is stored of a removed account. */
  constructor(rows: Collection<UserRow>, forgetRest: (id: string) => Promise<unknown>) {
    this.#rows = rows;
    this.#forgetRest = forgetRest;
    for (const user of rows.all()) this.#remember(user);
  }

  async get(id: string): Promise<UserRow | null> {
    return this.#rows.get(id) ?? null;
  }

  async find(nameOrEmail: string): Promise<UserRow | null> {
    return this.get(this.#ids.get(nameOrEmail.toLowerCase()) ?? "");
  }

  async usernames(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const found = ids.flatMap((id) => this.#rows.get(id) ?? []).filter(({ pupil }) => !pupil);
    return new Map(found.map(({ id, username }) => [id, username]));
  }

  async add(user: UserRow): Promise<void> {
    const claim = (): UserRow => {
      this.#checkFree(user);
      this.#remember(user);
      return user;
    };
    await this.#rows.change(user.id, claim).catch((error: unknown) => {
      if (!(error instanceof Taken)) this.#forget(user);
      throw error;
    });
  }

  async addDevice({ id, password }: UserRow, device: Device): Promise<void> {
    await this.#rows.change(id, (user) => {
      if (user?.password.hash !== password.hash) throw new Gone();
      return { ...user, devices: [...user.devices, device].slice(-DEVICES_MAX) };
    });
  }

  async removeDevice(userId: string, digest: string): Promise<void> {
    await this.#rows.change(userId, (user) => {
      if (!user?.devices.some((device) => device.digest === digest)) return user;
      return { ...user, devices: user.devices.filter((device) => device.digest !== digest) };
    });
  }

  async setResetLink(userId: string, resetLink: ResetLink): Promise<void> {
    await this.#rows.change(userId, (user) => {
      if (!user) throw new Gone();
      return { ...user, resetLink };
    });
  }

  async changePassword(known: UserRow, password: PasswordHash, devices: readonly Device[]): Promise<void> {
    await this.#rows.change(known.id, (user) => {
      if (!user || !isUnchanged(user, known)) throw new Gone();
      const { resetLink: _ended, isLocked: _unlocked, ...rest } = user;
      return { ...rest, password, devices };
    });
  }

  async pupilsOf(classId: string): Promise<readonly UserRow[]> {
    const pupils = [...(this.#pupils.get(classId) ?? [])].flatMap((id) => this.#rows.get(id) ?? []);
    return pupils.sort(byTime);
  }

  changePupil(id: string, make: (present: PupilFacts) => PupilFacts): Promise<UserRow> {
    return this.#rows.change(id, (user) => {
      if (!user?.pupil) throw new Gone();
      return { ...user, pupil: make(user.pupil) };
    });
  }

  async setTeacher(id: string, isTeacher: boolean): Promise<void> {
    await this.#rows.change(id, (user) => {
      if (!user) throw new Gone();
      const { isTeacher: _before, ...rest } = user;
      return isTeacher ? { ...rest, isTeacher } : rest;
    });
  }

  async teachers(): Promise<readonly UserRow[]> {
    return Array.from(this.#rows.all()).filter(({ isTeacher }) => isTeacher);
  }

  async countSince(time: string): Promise<number> {
    return Array.from(this.#rows.all()).filter(({ pupil, createdAt }) => !pupil && createdAt >= time).length;
  }

  async remove(id: string): Promise<void> {
    const user = this.#rows.get(id);
    await this.#rows.change(id, () => undefined);
    if (user) this.#forget(user);
    await this.#forgetRest(id);
  }

  #checkFree({ username, email }: UserRow): void {
    if (this.#ids.has(username.toLowerCase())) throw new Taken("username");
    if (this.#ids.has(email.toLowerCase())) throw new Taken("email");
    if (this.#looks.has(usernameLook(username))) throw new Taken("look");
  }

  #remember({ id, username, email, pupil }: UserRow): void {
    this.#ids.set(username.toLowerCase(), id).set(email.toLowerCase(), id);
    this.#countLook(username, 1);
    if (pupil) this.#pupils.set(pupil.classId, (this.#pupils.get(pupil.classId) ?? new Set()).add(id));
  }

  #forget({ id, username, email, pupil }: UserRow): void {
    this.#ids.delete(username.toLowerCase());
    this.#ids.delete(email.toLowerCase());
    this.#countLook(username, -1);
    if (pupil) this.#pupils.get(pupil.classId)?.delete(id);
  }

  #countLook(username: string, more: number): void {
    const look = usernameLook(username);
    const count = (this.#looks.get(look) ?? 0) + more;
    if (count > 0) this.#looks.set(look, count);
    else this.#looks.delete(look);
  }
}

function byTime(one: UserRow, other: UserRow): number {
  if (one.createdAt !== other.createdAt) return one.createdAt < other.createdAt ? -1 : 1;
  return one.id < other.id ? -1 : 1;
}
