import { type LiveRow, restingRow, type Signal } from "../classRows.ts";
import type { LiveStore, LockStore } from "../Stores.ts";
import type { Database } from "./Database.ts";
import { toColumn } from "./text.ts";

/** The channel of `listen` and `notify`. */
const CHANNEL = "gridlings_classes";
const PICTURES_KEPT = 2;

const HOLD_MEMBER = `
  insert into live (class_id, member_id, content) values ($1, $2, $3)
  on conflict (class_id, member_id) do update set class_id = excluded.class_id
  returning content`;
const CHANGE_MEMBER = "update live set content = $3 where class_id = $1 and member_id = $2";
const KEEP_PICTURE = "insert into live_pictures (name, class_id, member_id, bytes) values ($1, $2, $3, $4)";
const DROP_OLDER = `
  delete from live_pictures where class_id = $1 and member_id = $2 and number <= (
    select number from live_pictures where class_id = $1 and member_id = $2
    order by number desc offset ${PICTURES_KEPT} limit 1)`;

/** What goes on in classes, for several servers on one database: in tables that are not logged, with `notify`. */
export class PostgresLive implements LiveStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async of(classId: string): Promise<readonly LiveRow[]> {
    const rows = "select content from live where class_id = $1";
    return (await this.#database.rows<{ content: LiveRow }>(rows, [toColumn(classId)])).map(({ content }) => content);
  }

  /** The insert locks the row of the member, so that of two changes at once the second sees the first. */
  change(classId: string, memberId: string, make: (present: LiveRow) => LiveRow): Promise<LiveRow> {
    const member = [toColumn(classId), toColumn(memberId)];
    return this.#database.transaction(async (asking) => {
      const resting = JSON.stringify(restingRow(memberId));
      const [found] = await asking.rows<{ content: LiveRow }>(HOLD_MEMBER, [...member, resting]);
      const row = make(found?.content ?? restingRow(memberId));
      await asking.rows(CHANGE_MEMBER, [...member, JSON.stringify(row)]);
      return row;
    });
  }

  async keepPicture(classId: string, memberId: string, name: string, picture: Uint8Array): Promise<void> {
    const member = [toColumn(classId), toColumn(memberId)];
    await this.#database.rows(KEEP_PICTURE, [toColumn(name), ...member, picture]);
    await this.#database.rows(DROP_OLDER, member);
  }

  async picture(name: string): Promise<Uint8Array | null> {
    const byName = "select bytes from live_pictures where name = $1";
    return (await this.#database.rows<{ bytes: Uint8Array }>(byName, [toColumn(name)]))[0]?.bytes ?? null;
  }

  async forget(classId: string, memberId?: string): Promise<void> {
    const which = `where class_id = $1${memberId === undefined ? "" : " and member_id = $2"}`;
    const values = [classId, ...(memberId === undefined ? [] : [memberId])].map(toColumn);
    await this.#database.rows(`delete from live ${which}`, values);
    await this.#database.rows(`delete from live_pictures ${which}`, values);
  }

  async signal(signal: Signal): Promise<void> {
    await this.#database.rows("select pg_notify($1, $2)", [CHANNEL, JSON.stringify(signal)]);
  }

  listen(listener: (signal: Signal | null) => void): () => void {
    return this.#database.listen(CHANNEL, (text) => listener(text === null ? null : JSON.parse(text)));
  }
}

const TAKE_LOCK = `
  insert into game_locks (world_id, holder, until) values ($1, $2, to_timestamp($4::float8 / 1000))
  on conflict (world_id) do update set holder = excluded.holder, until = excluded.until
    where game_locks.holder = excluded.holder or game_locks.until <= to_timestamp($3::float8 / 1000)
  returning holder`;

/** Locks of games for several servers on one database. */
export class PostgresLocks implements LockStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async take(worldId: string, holder: string, now: number, until: number): Promise<boolean> {
    return (await this.#database.rows(TAKE_LOCK, [toColumn(worldId), toColumn(holder), now, until])).length > 0;
  }

  async release(worldId: string, holder: string): Promise<void> {
    const own = "delete from game_locks where world_id = $1 and holder = $2";
    await this.#database.rows(own, [toColumn(worldId), toColumn(holder)]);
  }
}
