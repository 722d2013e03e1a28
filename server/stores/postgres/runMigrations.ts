/** Brings a database up to date: the numbered SQL files in their order, each once, whichever server comes first. */
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Asking } from "./Database.ts";

/** Any number, as long as no other program takes the same: servers that start at once wait here for each other. */
const LOCK = 4_743_869;

/** Within one transaction: a migration that fails leaves the database as it was. Answers the names of those that were new. */
export async function runMigrations(asking: Asking, folder: string): Promise<readonly string[]> {
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

/** An older server would not know what it must not break. */
function checkNotNewer(applied: ReadonlySet<string>, known: readonly string[]): void {
  const unknown = [...applied].find((name) => !known.includes(name));
  if (unknown)
    throw new Error(`The database was made by a newer Gridlings (${unknown}). Update this one, then start it again.`);
}
