import type { ClassRow, ReportRow } from "../classRows.ts";
import type { ClassStore, ReportStore } from "../Stores.ts";
import { CodeTaken, Gone } from "../troubles.ts";
import type { Collection } from "./Collection.ts";

/** Classes in a collection. There are few of them, so they are looked through. */
export class CollectedClasses implements ClassStore {
  readonly #rows: Collection<ClassRow>;

  constructor(rows: Collection<ClassRow>) {
    this.#rows = rows;
  }

  async get(id: string): Promise<ClassRow | null> {
    return this.#rows.get(id) ?? null;
  }

  async withCode(code: string): Promise<ClassRow | null> {
    return this.#find((row) => row.code === code);
  }

  async taughtBy(teacherId: string): Promise<readonly ClassRow[]> {
    const taught = Array.from(this.#rows.all()).filter((row) => row.teacherId === teacherId);
    return taught.sort((one, other) => (one.createdAt < other.createdAt ? -1 : 1));
  }

  async hasAny(): Promise<boolean> {
    return this.#find(() => true) !== null;
  }

  async add(row: ClassRow): Promise<void> {
    await this.#rows.change(row.id, () => this.#unlessTaken(row));
  }

  change(id: string, make: (present: ClassRow) => ClassRow): Promise<ClassRow> {
    return this.#rows.change(id, (present) => {
      if (!present) throw new Gone();
      return this.#unlessTaken(make(present));
    });
  }

  async remove(id: string): Promise<void> {
    await this.#rows.change(id, () => undefined);
  }

  /** Rows in memory are those of changes that are still being written, too, so that no code is given away twice. */
  #unlessTaken(row: ClassRow): ClassRow {
    if (this.#find(({ id, code }) => code === row.code && id !== row.id)) throw new CodeTaken();
    return row;
  }

  #find(isIt: (row: ClassRow) => boolean): ClassRow | null {
    return Array.from(this.#rows.all()).find(isIt) ?? null;
  }
}

/** Reports in a collection: looked through, because they are dealt with and removed. */
export class CollectedReports implements ReportStore {
  readonly #rows: Collection<ReportRow>;

  constructor(rows: Collection<ReportRow>) {
    this.#rows = rows;
  }

  async get(id: string): Promise<ReportRow | null> {
    return this.#rows.get(id) ?? null;
  }

  async add(row: ReportRow): Promise<void> {
    await this.#rows.change(row.id, (present) => present ?? row);
  }

  async askedOf(classId: string | null): Promise<readonly ReportRow[]> {
    const asked = Array.from(this.#rows.all()).filter((row) => row.classId === classId);
    return asked.sort((one, other) => (one.at < other.at ? -1 : 1));
  }

  async reportedBy(userId: string): Promise<ReadonlySet<string>> {
    const own = Array.from(this.#rows.all()).filter(({ reporterId }) => reporterId === userId);
    return new Set(own.map(({ worldId }) => worldId));
  }

  async remove(id: string): Promise<void> {
    await this.#rows.change(id, () => undefined);
  }
}
