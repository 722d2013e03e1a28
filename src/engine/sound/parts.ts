/** Reads parts of a document that may be anything. What is sound is given back as it is, so that documents go on sharing it. */
import type { Point } from "../grid/point.ts";
import type { Id } from "../world/id.ts";
import { VARIABLE_TEXT_MAX } from "../world/limits.ts";

export type Fields = Readonly<Record<string, unknown>>;

/** Farther than any stage reaches, and small enough to count with. */
const FAR = 10_000;

export function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function isText(value: unknown): value is string {
  return typeof value === "string";
}

/** A whole number that could be a place, or a step between places. */
export function isWhole(value: unknown): value is number {
  return Number.isInteger(value) && Math.abs(Number(value)) <= FAR;
}

export function isPoint(value: unknown): value is Point {
  return isFields(value) && isWhole(value.x) && isWhole(value.y);
}

/** The value of a variable as text, no longer than one may be; null for what is no value. */
export function soundText(value: unknown): string | null {
  if (typeof value === "number" || typeof value === "boolean") return String(value);
  if (!isText(value)) return null;
  return value.length > VARIABLE_TEXT_MAX ? value.slice(0, VARIABLE_TEXT_MAX) : value;
}

/** These fields with some of them as they ought to be. */
export function mended<Part extends object>(fields: Fields, sound: Partial<Part>): Part {
  const isSound = Object.entries(sound).every(([name, value]) => Object.is(fields[name], value));
  return (isSound ? fields : { ...fields, ...sound }) as unknown as Part;
}

/** A map without the entries that are read as null. */
export function soundMap<Value>(
  value: unknown,
  read: (entry: unknown, id: Id) => Value | null,
): Readonly<Record<Id, Value>> {
  if (!isFields(value)) return {};
  let isSound = true;
  const entries: [Id, Value][] = [];
  for (const [id, entry] of Object.entries(value)) {
    const item = read(entry, id);
    if (item === null || item !== entry) isSound = false;
    if (item !== null) entries.push([id, item]);
  }
  return isSound ? (value as Readonly<Record<Id, Value>>) : Object.fromEntries(entries);
}

/** A map, if every entry of it can be read. */
export function wholeMap<Value>(
  value: unknown,
  read: (entry: unknown, id: Id) => Value | null,
): Readonly<Record<Id, Value>> | null {
  const map = soundMap(value, read);
  return isFields(value) && Object.keys(map).length < Object.keys(value).length ? null : map;
}

/** A list, if every item of it can be read; what is not there is an empty one. */
export function wholeList<Item>(value: unknown, read: (entry: unknown) => Item | null): readonly Item[] | null {
  if (value === undefined || value === null) return [];
  if (!Array.isArray(value)) return null;
  const list = soundList(value, read);
  return list.length < value.length ? null : list;
}

/** A list without the items that are read as null, and without holes. */
export function soundList<Item>(value: unknown, read: (entry: unknown) => Item | null): readonly Item[] {
  if (!Array.isArray(value)) return [];
  const items = Array.from(value, read);
  const isSound = items.every((item, index) => item !== null && item === value[index]);
  return isSound ? value : items.filter((item) => item !== null);
}
