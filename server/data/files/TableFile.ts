/**
 * lowdb's way to a table: one JSON object of all rows, and a journal of what changed since, so that a change of one row among ten
 * thousand writes one line. Table and journal of the time before stay beside them: where the table is damaged, the two journals lead
 * from there to the present. A table is stored whole only after each of its changes is in the journal: reading a line that the table
 * knows already then comes to the same, for the last one counts.
 */
import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import type { Log } from "../../Log.ts";
import { Rows } from "../tables/Rows.ts";
import type { TableAdapter } from "../tables/Table.ts";
import { applyEntries } from "./applyEntries.ts";
import { readWhole } from "./crashSafeAdapter.ts";
import { durableWrite, putRightLater } from "./durableWrite.ts";
import { Journal } from "./Journal.ts";
import type { Change } from "./journalLines.ts";
import { Quarantine } from "./Quarantine.ts";
import { tableFormat } from "./tableFormat.ts";

/** A journal may grow as long as its table; a short one is not worth storing the whole. */
const JOURNAL_MIN = 1000;

export class TableFile<Row extends { readonly id: string }> implements TableAdapter<Row> {
  private readonly file: string;
  private readonly before: string;
  private readonly format = tableFormat<Row>();
  private readonly journal: Journal<Row>;
  private readonly quarantine: Quarantine;
  private readonly log: Log;
  /** The rows as they are on the disk. */
  private readonly stored = new Map<string, Row>();
  /** Whether table and journals on the disk do not fit together: then no line may be added. */
  private needsRenewal = false;
  /** Tables that cannot be read, and are not set aside yet. */
  private unreadable: readonly string[] = [];

  constructor(folder: string, name: string, log: Log) {
    this.log = log;
    this.quarantine = new Quarantine(folder, log);
    this.file = join(folder, `${name}.json`);
    this.before = `${this.file}.before`;
    this.journal = new Journal(join(folder, `${name}.journal`));
  }

  async read(): Promise<Rows<Row>> {
    for (const [id, row] of await this.readTable()) this.stored.set(id, row);
    this.restrict(applyEntries(await this.journal.read(!this.needsRenewal), this.stored));
    if (this.needsRenewal || this.journal.isTorn)
      await this.renew().catch(putRightLater(this.log, basename(this.file)));
    const rows = new Rows<Row>();
    for (const [id, row] of this.stored) rows.set(id, row);
    rows.takeTouched();
    return rows;
  }

  async write(rows: Rows<Row>): Promise<void> {
    const changes = this.changesTo(rows);
    if (this.needsRenewal || this.journal.isTorn) await this.renew(changes);
    else if (changes.length > 0) await this.journal.append(changes);
    applyEntries(changes, this.stored);
    if (this.journal.length >= Math.max(JOURNAL_MIN, this.stored.size)) await this.shorten();
  }

  /** Stores the table so that nothing of the time before is left: no damage, and nobody who is gone. */
  async renew(changes: readonly Change<Row>[] = []): Promise<void> {
    const rows = new Map(this.stored);
    applyEntries(changes, rows);
    this.needsRenewal = true;
    await this.setDamageAside();
    await this.storeWhole(rows);
    await durableWrite({ file: this.before, content: await readFile(this.file) });
    await this.journal.forgetBefore();
    this.needsRenewal = false;
  }

  /** Must run before the damage is set aside: after that, only the log mentions it. */
  private restrict(ids: readonly string[]): void {
    const { nameless } = this.journal;
    const table = basename(this.file);
    for (const id of ids) this.log({ event: "the newest line of a row cannot be read: it is locked", table, id });
    if (nameless > 0) this.log({ event: "damaged lines do not tell whose they are", table, lines: nameless });
  }

  /** The table before, where the table itself is damaged or missing. */
  private async readTable(): Promise<ReadonlyMap<string, Row>> {
    const present = await readWhole(this.file, this.format);
    if (present) return present;
    this.needsRenewal = true;
    const before = await readWhole(this.before, this.format);
    this.unreadable = before ? [this.file] : [this.file, this.before];
    return before ?? new Map();
  }

  /** Before anything is put in its place. */
  private async setDamageAside(): Promise<void> {
    for (const file of this.unreadable) await this.quarantine.take(file);
    this.unreadable = [];
    await this.journal.setDamageAside(this.quarantine);
  }

  /** What is in the journal is safe already: where the disk has no room for the whole table, the journal grows on. */
  private async shorten(): Promise<void> {
    await this.storeWhole(this.stored).catch((error: Error) => {
      this.log({ event: "a table could not be stored whole", reason: error.name });
    });
  }

  /** Rows never change in themselves: another row is another object. */
  private changesTo(rows: Rows<Row>): Change<Row>[] {
    const changed = [...rows.takeTouched()].filter((id) => rows.get(id) !== this.stored.get(id));
    return changed.map((id) => {
      const row = rows.get(id);
      return row ? { put: row } : { gone: id };
    });
  }

  private async storeWhole(rows: Map<string, Row>): Promise<void> {
    await durableWrite({ file: this.file, content: this.format.toText(rows), before: this.before });
    await this.journal.turnOver();
  }
}
