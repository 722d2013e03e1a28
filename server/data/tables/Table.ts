/** Rows by id in one lowdb file: read once at start; changes that come together are stored together (product §21). */
import { type Adapter, Low } from "lowdb";
import { Rows } from "./Rows.ts";

export interface TableAdapter<Row> extends Adapter<Rows<Row>> {
  /** Stores the rows so that nothing of the time before is left. */
  renew?(): Promise<void>;
}

/** Is told of every change of a row, also of those that are taken back. */
export interface RowWatcher<Row> {
  changed(before: Row | undefined, after: Row | undefined): void;
}

/** Changes that wait for one write, with what each row was before them. */
interface Group<Row> {
  readonly before: Map<string, Row | undefined>;
  readonly stored: Promise<void>;
  /** Why the changes were taken back before their turn came. */
  spoiled: Error | null;
}

export class Table<Row extends { readonly id: string }> {
  private readonly adapter: TableAdapter<Row>;
  private readonly file: Low<Rows<Row>>;
  private watcher: RowWatcher<Row> | null = null;
  private waiting: Group<Row> | null = null;
  private lastWrite: Promise<unknown> = Promise.resolve();

  constructor(adapter: TableAdapter<Row>) {
    this.adapter = adapter;
    this.file = new Low(adapter, new Rows());
  }

  async load(): Promise<this> {
    await this.file.read();
    return this;
  }

  /** Tells the watcher of all present rows first. There is one at most. */
  watch(watcher: RowWatcher<Row>): void {
    for (const row of this.all()) watcher.changed(undefined, row);
    this.watcher = watcher;
  }

  get(id: string): Row | undefined {
    return this.file.data.get(id);
  }

  all(): Iterable<Row> {
    return this.file.data.values();
  }

  /**
   * Makes a row from the present one, or removes it (`undefined`), in one piece, and answers it once it is stored. What `make` throws changes
   * nothing. Where it cannot be stored, what was stored before stands again and the error is thrown.
   */
  async change<Next extends Row | undefined>(id: string, make: (present: Row | undefined) => Next): Promise<Next> {
    const before = this.get(id);
    const next = make(before);
    if (next === before) return next;
    this.set(id, next);
    const group = this.group();
    if (!group.before.has(id)) group.before.set(id, before);
    await group.stored;
    return next;
  }

  /** Settles when nothing is being written any more, whether it worked or not. */
  async settled(): Promise<void> {
    await this.lastWrite;
  }

  /** So that what was removed is found nowhere any more, not even in the version before. */
  renew(): Promise<void> {
    const renewed = this.lastWrite.then(() => this.adapter.renew?.());
    this.lastWrite = renewed.catch(() => undefined);
    return renewed;
  }

  private set(id: string, row: Row | undefined): void {
    const before = this.get(id);
    if (row) this.file.data.set(id, row);
    else this.file.data.delete(id);
    this.watcher?.changed(before, row);
  }

  private group(): Group<Row> {
    if (this.waiting) return this.waiting;
    const stored = this.lastWrite.then(() => this.write());
    this.lastWrite = stored.catch(() => undefined);
    this.waiting = { before: new Map(), stored, spoiled: null };
    return this.waiting;
  }

  private async write(): Promise<void> {
    const group = this.waiting;
    this.waiting = null;
    if (!group) return;
    if (group.spoiled) throw group.spoiled;
    try {
      await this.file.write();
    } catch (error) {
      this.takeBack(group, error as Error);
      throw error;
    }
  }

  /** Changes that were made meanwhile build on those that failed: they are taken back too, newest first, and their callers told. */
  private takeBack(failed: Group<Row>, error: Error): void {
    const built = this.waiting;
    if (built) built.spoiled = error;
    for (const group of built ? [built, failed] : [failed]) {
      for (const [id, row] of group.before) this.set(id, row);
    }
  }
}
