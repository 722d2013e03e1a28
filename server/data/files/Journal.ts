/**
 * Changes of a table in the order they happened, one line each, at the end of a file: cheap to add to, and whole up to the last line. Until
 * the table is stored whole, a line is the only copy of its row.
 */
import { open, readFile, rename, rm, truncate, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { asTrouble, TO_READ, unlessMissing } from "./durableWrite.ts";
import { type Change, type Entry, firstCheck, isNamed, lineOf, readLines } from "./journalLines.ts";
import type { Quarantine } from "./Quarantine.ts";
import { syncFolder } from "./syncFolder.ts";

/** Parts of a journal that cannot be read. */
interface Damage {
  readonly file: string;
  readonly parts: readonly Buffer[];
}

export class Journal<Row> {
  private readonly file: string;
  private readonly before: string;
  /** How long the journal was when a change was last answered, and which journal that was. */
  private readonly note: string;
  private bytes = 0;
  private count = 0;
  private first = "";
  private torn = false;
  private unread: readonly Damage[] = [];

  constructor(file: string) {
    this.file = file;
    this.before = `${file}.before`;
    this.note = `${file}.length`;
  }

  get length(): number {
    return this.count;
  }

  /** Whether a line is not whole, so that none may follow it. */
  get isTorn(): boolean {
    return this.torn;
  }

  /** How many lines, or ends of files, cannot be read. */
  get damage(): number {
    return this.unread.reduce((sum, { parts }) => sum + parts.length, 0);
  }

  /** How many damaged lines no longer show which row they belong to. */
  get nameless(): number {
    return this.unread.reduce((sum, { parts }) => sum + parts.filter((part) => !isNamed(part)).length, 0);
  }

  /**
   * The changes in the previous journal and in this one, oldest first. An intact table already contains everything in the previous journal. If
   * that journal is damaged, it is skipped, because its older lines would undo newer ones.
   */
  async read(isTableWhole: boolean): Promise<Entry<Row>[]> {
    // The note first: a server that goes on writing only makes the journal longer.
    const note = await readBytes(this.note);
    const [before, present] = [await readBytes(this.before), await readBytes(this.file)];
    const earlier = readLines<Row>(before);
    const later = readLines<Row>(present, answeredLength(String(note), before));
    const isOutdated = isTableWhole && earlier.damaged.length > 0;
    const changes = [...(isOutdated ? [] : earlier.changes), ...later.changes];
    this.bytes = present.length;
    this.first = firstCheck(present);
    this.count = changes.length;
    this.unread = [
      { file: this.before, parts: earlier.damaged },
      { file: this.file, parts: later.damaged },
    ].filter(({ parts }) => parts.length > 0);
    this.torn = earlier.isUnfinished || later.isUnfinished || this.unread.length > 0;
    return changes;
  }

  /** Only then may the journal be replaced. */
  async setDamageAside(quarantine: Quarantine): Promise<void> {
    for (const { file, parts } of this.unread) await quarantine.keep(file, parts);
    this.unread = [];
  }

  /** Throws `StorageFull` or `StorageReadOnly` where it cannot. */
  async append(changes: readonly Change<Row>[]): Promise<void> {
    const text = changes.map(lineOf).join("");
    try {
      await appendAndSync(this.file, text);
      if (this.bytes === 0) await syncFolder(dirname(this.file));
    } catch (error) {
      await truncate(this.file, this.bytes).catch(() => {
        this.torn = true;
      });
      throw asTrouble(error);
    }
    if (this.bytes === 0) this.first = firstCheck(Buffer.from(text));
    this.bytes += Buffer.byteLength(text);
    this.count += changes.length;
    // Of use only while it is right, and never waited for: without it, a journal that was cut off looks like a shorter one.
    await writeFile(this.note, `${this.bytes} ${this.first}`).catch(() => undefined);
  }

  /** Once the table itself is stored: this journal becomes the one before, and a new one begins with the next change. */
  async turnOver(): Promise<void> {
    await rm(this.note, { force: true });
    await rename(this.file, this.before).catch(unlessMissing);
    await syncFolder(dirname(this.file));
    this.bytes = 0;
    this.count = 0;
    this.torn = false;
  }

  /** After it was turned over. */
  async forgetBefore(): Promise<void> {
    await rm(this.before, { force: true });
    await syncFolder(dirname(this.file));
  }
}

/** Zero where that is not known of the present journal: a note outlives its own journal where the power fails while a new one begins. */
function answeredLength(note: string, before: Buffer): number {
  const [length, first] = note.split(" ");
  return first && firstCheck(before) !== first ? Number(length) || 0 : 0;
}

async function appendAndSync(file: string, text: string): Promise<void> {
  const handle = await open(file, "a", 0o600);
  try {
    await handle.writeFile(text);
    await handle.datasync();
  } finally {
    await handle.close();
  }
}

async function readBytes(file: string): Promise<Buffer> {
  return (await readFile(file, { flag: TO_READ }).catch(unlessMissing)) ?? Buffer.alloc(0);
}
