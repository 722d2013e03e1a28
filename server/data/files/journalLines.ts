/** The lines of a journal, a check and a change each. Tells what a disk damaged from what a power cut left unfinished. */
import { createHash } from "node:crypto";

/** A row as it is from now on, or the id of one that is gone. */
export type Change<Row> = { readonly put: Row } | { readonly gone: string };

/** An unreadable line that belongs to the row with this id. */
export interface Unreadable {
  readonly unreadable: string;
}

export type Entry<Row> = Change<Row> | Unreadable;

export interface JournalLines<Row> {
  /** Oldest first. */
  readonly changes: readonly Entry<Row>[];
  /** Parts that are not as they were written. They may be the only copy of somebody's account. */
  readonly damaged: readonly Buffer[];
  /** Whether the last line lacks its end, so that none may follow it. */
  readonly isUnfinished: boolean;
}

/** Every line starts with the id of its row. */
const ID = /"(?:id|gone)":"([0-9a-f]{32})"/;
/** Letters of a SHA-256 in base64url. */
const CHECK_LETTERS = 43;
const LINE_END = 10;
/** One letter between a change and the check of the next. */
const LOST_LINE_END = /(?<=\}).(?=[\w-]{43} \{)/s;
/** A line that was written up to some letter. Text of JSON holds no control characters; a letter of several bytes may be cut in two. */
const PREFIX = /^(?:[\w-]{0,43}|[\w-]{43} (?:\{[^\p{Cc}\uFFFD]*\uFFFD?)?)$/u;

/** `answeredLength` is how long the journal was when a change was last answered, if that is known: nothing below it is unfinished. */
export function readLines<Row>(bytes: Buffer, answeredLength = 0): JournalLines<Row> {
  const changes: Entry<Row>[] = [];
  const damaged: Buffer[] = [];
  const isCutOff = bytes.length < answeredLength;
  let start = 0;
  while (start < bytes.length) {
    const found = bytes.indexOf(LINE_END, start);
    const isLast = found < 0;
    const line = bytes.subarray(start, isLast ? bytes.length : found);
    const text = line.toString();
    const parts = partsOf(text).map((part) => changeOr<Row>(part));
    const mayBeUnfinished = isLast && !isCutOff && PREFIX.test(text);
    const isDamaged = parts.some((part) => typeof part === "string") && !mayBeUnfinished;
    changes.push(
      ...parts.flatMap((part): Entry<Row>[] => (typeof part === "string" ? unreadable(part, isDamaged) : [part])),
    );
    if (isDamaged) damaged.push(line);
    start += line.length + 1;
  }
  // Cut off between two lines: what is missing has no other trace.
  if (isCutOff && damaged.length === 0) damaged.push(Buffer.alloc(0));
  return { changes, damaged, isUnfinished: bytes.length > 0 && bytes.at(-1) !== LINE_END };
}

export function lineOf(change: Change<unknown>): string {
  const text = JSON.stringify(change);
  return `${checkOf(text)} ${text}\n`;
}

/** What tells a journal from others: the check of its first line. */
export function firstCheck(bytes: Buffer): string {
  return bytes.toString("latin1", 0, CHECK_LETTERS);
}

/** Whether a damaged line still shows which row it belongs to. */
export function isNamed(line: Buffer): boolean {
  return ID.test(line.toString());
}

function unreadable(part: string, isDamaged: boolean): Unreadable[] {
  const id = isDamaged ? ID.exec(part)?.[1] : undefined;
  return id ? [{ unreadable: id }] : [];
}

/** A damaged line end is one letter too many, before the next line or at the end of the file. */
function partsOf(line: string): string[] {
  return typeof changeOr(line) === "string" ? line.split(LOST_LINE_END) : [line];
}

/** The text itself if it cannot be read as a change. */
function changeOr<Row>(line: string): Change<Row> | string {
  return parsed<Row>(line) ?? parsed<Row>(line.slice(0, -1)) ?? line;
}

/** Null where the line is not what was written. Lines of before there was a check are the change and nothing else. */
function parsed<Row>(line: string): Change<Row> | null {
  const start = line.indexOf("{");
  const text = line.slice(start);
  if (start !== 0 && line.slice(0, start) !== `${checkOf(text)} `) return null;
  try {
    const change: Change<Row> = JSON.parse(text);
    return "put" in change || "gone" in change ? change : null;
  } catch {
    return null;
  }
}

function checkOf(text: string): string {
  return createHash("sha256").update(text).digest("base64url");
}
