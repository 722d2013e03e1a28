/** Looks at worlds in PostgreSQL: one that was counted by one server is not counted by another. */
import type { VisitStore } from "../Stores.ts";
import type { Database } from "./Database.ts";
import { toColumn } from "./text.ts";

const NOTICE = `
  insert into visits (visit, seen_at) values ($1, to_timestamp($2::float8 / 1000))
  on conflict (visit) do update set seen_at = excluded.seen_at
    where visits.seen_at <= excluded.seen_at - $3::float8 * interval '1 millisecond'
  returning visit`;

/** A few at a time, passing over those another server is just removing. */
const FORGET = `
  delete from visits where visit in (
    select visit from visits where seen_at <= to_timestamp($1::float8 / 1000) order by seen_at limit 100 for update skip locked)`;

export class PostgresVisits implements VisitStore {
  private readonly database: Database;

  constructor(database: Database) {
    this.database = database;
  }

  async isNew(visit: string, now: number, restMs: number): Promise<boolean> {
    const isNew = (await this.database.rows(NOTICE, [toColumn(visit), now, restMs])).length > 0;
    if (isNew) await this.database.rows(FORGET, [now - restMs]);
    return isNew;
  }
}
