import { type Adapter, Low } from "lowdb";
import { KeyedMutex } from "./KeyedMutex.ts";

/** How long a change that nobody waits for (`changeSoon`) stays in memory alone. */
const STORED_AFTER_MS = 60_000;
/** How many rows of such changes are written at the same time: few, so that changes whose callers wait come first. */
const STORED_AT_ONCE = 2;

/** Where each row of a collection is stored by itself. */
export interface RowStorage<Row> {
  adapter(id: string): Adapter<Row>;
  remove(id: string): Promise<void>;
}

/** Is told of every change of a row, including changes that are taken back. */
export interface RowObserver<Row> {
  changed(before: Row | undefined, after: Row | undefined): void;
}

/** Changes of one row that are stored by the same write. */
interface PendingWrite<Row> {
  /** The row as it was before the first of these changes. */
  readonly before: Row | undefined;
  readonly stored: Promise<void>;
  /** Set if an earlier write of the row failed: these changes were made on top of it and were taken back with it. */
  failure: Error | null;
}

/**
 * Holds all rows in memory by id, and stores each by itself through lowdb. Changes of a row that come during a write
 * share the next write.
 */
export class Collection<Row extends { readonly id: string }> {
  readonly #storage: RowStorage<Row>;
  readonly #rows: Map<string, Row>;
  readonly #writes = new KeyedMutex();
  readonly #waiting = new Map<string, PendingWrite<Row>>();
  /** Ids of rows that are newer in memory than on the disk, and that nobody waits for. */
  readonly #unstored = new Set<string>();
  #timer: NodeJS.Timeout | null = null;
  /** Settles when every run of `#storeRest` that has started so far has finished. */
  #restStored: Promise<unknown> = Promise.resolve();
  #observer: RowObserver<Row> | null = null;

  constructor(storage: RowStorage<Row>, rows: ReadonlyMap<string, Row> = new Map()) {
    this.#storage = storage;
    this.#rows = new Map(rows);
  }

  /** Sets the observer, of which there is one at most, and tells it of all present rows. */
  observe(observer: RowObserver<Row>): void {
    for (const row of this.all()) observer.changed(undefined, row);
    this.#observer = observer;
  }

  get(id: string): Row | undefined {
    return this.#rows.get(id);
  }

  all(): Iterable<Row> {
    return this.#rows.values();
  }

  /**
   * Makes a row from the present one, or removes it (`undefined`), and resolves once that is stored. What `make` throws
   * changes nothing. If it cannot be stored, the row is again as it was stored last, and the promise rejects.
   */
  async change<Next extends Row | undefined>(id: string, make: (present: Row | undefined) => Next): Promise<Next> {
    const before = this.get(id);
    const next = make(before);
    if (next === before) return next;
    this.#set(id, next);
    await this.#store(id, before);
    return next;
  }

  /**
   * Changes a row that exists. It is stored a minute later, with its next change, or when the collection settles,
   * whichever comes first.
   */
  changeSoon(id: string, make: (present: Row) => Row): Row | undefined {
    const present = this.get(id);
    if (!present) return undefined;
    const next = make(present);
    this.#set(id, next);
    this.#unstored.add(id);
    this.#timer ??= setTimeout(() => void this.#storeRest(), STORED_AFTER_MS).unref();
    return next;
  }

  /** Stores what is not stored yet, and resolves when nothing is being written any more, whether it worked or not. */
  async settled(): Promise<void> {
    await this.#storeRest();
    await this.#writes.settled();
  }

  #set(id: string, row: Row | undefined): void {
    const before = this.get(id);
    if (row) this.#rows.set(id, row);
    else this.#rows.delete(id);
    this.#observer?.changed(before, row);
  }

  #store(id: string, before: Row | undefined): Promise<void> {
    const waiting = this.#waiting.get(id);
    if (waiting) return waiting.stored;
    const pending: PendingWrite<Row> = {
      before,
      stored: this.#writes.run(id, () => this.#write(id, pending)),
      failure: null,
    };
    this.#waiting.set(id, pending);
    return pending.stored;
  }

  async #write(id: string, pending: PendingWrite<Row>): Promise<void> {
    if (this.#waiting.get(id) === pending) this.#waiting.delete(id);
    if (pending.failure) throw pending.failure;
    this.#unstored.delete(id);
    try {
      await this.#put(id, this.get(id));
    } catch (error) {
      await this.#takeBack(id, pending.before, error as Error);
      throw error;
    }
  }

  /**
   * Takes changes back in memory and, as far as the disk allows, in the file: a sign-up that was refused must not be
   * there after a restart.
   */
  async #takeBack(id: string, before: Row | undefined, error: Error): Promise<void> {
    const waiting = this.#waiting.get(id);
    if (waiting) waiting.failure = error;
    this.#waiting.delete(id);
    this.#set(id, before);
    await this.#put(id, before).catch(() => void this.#unstored.add(id));
  }

  async #put(id: string, row: Row | undefined): Promise<void> {
    if (row) await new Low(this.#storage.adapter(id), row).write();
    else await this.#storage.remove(id);
  }

  async #storeRest(): Promise<void> {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
    const ids = [...this.#unstored];
    this.#unstored.clear();
    const storeNext = async (): Promise<void> => {
      for (let id = ids.pop(); id !== undefined; id = ids.pop()) await this.#storeAgain(id);
    };
    // Rows are written a few at a time, so a run that the timer started may still have most of its rows to write.
    // Waiting for it here keeps the folder from being closed before they are on the disk.
    this.#restStored = Promise.all([this.#restStored, ...Array.from({ length: STORED_AT_ONCE }, storeNext)]);
    await this.#restStored;
  }

  /** Stores a row that nobody waits for. If that fails, as on a full disk, the next such change tries again. */
  async #storeAgain(id: string): Promise<void> {
    await this.#store(id, this.get(id)).catch(() => void this.#unstored.add(id));
  }
}
