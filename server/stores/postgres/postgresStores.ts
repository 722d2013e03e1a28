/** Opens one PostgreSQL database that several servers share (`DATABASE_URL`): brings its tables up to date, then stores in it. */
import type { Log } from "../../Log.ts";
import type { Stores } from "../Stores.ts";
import { StorageReadOnly } from "../troubles.ts";
import { aloneIn, Database } from "./Database.ts";
import { PostgresPictures } from "./PostgresPictures.ts";
import { PostgresUsers } from "./PostgresUsers.ts";
import { PostgresVisits } from "./PostgresVisits.ts";
import { PostgresWorlds } from "./PostgresWorlds.ts";
import { runMigrations } from "./runMigrations.ts";

export interface PostgresPlace {
  readonly url: string;
  /** Folder of the numbered SQL files. */
  readonly migrations: string;
  readonly log: Log;
}

/** Throws a message in plain words, without the address and its password, where the database cannot be used. */
export async function openPostgresStores({ url, migrations, log }: PostgresPlace): Promise<Stores> {
  const applied = await aloneIn(url, (asking) => runMigrations(asking, migrations)).catch(explain);
  for (const name of applied) log({ event: "the database was brought up to date", migration: name });
  const database = new Database(url, log);
  return {
    users: new PostgresUsers(database),
    worlds: new PostgresWorlds(database),
    pictures: new PostgresPictures(database),
    visits: new PostgresVisits(database),
    check: () => check(database),
    close: () => database.close(),
  };
}

/** A database that only follows another one answers, but takes no save. */
async function check(database: Database): Promise<void> {
  const [found] = await database.rows<{ transaction_read_only: string }>("show transaction_read_only");
  if (found?.transaction_read_only !== "off") throw new StorageReadOnly("The database takes no writes.");
}

function explain(error: unknown): never {
  throw new Error(
    `The database of DATABASE_URL could not be opened: ${error instanceof Error ? error.message : error}`,
  );
}
