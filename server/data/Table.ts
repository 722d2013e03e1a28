/** Rows by id in one lowdb file: read once at start, written whole and safely at every change (product §21). */
import { type Adapter, Low } from "lowdb";

export type Rows<Row> = Record<string, Row>;

export class Table<Row extends { readonly id: string }> {
  private readonly file: Low<Rows<Row>>;
  private lastWrite: Promise<unknown> = Promise.resolve();

  constructor(adapter: Adapter<Rows<Row>>) {
    this.file = new Low(adapter, {});
  }

  async load(): Promise<this> {
    await this.file.read();
    return this;
  }

  get(id: string): Row | undefined {
    return Object.hasOwn(this.file.data, id) ? this.file.data[id] : undefined;
  }

  all(): Row[] {
    return Object.values(this.file.data);
  }

  /** Adds or replaces a row. Where it cannot be stored, the row before stands again and the error is thrown. */
  put(row: Row): Promise<void> {
    return this.change(row.id, () => {
      this.file.data[row.id] = row;
    });
  }

  remove(id: string): Promise<void> {
    return this.change(id, () => {
      delete this.file.data[id];
    });
  }

  /** Settles when nothing is being written any more, whether it worked or not. */
  async settled(): Promise<void> {
    await Promise.allSettled([this.lastWrite]);
  }

  private async change(id: string, apply: () => void): Promise<void> {
    const before = this.get(id);
    apply();
    const write = this.file.write();
    this.lastWrite = write;
    try {
      await write;
    } catch (error) {
      if (before) this.file.data[id] = before;
      else delete this.file.data[id];
      throw error;
    }
  }
}
