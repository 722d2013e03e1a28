/** Reads plain values out of documents of unknown shape: every answer is safe to use, whatever was there. */
import { plainText, type Unread, VARIABLE_TEXT_MAX } from "../engine/index.ts";

export type Fields = Readonly<Record<string, unknown>>;

export function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The fields of an object; none for anything else. Only own fields, so that no id finds what every object inherits. */
export function fieldsOf(value: unknown): Fields {
  return isFields(value) ? Object.assign(Object.create(null), value) : Object.create(null);
}

export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** Reads each entry of a map; an entry read as null is left out. Old documents write empty maps as lists. */
export function mapOf<Value>(
  value: unknown,
  read: (entry: unknown, id: string) => Value | null,
): Record<string, Value> {
  const entries = isFields(value) ? Object.entries(value) : [];
  return Object.fromEntries(
    entries.flatMap(([id, entry]) => {
      const item = read(entry, id);
      return item === null ? [] : [[id, item] as const];
    }),
  );
}

/** Text as it is, numbers and booleans as text, null for anything else. */
export function textOf(value: unknown): string | null {
  if (typeof value === "string") return value;
  return typeof value === "number" || typeof value === "boolean" ? String(value) : null;
}

/** A name on one line; the fallback for an empty one. */
export function readName(value: unknown, fallback: string): string {
  return oneLine(textOf(value) ?? "") || fallback;
}

/** Lines follow each other with one space between them; what is longer than any text of a game may be is cut, and hidden signs go. */
export function oneLine(text: string): string {
  const bounded = text.slice(0, VARIABLE_TEXT_MAX);
  if (!/[\r\n]/.test(bounded)) return plainText(bounded);
  const lines = bounded.split(/[\r\n]/).map((line) => plainText(line).trim());
  return lines.filter((line) => line !== "").join(" ");
}

/** A whole number between two bounds; the fallback for what is no number. */
export function wholeOf(value: unknown, fallback: number, min = -LARGEST, max = LARGEST): number {
  const number = typeof value === "string" && value.trim() !== "" ? Number(value) : value;
  if (typeof number !== "number" || !Number.isFinite(number)) return fallback;
  return Math.min(max, Math.max(min, Math.round(number)));
}

/** Far beyond any stage, and small enough to count with. */
const LARGEST = 10_000;

export function pointOf(value: unknown): { x: number; y: number } {
  const { x, y } = fieldsOf(value);
  return { x: wholeOf(x, 0), y: wholeOf(y, 0) };
}

/** As `pointOf`, but null where a side is there and is no number: a place that nobody meant is none. */
export function pointIn(value: unknown): { x: number; y: number } | null {
  if (!isFields(value)) return null;
  const { x, y } = fieldsOf(value);
  return isNumberOrAbsent(x) && isNumberOrAbsent(y) ? { x: wholeOf(x, 0), y: wholeOf(y, 0) } : null;
}

/** A number, as such or written as text, or nothing at all. */
export function isNumberOrAbsent(value: unknown): boolean {
  return value === undefined || Number.isFinite(wholeOf(value, Number.NaN));
}

/** Old documents write empty maps as lists, and leave out what is empty. */
export function isEmptyOrAbsent(value: unknown): boolean {
  if (value === undefined || value === null) return true;
  return Array.isArray(value) ? value.length === 0 : isFields(value) && Object.keys(value).length === 0;
}

/** The names of all fields of a part of a document: one that is added to its type has to be named here as well. */
export type FieldNames<Part> = Readonly<Record<Part extends unknown ? keyof Part : never, true>>;

const INHERITED = new Set(["__proto__", "constructor", "prototype"]);

/** The fields that nobody here knows: they belong to a newer Gridlings or to another tool, and stay as they are. */
export function unknownFields(fields: Fields, known: Readonly<Record<string, true>>): Fields {
  return Object.fromEntries(
    Object.entries(fields).filter(([name]) => !Object.hasOwn(known, name) && !INHERITED.has(name)),
  );
}

/** Something with something in it: it may ask for more than what is known. */
export function hasContent(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0;
  return isFields(value) && Object.keys(value).length > 0;
}

/** Ids that no two things of one list share: one that is taken gets a number behind it. */
export class UniqueIds {
  readonly #taken = new Set<string>();
  /** The next number to try for an id, so that a list of a thousand equal ids does not try a thousand numbers for each. */
  readonly #numbers = new Map<string, number>();

  take(id: string): string {
    let fresh = id;
    for (let number = this.#numbers.get(id) ?? 2; this.#taken.has(fresh); number++) {
      fresh = `${id}-${number}`;
      this.#numbers.set(id, number + 1);
    }
    this.#taken.add(fresh);
    return fresh;
  }
}

/** Called for whatever a reader cannot make sense of; `fault` is what the log says of it. */
export type ReportUnread = (fault?: string) => void;

/**
 * Reads the fields of a rule or group one by one, and keeps as it is every field that a reader complains of. What was kept by an
 * earlier reading is read again, in the place it came from: the reader of today may know more.
 */
export class UnreadFields {
  readonly fields: Fields;
  readonly #log: (fault: string) => void;
  readonly #kept: Record<string, unknown> = {};

  constructor(node: Fields, log: (fault: string) => void) {
    const { unread, ...fields } = node;
    this.fields = fieldsOf({ ...fields, ...fieldsOf(unread) });
    this.#log = log;
  }

  take<Value>(name: string, read: (value: unknown, complain: ReportUnread) => Value): Value {
    return read(this.fields[name], (fault) => {
      this.keep(name);
      if (fault !== undefined) this.#log(fault);
    });
  }

  /** What is not there at all is kept as `null`, which every form of a document can hold. */
  keep(name: string): void {
    Object.defineProperty(this.#kept, name, { value: this.fields[name] ?? null, enumerable: true, configurable: true });
  }

  /** Undefined where everything could be read. */
  get kept(): Unread | undefined {
    return Object.keys(this.#kept).length > 0 ? this.#kept : undefined;
  }
}
