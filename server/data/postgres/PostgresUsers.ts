/** Users and their devices in PostgreSQL. Names are unique by an index, so that no two servers can give one away twice. */
import { lookOf } from "../lookOf.ts";
import { DEVICES_MAX, type Device, type PasswordHash, type UserRow } from "../rows.ts";
import type { UserStore } from "../Stores.ts";
import { Gone, Taken } from "../troubles.ts";
import type { Asking, Database } from "./Database.ts";
import { fromColumn, toColumn } from "./text.ts";

interface Columns {
  readonly id: string;
  readonly username: string;
  readonly email: string;
  readonly password: PasswordHash;
  readonly created_at: Date;
  readonly digests: readonly string[];
  readonly since: readonly Date[];
}

const USERS = `
  select id, username, email, password, created_at,
    array(select digest from devices where user_id = users.id order by number) as digests,
    array(select since from devices where user_id = users.id order by number) as since
  from users`;
const ADD_USER = `
  insert into users (id, username, email, username_folded, email_folded, password, created_at, username_look)
  values ($1, $2, $3, $4, $5, $6, $7, $8)`;
/** Of two names that look alike and come at once, the second waits for the first. */
const HOLD_LOOK = "select pg_advisory_xact_lock(hashtextextended($1, 0))";
const SAME_LOOK = "select id from users where username_look = $1 and id <> $2 limit 1";
const DROP_OLDEST_DEVICES = `
  delete from devices where user_id = $1 and number <= (
    select number from devices where user_id = $1 order by number desc offset ${DEVICES_MAX} limit 1)`;

const FIELDS: Readonly<Record<string, Taken["field"]>> = { username_is_free: "username", email_is_free: "email" };

export class PostgresUsers implements UserStore {
  private readonly database: Database;

  constructor(database: Database) {
    this.database = database;
  }

  async get(id: string): Promise<UserRow | null> {
    const [found] = await this.database.rows<Columns>(`${USERS} where id = $1`, [toColumn(id)]);
    return found ? asUser(found) : null;
  }

  async find(nameOrEmail: string): Promise<UserRow | null> {
    const byName = `${USERS} where username_folded = $1 or email_folded = $1`;
    const [found] = await this.database.rows<Columns>(byName, [folded(nameOrEmail)]);
    return found ? asUser(found) : null;
  }

  async usernames(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    if (ids.length === 0) return new Map();
    const byIds = "select id, username from users where id = any($1)";
    const found = await this.database.rows<Pick<Columns, "id" | "username">>(byIds, [ids.map(toColumn)]);
    return new Map(found.map(({ id, username }) => [fromColumn(id), fromColumn(username)]));
  }

  async add(user: UserRow): Promise<void> {
    await this.database.transaction(async (asking) => {
      const look = toColumn(lookOf(user.username));
      await asking.rows(HOLD_LOOK, [look]);
      await asking.rows(ADD_USER, [...columnsOf(user), look]).catch(rejectTaken);
      const alike = await asking.rows(SAME_LOOK, [look, toColumn(user.id)]);
      if (alike.length > 0) throw new Taken("look");
      for (const device of user.devices) await addDevice(asking, user.id, device);
    });
  }

  /** The user's row is held meanwhile: of two devices at once, the second counts the first. */
  async addDevice(userId: string, device: Device): Promise<void> {
    await this.database.transaction(async (asking) => {
      const held = await asking.rows("select from users where id = $1 for update", [toColumn(userId)]);
      if (held.length === 0) throw new Gone();
      await addDevice(asking, userId, device);
      await asking.rows(DROP_OLDEST_DEVICES, [toColumn(userId)]);
    });
  }

  async removeDevice(userId: string, digest: string): Promise<void> {
    const values = [toColumn(userId), toColumn(digest)];
    await this.database.rows("delete from devices where user_id = $1 and digest = $2", values);
  }

  async remove(id: string): Promise<void> {
    await this.database.rows("delete from users where id = $1", [toColumn(id)]);
  }
}

async function addDevice(asking: Asking, userId: string, { digest, since }: Device): Promise<void> {
  const values = [toColumn(userId), toColumn(digest), since];
  await asking.rows("insert into devices (user_id, digest, since) values ($1, $2, $3)", values);
}

function columnsOf({ id, username, email, password, createdAt }: UserRow): string[] {
  const typed = [id, username, email].map(toColumn);
  return [...typed, folded(username), folded(email), JSON.stringify(password), createdAt];
}

/** Small letters as JavaScript makes them: what the database would make depends on its language. */
function folded(name: string): string {
  return toColumn(name.toLowerCase());
}

function asUser({ id, username, email, password, created_at, digests, since }: Columns): UserRow {
  const devices = digests.map((digest, index) => ({ digest: fromColumn(digest), since: isoOf(since[index]) }));
  const typed = { id: fromColumn(id), username: fromColumn(username), email: fromColumn(email) };
  return { ...typed, password, devices, createdAt: created_at.toISOString() };
}

function isoOf(time: Date | undefined): string {
  return (time ?? new Date(0)).toISOString();
}

function rejectTaken(error: unknown): never {
  const field = FIELDS[String((error as { constraint?: unknown }).constraint)];
  throw field ? new Taken(field) : error;
}
