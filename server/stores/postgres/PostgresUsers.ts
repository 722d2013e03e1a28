import type { PupilFacts } from "../classRows.ts";
import { DEVICES_MAX, type Device, isUnchanged, type PasswordHash, type ResetLink, type UserRow } from "../rows.ts";
import type { UserStore } from "../Stores.ts";
import { Gone, Taken } from "../troubles.ts";
import { usernameLook } from "../usernameLook.ts";
import type { Asking, Database, Value } from "./Database.ts";
import { fromColumn, toColumn } from "./text.ts";

interface Columns {
  readonly id: string;
  readonly username: string;
  readonly email: string;
  readonly password: PasswordHash;
  readonly created_at: Date;
  readonly reset_digest: string | null;
  readonly reset_until: Date | null;
  readonly pupil: PupilFacts | null;
  readonly is_teacher: boolean;
  readonly digests: readonly string[];
  readonly since: readonly Date[];
}

const USERS = `
  select id, username, email, password, created_at, reset_digest, reset_until, pupil, is_teacher,
    array(select digest from devices where user_id = users.id order by number) as digests,
    array(select since from devices where user_id = users.id order by number) as since
  from users`;
const ADD_USER = `
  insert into users (id, username, email, username_folded, email_folded, password, created_at, pupil, class_id,
    is_teacher, username_look)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`;
/** Makes the second of two sign-ups at once with names that look alike wait for the first. */
const HOLD_LOOK = "select pg_advisory_xact_lock(hashtextextended($1, 0))";
const SAME_LOOK = "select id from users where username_look = $1 and id <> $2 limit 1";
const SET_RESET_LINK = "update users set reset_digest = $2, reset_until = $3 where id = $1 returning id";
const SET_TEACHER = "update users set is_teacher = $2 where id = $1 returning id";
const CHANGE_PASSWORD = "update users set password = $2, reset_digest = null, reset_until = null where id = $1";
const DROP_OLDEST_DEVICES = `
  delete from devices where user_id = $1 and number <= (
    select number from devices where user_id = $1 order by number desc offset ${DEVICES_MAX} limit 1)`;

const FIELDS: Readonly<Record<string, Taken["field"]>> = { username_is_free: "username", email_is_free: "email" };

/**
 * Stores users and their devices in PostgreSQL. Names are unique by an index, so that no two servers can give the same
 * one to two users.
 */
