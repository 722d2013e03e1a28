/** Readers of plain values in a document of unknown shape. Their results are safe to use, whatever the document holds. */
import { type Fields, isFields, plainText, type Unread, VARIABLE_TEXT_MAX } from "../engine/index.ts";

/** The own fields of an object, or none, on an object without a prototype, so that no id finds an inherited property. */
export function fieldsOf(value: unknown): Fields {
  return isFields(value) ? Object.assign(Object.create(null), value) : Object.create(null);
}

export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** Reads every entry of a map and leaves out those read as null. Old documents store an empty map as a list. */
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

/** Text as it is, a number or boolean as text, null for anything else. */
export function textOf(value: unknown): string | null {
  if (typeof value === "string") return value;
  return typeof value === "number" || typeof value === "boolean" ? String(value) : null;
}

/** A name on one line; the fallback if it is empty. */
export function readName(value: unknown, fallback: string): string {
  return oneLine(textOf(value) ?? "") || fallback;
}

/** The lines of a text, joined by spaces and without invisible characters, cut at the longest text of a game. */
export function oneLine(text: string): string {
  const bounded = text.slice(0, VARIABLE_TEXT_MAX);
  if (!/[\r\n]/.test(bounded)) return plainText(bounded);
  const lines = bounded.split(/[\r\n]/).map((line) => plainText(line).trim());
  return lines.filter((line) => line !== "").join(" ");
}

/** The nearest whole number within bounds; the fallback for anything that is not a number. */
export function wholeOf(value: unknown, fallback: number, min = -LARGEST, max = LARGEST): number {
  const number = typeof value === "string" && value.trim() !== "" ? Number(value) : value;
  if (typeof number !== "number" || !Number.isFinite(number)) return fallback;
  return Math.min(max, Math.max(min, Math.round(number)));
}

/** Farther than any stage reaches, and small enough for exact arithmetic. */
const LARGEST = 10_000;

export function pointOf(value: unknown): { x: number; y: number } {
  const { x, y } = fieldsOf(value);
  return { x: wholeOf(x, 0), y: wholeOf(y, 0) };
}

/** As `pointOf`, but null if a coordinate is present and not a number: a guessed position would not be what was meant. */
export function pointOrNull(value: unknown): { x: number; y: number } | null {
  if (!isFields(value)) return null;
  const { x, y } = fieldsOf(value);
  return isNumberOrAbsent(x) && isNumberOrAbsent(y) ? { x: wholeOf(x, 0), y: wholeOf(y, 0) } : null;
}

/** Whether a value is a number, a number written as text, or missing. */
export function isNumberOrAbsent(value: unknown): boolean {
  return value === undefined || Number.isFinite(wholeOf(value, Number.NaN));
}

/** Old documents leave out what is empty, or store an empty map as a list. */
export function isEmptyOrAbsent(value: unknown): boolean {
  if (value === undefined || value === null) return true;
  return Array.isArray(value) ? value.length === 0 : isFields(value) && Object.keys(value).length === 0;
}

/** Every field name of a type, checked by the compiler: a field added to the type must be added to the record. */
export type FieldNames<Part> = Readonly<Record<Part extends unknown ? keyof Part : never, true>>;

const INHERITED = new Set(["__proto__", "constructor", "prototype"]);

/** The fields that belong to a newer version or to another tool. They are kept as they are. */
export function unknownFields(fields: Fields, known: Readonly<Record<string, true>>): Fields {
  const names = Object.keys(fields).filter((name) => !Object.hasOwn(known, name) && !INHERITED.has(name));
  // Most parts have none, and a large stage has many thousand parts.
  return names.length === 0 ? NO_FIELDS : Object.fromEntries(names.map((name) => [name, fields[name]]));
}

const NO_FIELDS: Fields = {};

/** Whether an id is the name of something that every object inherits. */
export function isInherited(id: string): boolean {
  return INHERITED.has(id);
}

/** A switch; undefined if it is missing. Anything else is reported. */
export function readFlag(value: unknown, report: ReportUnread): boolean | undefined {
  if (value === undefined || value === null) return undefined;
  if (typeof value === "boolean") return value;
  report();
  return undefined;
}

/** Whether a value is a map or list with entries. An unknown field with content may restrict what a rule does. */
export function hasContent(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0;
  return isFields(value) && Object.keys(value).length > 0;
}

/** Makes the ids of a list unique: an id that is taken gets a number. */
export class UniqueIds {
  readonly #taken = new Set<string>();
  /** The next number to try for an id, so that a list of equal ids does not take quadratic time. */
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

/** Called for each part that a reader cannot understand. `fault` is for the log. */
export type ReportUnread = (fault?: string) => void;

/**
 * Reads the fields of a rule or container one by one, and keeps unchanged every field in which a reader reports an unreadable part. A field
 * that an earlier version kept is read again from where it came: this version may understand it.
 */
export class FieldReader {
  readonly fields: Fields;
  readonly log: (fault: string) => void;
  readonly #kept: Record<string, unknown> = {};

  constructor(node: Fields, log: (fault: string) => void) {
    const { unread, ...fields } = node;
    this.fields = fieldsOf({ ...fields, ...fieldsOf(unread) });
    this.log = log;
  }

  read<Value>(name: string, read: (value: unknown, report: ReportUnread) => Value): Value {
    return read(this.fields[name], (fault) => {
      this.keepUnread(name);
      if (fault !== undefined) this.log(fault);
    });
  }

  /** A missing field is kept as `null`, which JSON can hold. */
  keepUnread(name: string): void {
    Object.defineProperty(this.#kept, name, { value: this.fields[name] ?? null, enumerable: true, configurable: true });
  }

  /** Undefined if everything could be read. */
  get unread(): Unread | undefined {
    return Object.keys(this.#kept).length > 0 ? this.#kept : undefined;
  }
}
