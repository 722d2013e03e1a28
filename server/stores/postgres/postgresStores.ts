import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Log } from "../../Log.ts";
import type { Stores, VisitStore } from "../Stores.ts";
import { StorageReadOnly } from "../troubles.ts";
import { type Asking, aloneIn, Database } from "./Database.ts";
import { PostgresClasses, PostgresReports } from "./PostgresClasses.ts";
import { PostgresLive, PostgresLocks } from "./PostgresLive.ts";
import { PostgresPictures } from "./PostgresPictures.ts";
import { PostgresUsers } from "./PostgresUsers.ts";
import { PostgresWorlds } from "./PostgresWorlds.ts";
import { toColumn } from "./text.ts";

export interface PostgresPlace {
  readonly url: string;
  /** The folder of the numbered SQL files. */
  readonly migrations: string;
  readonly log: Log;
}

/**
 * Opens one PostgreSQL database that several servers share (`DATABASE_URL`), and brings its tables up to date. Throws a
 * message in plain words, without the address and its password, if the database cannot be used.
 */
export async function openPostgresStores({ url, migrations, log }: PostgresPlace): Promise<Stores> {
  const applied = await aloneIn(url, (asking) => runMigrations(asking, migrations)).catch(explain);
  for (const name of applied) log({ event: "the database was brought up to date", migration: name });
  const database = new Database(url, log);
  return {
    users: new PostgresUsers(database),
    worlds: new PostgresWorlds(database),
    pictures: new PostgresPictures(database),
    visits: new PostgresVisits(database),
    classes: new PostgresClasses(database),
    reports: new PostgresReports(database),
    live: new PostgresLive(database),
    locks: new PostgresLocks(database),
    facts: async () => ({ disk: null, lastBackup: null }),
    leftovers: async () => [{ place: "Dumps of the database (pg_dump)", command: "" }],
    check: () => check(database),
    close: () => database.close(),
  };
}

/** Checks that the database takes writes. A replica answers, but takes no save. */
async function check(database: Database): Promise<void> {
  const [found] = await database.rows<{ transaction_read_only: string }>("show transaction_read_only");
  if (found?.transaction_read_only !== "off") throw new StorageReadOnly("The database takes no writes.");
}

function explain(error: unknown): never {
  throw new Error(
    `The database of DATABASE_URL could not be opened: ${error instanceof Error ? error.message : error}`,
  );
}

const NOTICE = `
  insert into visits (visit, seen_at) values ($1, to_timestamp($2::float8 / 1000))
  on conflict (visit) do update set seen_at = excluded.seen_at
    where visits.seen_at <= excluded.seen_at - $3::float8 * interval '1 millisecond'
      or visits.seen_at >= excluded.seen_at + $3::float8 * interval '1 millisecond'
  returning visit`;

/** Removes a few old visits at a time, but none that another server is just removing. */
const FORGET = `
  delete from visits where visit in (
    select visit from visits where seen_at <= to_timestamp($1::float8 / 1000) order by seen_at limit 100 for update skip locked)`;

/** Remembers visits in PostgreSQL, so that one server does not count what another has counted. */
class PostgresVisits implements VisitStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async isNew(visit: string, now: number, restMs: number): Promise<boolean> {
    const isNew = (await this.#database.rows(NOTICE, [toColumn(visit), now, restMs])).length > 0;
    if (isNew) await this.#database.rows(FORGET, [now - restMs]);
    return isNew;
  }
}

/**
 * The key of the lock that servers which start at the same time wait for. It may be any number that no other program
 * uses.
 */
const LOCK = 4_743_869;

/**
 * Brings a database up to date by running the numbered SQL files in their order, each once, whichever server comes
 * first. All of it is one transaction, so that a migration that fails leaves the database as it was. Returns the names
 * of the files that were run.
 */
async function runMigrations(asking: Asking, folder: string): Promise<readonly string[]> {
  await asking.rows("select pg_advisory_xact_lock($1::bigint)", [LOCK]);
  await asking.rows("create table if not exists migrations (name text primary key, applied_at timestamptz not null)");
  const applied = new Set((await asking.rows<{ name: string }>("select name from migrations")).map(({ name }) => name));
  const known = (await readdir(folder)).filter((name) => name.endsWith(".sql")).sort();
  checkNotNewer(applied, known);
  const missing = known.filter((name) => !applied.has(name));
  for (const name of missing) {
    await asking.rows(await readFile(join(folder, name), "utf8"));
    await asking.rows("insert into migrations (name, applied_at) values ($1, now())", [name]);
  }
  return missing;
}

/** Throws if a newer server has changed the database, because this one would not know what it must not break. */
function checkNotNewer(applied: ReadonlySet<string>, known: readonly string[]): void {
  const unknown = [...applied].find((name) => !known.includes(name));
  if (unknown)
    throw new Error(`The database was made by a newer Gridlings (${unknown}). Update this one, then start it again.`);
}