export class PostgresUsers implements UserStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async get(id: string): Promise<UserRow | null> {
    const [found] = await this.#database.rows<Columns>(`${USERS} where id = $1`, [toColumn(id)]);
    return found ? asUser(found) : null;
  }

  async find(nameOrEmail: string): Promise<UserRow | null> {
    const byName = `${USERS} where username_folded = $1 or email_folded = $1`;
    const [found] = await this.#database.rows<Columns>(byName, [folded(nameOrEmail)]);
    return found ? asUser(found) : null;
  }

  async usernames(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    if (ids.length === 0) return new Map();
    const byIds = "select id, username from users where id = any($1) and class_id is null";
    const found = await this.#database.rows<Pick<Columns, "id" | "username">>(byIds, [ids.map(toColumn)]);
    return new Map(found.map(({ id, username }) => [fromColumn(id), fromColumn(username)]));
  }

  async add(user: UserRow): Promise<void> {
    await this.#database.transaction(async (asking) => {
      const look = toColumn(usernameLook(user.username));
      await asking.rows(HOLD_LOOK, [look]);
      await asking.rows(ADD_USER, [...columnsOf(user), look]).catch(rejectTaken);
      const alike = await asking.rows(SAME_LOOK, [look, toColumn(user.id)]);
      if (alike.length > 0) throw new Taken("look");
      for (const device of user.devices) await addDevice(asking, user.id, device);
    });
  }

  /** Locks the user, so that of two devices that are added at once the second counts the first. */
  async addDevice({ id, password }: UserRow, device: Device): Promise<void> {
    await this.#database.transaction(async (asking) => {
      const user = await held(asking, id);
      if (user.password.hash !== password.hash) throw new Gone();
      await addDevice(asking, id, device);
      await asking.rows(DROP_OLDEST_DEVICES, [toColumn(id)]);
    });
  }

  async removeDevice(userId: string, digest: string): Promise<void> {
    const values = [toColumn(userId), toColumn(digest)];
    await this.#database.rows("delete from devices where user_id = $1 and digest = $2", values);
  }

  async setResetLink(userId: string, { digest, until }: ResetLink): Promise<void> {
    const found = await this.#database.rows(SET_RESET_LINK, [toColumn(userId), toColumn(digest), until]);
    if (found.length === 0) throw new Gone();
  }

  async changePassword(known: UserRow, password: PasswordHash, devices: readonly Device[]): Promise<void> {
    const id = toColumn(known.id);
    await this.#database.transaction(async (asking) => {
      if (!isUnchanged(await held(asking, known.id), known)) throw new Gone();
      await asking.rows(CHANGE_PASSWORD, [id, JSON.stringify(password)]);
      await asking.rows("delete from devices where user_id = $1", [id]);
      for (const device of devices) await addDevice(asking, known.id, device);
    });
  }

  async pupilsOf(classId: string): Promise<readonly UserRow[]> {
    const inOrder = `${USERS} where class_id = $1 order by created_at, id`;
    return (await this.#database.rows<Columns>(inOrder, [toColumn(classId)])).map(asUser);
  }

  changePupil(id: string, make: (present: PupilFacts) => PupilFacts): Promise<UserRow> {
    return this.#database.transaction(async (asking) => {
      const user = await held(asking, id);
      if (!user.pupil) throw new Gone();
      const pupil = make(user.pupil);
      await asking.rows("update users set pupil = $2 where id = $1", [toColumn(id), JSON.stringify(pupil)]);
      return { ...user, pupil };
    });
  }

  async setTeacher(id: string, isTeacher: boolean): Promise<void> {
    const found = await this.#database.rows(SET_TEACHER, [toColumn(id), isTeacher]);
    if (found.length === 0) throw new Gone();
  }

  async teachers(): Promise<readonly UserRow[]> {
    return (await this.#database.rows<Columns>(`${USERS} where is_teacher`)).map(asUser);
  }

  async countSince(time: string): Promise<number> {
    const count = "select count(*)::float8 as made from users where class_id is null and created_at >= $1";
    return (await this.#database.rows<{ made: number }>(count, [time]))[0]?.made ?? 0;
  }

  async remove(id: string): Promise<void> {
    await this.#database.rows("delete from users where id = $1", [toColumn(id)]);
  }
}

/** Locks the row of a user until the transaction ends and returns it. Rejects with `Gone` if there is none. */
async function held(asking: Asking, id: string): Promise<UserRow> {
  const byId = [toColumn(id)];
  await asking.rows("select from users where id = $1 for update", byId);
  const [found] = await asking.rows<Columns>(`${USERS} where id = $1`, byId);
  if (!found) throw new Gone();
  return asUser(found);
}

async function addDevice(asking: Asking, userId: string, { digest, since }: Device): Promise<void> {
  const values = [toColumn(userId), toColumn(digest), since];
  await asking.rows("insert into devices (user_id, digest, since) values ($1, $2, $3)", values);
}

function columnsOf({ id, username, email, password, createdAt, pupil, isTeacher }: UserRow): Value[] {
  const typed = [id, username, email].map(toColumn);
  const ofClass = pupil ? [JSON.stringify(pupil), toColumn(pupil.classId)] : [null, null];
  return [
    ...typed,
    folded(username),
    folded(email),
    JSON.stringify(password),
    createdAt,
    ...ofClass,
    isTeacher === true,
  ];
}

/** Returns a name in lower case as JavaScript makes it; what the database makes depends on its locale. */
function folded(name: string): string {
  return toColumn(name.toLowerCase());
}

function asUser(columns: Columns): UserRow {
  const { id, username, email, password, created_at, digests, since } = columns;
  const devices = digests.map((digest, index) => ({ digest: fromColumn(digest), since: isoOf(since[index]) }));
  const typed = { id: fromColumn(id), username: fromColumn(username), email: fromColumn(email) };
  const stored = { ...typed, password, devices, createdAt: created_at.toISOString(), ...resetLinkOf(columns) };
  const { pupil, is_teacher } = columns;
  return { ...stored, ...(pupil ? { pupil } : {}), ...(is_teacher ? { isTeacher: is_teacher } : {}) };
}

function resetLinkOf({ reset_digest: digest, reset_until: until }: Columns): Pick<UserRow, "resetLink"> {
  if (digest === null || until === null) return {};
  return { resetLink: { digest: fromColumn(digest), until: until.toISOString() } };
}

function isoOf(time: Date | undefined): string {
  return (time ?? new Date(0)).toISOString();
}

function rejectTaken(error: unknown): never {
  const field = FIELDS[String((error as { constraint?: unknown }).constraint)];
  throw field ? new Taken(field) : error;
}
