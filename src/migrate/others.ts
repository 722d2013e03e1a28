import { type Fields, isFields } from "./reading.ts";

/** The names of all fields of a part of a document: one that is added to its type has to be named here as well. */
export type FieldNames<Part> = Readonly<Record<Part extends unknown ? keyof Part : never, true>>;

const INHERITED = new Set(["__proto__", "constructor", "prototype"]);

/** The fields that nobody here knows: they belong to a newer Gridlings or to another tool, and stay as they are. */
export function othersIn(fields: Fields, known: Readonly<Record<string, true>>): Fields {
  return Object.fromEntries(
    Object.entries(fields).filter(([name]) => !Object.hasOwn(known, name) && !INHERITED.has(name)),
  );
}

/** Something with something in it: it may ask for more than what is known. */
export function isLaden(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0;
  return isFields(value) && Object.keys(value).length > 0;
}
