import type { ClassRow, ReportRow } from "../classRows.ts";
import type { ClassStore, ReportStore } from "../Stores.ts";
import { CodeTaken, Gone } from "../troubles.ts";
import type { Database, Value } from "./Database.ts";
import { toColumn } from "./text.ts";

interface Columns<Row> {
  readonly content: Row;
}

const ADD_CLASS = "insert into classes (id, teacher_id, code, created_at, content) values ($1, $2, $3, $4, $5)";
const HOLD_CLASS = "select content from classes where id = $1 for update";
const CHANGE_CLASS = "update classes set code = $2, content = $3 where id = $1";

/** Stores classes in PostgreSQL. Codes are unique by an index, so that no two servers give the same one to two classes. */
export class PostgresClasses implements ClassStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async get(id: string): Promise<ClassRow | null> {
    return (await this.#rows("where id = $1", [toColumn(id)]))[0] ?? null;
  }

  async withCode(code: string): Promise<ClassRow | null> {
    return (await this.#rows("where code = $1", [toColumn(code)]))[0] ?? null;
  }

  async taughtBy(teacherId: string): Promise<readonly ClassRow[]> {
    return this.#rows("where teacher_id = $1 order by created_at, id", [toColumn(teacherId)]);
  }

  async hasAny(): Promise<boolean> {
    return (await this.#rows("limit 1")).length > 0;
  }

  async add(row: ClassRow): Promise<void> {
    const values = [toColumn(row.id), toColumn(row.teacherId), toColumn(row.code), row.createdAt, JSON.stringify(row)];
    await this.#database.rows(ADD_CLASS, values).catch(rejectTaken);
  }

  change(id: string, make: (present: ClassRow) => ClassRow): Promise<ClassRow> {
    return this.#database.transaction(async (asking) => {
      const [found] = await asking.rows<Columns<ClassRow>>(HOLD_CLASS, [toColumn(id)]);
      if (!found) throw new Gone();
      const row = make(found.content);
      await asking.rows(CHANGE_CLASS, [toColumn(id), toColumn(row.code), JSON.stringify(row)]).catch(rejectTaken);
      return row;
    });
  }

  async remove(id: string): Promise<void> {
    await this.#database.rows("delete from classes where id = $1", [toColumn(id)]);
  }

  async #rows(which: string, values: readonly Value[] = []): Promise<readonly ClassRow[]> {
    const found = await this.#database.rows<Columns<ClassRow>>(`select content from classes ${which}`, values);
    return found.map(({ content }) => content);
  }
}

function rejectTaken(error: unknown): never {
  throw (error as { constraint?: unknown }).constraint === "code_is_free" ? new CodeTaken() : error;
}

const ADD_REPORT = `
  insert into reports (id, world_id, class_id, reporter_id, at, content) values ($1, $2, $3, $4, $5, $6)
  on conflict (id) do nothing`;
const ASKED = "select content from reports where class_id is not distinct from $1 order by at, id";

/** Stores reports in PostgreSQL. */
export class PostgresReports implements ReportStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async get(id: string): Promise<ReportRow | null> {
    const [found] = await this.#database.rows<Columns<ReportRow>>("select content from reports where id = $1", [
      toColumn(id),
    ]);
    return found?.content ?? null;
  }

  async add(row: ReportRow): Promise<void> {
    const ids = [toColumn(row.id), toColumn(row.worldId), orNull(row.classId), orNull(row.reporterId)];
    await this.#database.rows(ADD_REPORT, [...ids, row.at, JSON.stringify(row)]);
  }

  async askedOf(classId: string | null): Promise<readonly ReportRow[]> {
    return (await this.#database.rows<Columns<ReportRow>>(ASKED, [orNull(classId)])).map(({ content }) => content);
  }

  async reportedBy(userId: string): Promise<ReadonlySet<string>> {
    const byReporter = "select content from reports where reporter_id = $1";
    const found = await this.#database.rows<Columns<ReportRow>>(byReporter, [toColumn(userId)]);
    return new Set(found.map(({ content }) => content.worldId));
  }

  async remove(id: string): Promise<void> {
    await this.#database.rows("delete from reports where id = $1", [toColumn(id)]);
  }
}

function orNull(text: string | null): string | null {
  return text === null ? null : toColumn(text);
}
