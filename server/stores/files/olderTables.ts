/**
 * Reads the form of earlier servers: all rows of a kind in one table, `users.json` or `records.json`, and a journal of
 * the changes since. Both have a predecessor (`.before`), from which a damaged table can be led to the present.
 */
import { randomBytes } from "node:crypto";
import { stat } from "node:fs/promises";
import { basename, join } from "node:path";
import type { Log } from "../../Log.ts";
import { isUserRow, isWorldRow, type RowShape } from "../rowShapes.ts";
import type { UserRow, WorldRow } from "../rows.ts";
import { boundedRead } from "./boundedRead.ts";
import { type Format, readWhole } from "./DurableJsonFile.ts";
import { digestOf } from "./digestOf.ts";
import { unlessMissing } from "./durableWrite.ts";
import { isId } from "./entityId.ts";
import { hasUnconverted } from "./olderFiles.ts";
import type { Quarantine } from "./Quarantine.ts";
import type { RowFiles } from "./RowFiles.ts";

/** How many rows are written at the same time. */
const AT_ONCE = 64;
const LINE_END = 10;
/** Each line of a journal starts with the id of its row. */
const ID = /"(?:id|gone)":"([0-9a-f]{32})"/;
/** A single character between a change and the check of the next, where a line end should be. */
const LOST_LINE_END = /(?<=\}).(?=[\w-]{43} \{)/s;
/**
 * A line that was written only up to some character. JSON text holds no control characters; a character of several
 * bytes may be cut in two.
 */
const PREFIX = /^(?:[\w-]{0,43}|[\w-]{43} (?:\{[^\p{Cc}\uFFFD]*\uFFFD?)?)$/u;
const CHECK_LETTERS = 43;

/**
 * One entry of a journal: a row as it is from then on, the id of one that is gone, or the id of one whose line cannot
 * be read.
 */
type Entry<Row> = { readonly put: Row } | { readonly gone: string } | { readonly unreadable: string };

interface Journal<Row> {
  readonly entries: readonly Entry<Row>[];
  readonly damaged: readonly Buffer[];
}

interface OlderTable<Row> {
  readonly name: string;
  readonly rows: ReadonlyMap<string, Row>;
  /** Paths of tables that cannot be read. */
  readonly unreadable: readonly string[];
  /**
   * Lines of journals that are not as they were written, and values that are no rows: each may be the only copy of an
   * account.
   */
  readonly damagedLines: readonly { readonly file: string; readonly lines: readonly Buffer[] }[];
  /** How many damaged lines do not show which row they belong to. */
  readonly nameless: number;
  /** Ids of rows whose newest line cannot be read. */
  readonly restricted: readonly string[];
}

export interface OlderTables {
  readonly users: OlderTable<UserRow>;
  readonly records: OlderTable<WorldRow>;
}

/** Reads the tables; null if there are none, or all of them have been converted. */
export async function readOlderTables(folder: string): Promise<OlderTables | null> {
  if (!(await hasUnconverted(folder))) return null;
  return {
    users: await readOlderTable(folder, "users", { isRow: isUserRow, restrict: lockedRow }),
    records: await readOlderTable(folder, "records", { isRow: isWorldRow, restrict: unpublishedRow }),
  };
}

/** Returns sentences in plain words about what is damaged. */
export function faultsOfOlderTable({
  name,
  unreadable,
  damagedLines,
  nameless,
  restricted,
}: OlderTable<unknown>): string[] {
  const count = damagedLines.reduce((sum, { lines }) => sum + lines.length, 0);
  const lines = `${count} lines of ${name}.journal or ${name}.json cannot be read; the next start sets them aside in quarantine.`;
  const unnamed = `${nameless} of them do not show whose they are: an account or a game may be older than it should be.`;
  return [
    ...unreadable.map(
      (file) => `The file ${basename(file)} is damaged; its rows come from the one before and the journal.`,
    ),
    ...(count > 0 ? [lines] : []),
    ...(nameless > 0 ? [unnamed] : []),
    ...restricted.map((id) => `The newest line of ${id} in ${name}.journal cannot be read: the next start locks it.`),
  ];
}

/**
 * Writes a file for each row of an older table that has none. A start that was interrupted in it can do it again: until
 * the older files are moved (`moveOlderFiles`), no row has changed.
 */
export async function convert<Row extends { readonly id: string }>(
  table: OlderTable<Row>,
  files: RowFiles<Row>,
  rows: Map<string, Row>,
  log: Log,
): Promise<void> {
  const { name, restricted, nameless } = table;
  const missing = [...table.rows.values()].filter(({ id }) => !rows.has(id));
  for (let start = 0; start < missing.length; start += AT_ONCE) {
    await Promise.all(missing.slice(start, start + AT_ONCE).map((row) => files.adapter(row.id).write(row)));
  }
  for (const row of missing) rows.set(row.id, row);
  const named = `${name}.json`;
  for (const id of restricted)
    log({ event: "the newest line of a row cannot be read: it is locked", table: named, id });
  if (nameless > 0) log({ event: "damaged lines do not tell whose they are", table: named, lines: nameless });
}

/** Moves or copies what cannot be read of the tables to quarantine. */
export async function keepDamaged(tables: readonly OlderTable<unknown>[], quarantine: Quarantine): Promise<void> {
  for (const { unreadable, damagedLines } of tables) {
    for (const file of unreadable) await quarantine.take(file);
    for (const { file, lines } of damagedLines) await quarantine.keep(file, lines);
  }
}

interface RowKind<Row> {
  readonly isRow: RowShape<Row>;
  /** Returns the row as one that gives nobody access. */
  readonly restrict: (row: Row) => Row;
}

async function readOlderTable<Row extends { readonly id: string }>(
  folder: string,
  name: string,
  { isRow, restrict }: RowKind<Row>,
): Promise<OlderTable<Row>> {
  const [table, journal] = [join(folder, `${name}.json`), join(folder, `${name}.journal`)];
  const present = await readWhole(table, tableFormat<Row>());
  const before = present ? null : await readWhole(`${table}.before`, tableFormat<Row>());
  const older = { file: `${journal}.before`, bytes: await bytesOf(`${journal}.before`) };
  const newer = { file: journal, bytes: await bytesOf(journal) };
  const note = String(await bytesOf(`${journal}.length`));
  const earlier = readJournal<Row>(older.bytes);
  const later = readJournal<Row>(newer.bytes, answeredLength(note, older.bytes));
  // An intact table already contains everything in the previous journal; with a damaged line left out, older lines
  // would undo newer ones.
  const isOutdated = present !== null && earlier.damaged.length > 0;
  const rows = new Map(present ?? before);
  const restricted = apply([...(isOutdated ? [] : earlier.entries), ...later.entries], rows, { isRow, restrict });
  const strange = [...rows].filter(([id, row]) => !isId(id) || !isRow(row));
  for (const [id] of strange) rows.delete(id);
  const damaged = [...earlier.damaged, ...later.damaged];
  const tables = present ? [] : before ? [table] : [table, `${table}.before`];
  const isThere = await Promise.all(tables.map(async (file) => (await stat(file).catch(unlessMissing)) !== null));
  return {
    name,
    rows,
    unreadable: tables.filter((_file, index) => isThere[index]),
    damagedLines: [
      { file: older.file, lines: earlier.damaged },
      { file: newer.file, lines: later.damaged },
      { file: table, lines: strange.map(([_id, row]) => Buffer.from(JSON.stringify(row))) },
    ].filter(({ lines }) => lines.length > 0),
    nameless: damaged.filter((line) => !ID.test(line.toString())).length,
    restricted: restricted.filter((id) => rows.has(id)),
  };
}

/**
 * The format of a table: all rows as one JSON object by id, behind a check. Tables from before there was a check are
 * only the rows.
 */
function tableFormat<Row extends { readonly id: string }>(): Pick<Format<Map<string, Row>>, "fromText"> {
  const [start, middle] = ['{"check":"', '","rows":'];
  return {
    fromText: (text) => {
      const at = text.indexOf(middle);
      const rows = text.slice(at + middle.length, -1);
      const isWhole = text.endsWith("}") && text.slice(start.length, at) === digestOf(rows);
      const value = parsed<Record<string, Row>>(text.startsWith(start) ? (isWhole ? rows : "") : text);
      if (typeof value !== "object" || value === null || Array.isArray(value)) return null;
      const entries = Object.entries(value);
      return entries.every(([id, row]) => row?.id === id) ? new Map(entries) : null;
    },
  };
}

/**
 * Reads a journal. `answered` is how long it was when a change was last answered, if that is known: a line before that
 * cannot be merely unfinished.
 */
function readJournal<Row extends { readonly id: string }>(bytes: Buffer, answered = 0): Journal<Row> {
  const entries: Entry<Row>[] = [];
  const damaged: Buffer[] = [];
  const isCutOff = bytes.length < answered;
  for (let start = 0; start < bytes.length; ) {
    const found = bytes.indexOf(LINE_END, start);
    const line = bytes.subarray(start, found < 0 ? bytes.length : found);
    const text = line.toString();
    const isUnfinished = found < 0 && !isCutOff && PREFIX.test(text);
    const parts = partsOf<Row>(text);
    const isDamaged = parts.some((part) => typeof part === "string") && !isUnfinished;
    for (const part of parts) {
      const id = typeof part === "string" && isDamaged ? ID.exec(part)?.[1] : undefined;
      if (typeof part !== "string") entries.push(part);
      else if (id) entries.push({ unreadable: id });
    }
    if (isDamaged) damaged.push(line);
    start += line.length + 1;
  }
  // The journal was cut off between two lines: what is missing has left no other trace.
  if (isCutOff && damaged.length === 0) damaged.push(Buffer.alloc(0));
  return { entries, damaged };
}

/**
 * Returns the changes in a line, or its text if it cannot be read. A damaged line end is one character too many, before
 * the next line or at the end.
 */
function partsOf<Row extends { readonly id: string }>(line: string): (Entry<Row> | string)[] {
  const read = (part: string): Entry<Row> | string => entryOf<Row>(part) ?? entryOf<Row>(part.slice(0, -1)) ?? part;
  const whole = read(line);
  return typeof whole === "string" ? line.split(LOST_LINE_END).map(read) : [whole];
}

/**
 * Reads one change; null if the line is not what was written. Lines from before there was a check are only the change.
 */
function entryOf<Row extends { readonly id: string }>(line: string): Entry<Row> | null {
  const start = line.indexOf("{");
  const text = line.slice(start);
  if (start !== 0 && line.slice(0, start) !== `${digestOf(text)} `) return null;
  const entry = parsed<Entry<Row>>(text);
  if (entry === null || !("put" in entry || "gone" in entry)) return null;
  return "put" in entry && typeof entry.put?.id !== "string" ? null : entry;
}

/**
 * Returns how long the journal was when a change was last answered; 0 if the note is not about this journal: it can
 * outlive its journal when the power fails as a new one begins.
 */
function answeredLength(note: string, before: Buffer): number {
  const [length, first] = note.split(" ");
  return first && before.toString("latin1", 0, CHECK_LETTERS) !== first ? Number(length) || 0 : 0;
}

/**
 * Applies the entries of a journal to `rows` in place. A row whose newest line cannot be read keeps its previous state,
 * but gives nobody access. Returns the ids of such rows.
 */
function apply<Row extends { readonly id: string }>(
  entries: readonly Entry<Row>[],
  rows: Map<string, Row>,
  { isRow, restrict }: RowKind<Row>,
): string[] {
  const restricted = new Set<string>();
  for (const entry of entries) {
    const id = "put" in entry ? entry.put.id : "gone" in entry ? entry.gone : entry.unreadable;
    const row = rows.get(id);
    restricted.delete(id);
    if ("put" in entry) rows.set(id, entry.put);
    else if ("gone" in entry) rows.delete(id);
    else if (row) {
      // Anything that is not a row is set aside later.
      if (isRow(row)) rows.set(id, restrict(row));
      restricted.add(id);
    }
  }
  return [...restricted];
}

function unpublishedRow(row: WorldRow): WorldRow {
  return { ...row, published: false, sharesNotes: false };
}

/**
 * Returns an account that nothing opens but a new reset link: the lost line may have changed the password, signed
 * devices out or ended a reset link.
 */
function lockedRow({ resetLink: _ended, ...row }: UserRow): UserRow {
  const randomText = (): string => randomBytes(32).toString("base64");
  return { ...row, password: { ...row.password, salt: randomText(), hash: randomText() }, devices: [], isLocked: true };
}

async function bytesOf(file: string): Promise<Buffer> {
  return (await boundedRead(file)) ?? Buffer.alloc(0);
}

function parsed<T>(text: string): T | null {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
