/** Readers for parts of an untrusted document. Valid parts are returned as they are, so that documents keep sharing them. */
import type { Point } from "../grid/point.ts";
import type { Id } from "../world/id.ts";
import { type Bounds, VARIABLE_TEXT_MAX } from "../world/limits.ts";

export type Fields = Readonly<Record<string, unknown>>;

/** Farther than any stage reaches, and small enough for exact arithmetic. */
const FAR = 10_000;

export function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function isText(value: unknown): value is string {
  return typeof value === "string";
}

/** An integer that can be a coordinate or an offset. */
export function isWhole(value: unknown): value is number {
  return Number.isInteger(value) && Math.abs(Number(value)) <= FAR;
}

export function isPoint(value: unknown): value is Point {
  return isFields(value) && isWhole(value.x) && isWhole(value.y);
}

/** A key of a map by squares: `x,y`. */
export function isSquare(key: string): boolean {
  const numbers = key.split(",").map(Number);
  return numbers.length === 2 && numbers.every(isWhole);
}

/** The nearest whole number within bounds; the least for what is no number. */
export function bounded(value: unknown, { least, most }: Bounds): number {
  if (typeof value !== "number" || Number.isNaN(value)) return least;
  // Rounding may give -0, which is another value than 0 where documents are compared.
  return Math.min(most, Math.max(least, Math.round(value))) || 0;
}

/** Whether a value is a whole number within bounds. */
export function isWithin(value: unknown, { least, most }: Bounds): value is number {
  return Number.isInteger(value) && Number(value) >= least && Number(value) <= most;
}

export function isFlagOrAbsent(value: unknown): value is boolean | undefined | null {
  return value === undefined || value === null || typeof value === "boolean";
}

/** The value of a variable as text, cut at the longest allowed; null if it is not a value. */
export function sanitizeText(value: unknown): string | null {
  if (typeof value === "number" || typeof value === "boolean") return String(value);
  if (!isText(value)) return null;
  return value.length > VARIABLE_TEXT_MAX ? value.slice(0, VARIABLE_TEXT_MAX) : value;
}

/** The fields with some of them replaced; the same object if nothing differs. */
export function withFields<Part extends object>(fields: Fields, changes: Partial<Part>): Part {
  const isUnchanged = Object.entries(changes).every(([name, value]) => Object.is(fields[name], value));
  return (isUnchanged ? fields : { ...fields, ...changes }) as unknown as Part;
}

/** The map without entries that read as null. */
export function sanitizeMap<Value>(
  value: unknown,
  read: (entry: unknown, id: Id) => Value | null,
): Readonly<Record<Id, Value>> {
  if (!isFields(value)) return {};
  let isUnchanged = true;
  const entries: [Id, Value][] = [];
  for (const [id, entry] of Object.entries(value)) {
    const item = read(entry, id);
    if (item === null || item !== entry) isUnchanged = false;
    if (item !== null) entries.push([id, item]);
  }
  return isUnchanged ? (value as Readonly<Record<Id, Value>>) : Object.fromEntries(entries);
}

/** The map, or null if any entry reads as null. */
export function wholeMap<Value>(
  value: unknown,
  read: (entry: unknown, id: Id) => Value | null,
): Readonly<Record<Id, Value>> | null {
  const map = sanitizeMap(value, read);
  return isFields(value) && Object.keys(map).length < Object.keys(value).length ? null : map;
}

/** The list, or null if any item reads as null; an empty list if it is missing. */
export function wholeList<Item>(value: unknown, read: (entry: unknown) => Item | null): readonly Item[] | null {
  if (value === undefined || value === null) return [];
  if (!Array.isArray(value)) return null;
  const list = sanitizeList(value, read);
  return list.length < value.length ? null : list;
}

/** The list without items that read as null, and without holes. */
export function sanitizeList<Item>(value: unknown, read: (entry: unknown) => Item | null): readonly Item[] {
  if (!Array.isArray(value)) return [];
  const items = Array.from(value, read);
  const isUnchanged = items.every((item, index) => item !== null && item === value[index]);
  return isUnchanged ? value : items.filter((item) => item !== null);
}
