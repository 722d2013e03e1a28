/** Reads plain values out of documents of unknown shape: every answer is safe to use, whatever was there. */
import { plainText, VARIABLE_TEXT_MAX } from "../engine/index.ts";

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
export function nameOf(value: unknown, fallback: string): string {
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
export function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null) return true;
  return Array.isArray(value) ? value.length === 0 : isFields(value) && Object.keys(value).length === 0;
}
