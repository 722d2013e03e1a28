/** A table of rows as one JSON object by id. */
import type { Format } from "./crashSafeAdapter.ts";

/** An empty file, zeros, half a text, or a text that is no object: all of these are damage, never an empty table. */
export function tableFormat<Row>(): Format<Map<string, Row>> {
  return {
    toText: (rows) => JSON.stringify(Object.fromEntries(rows)),
    fromText: (text) => {
      const value = parsed(text);
      if (typeof value !== "object" || value === null || Array.isArray(value)) return null;
      return new Map(Object.entries(value));
    },
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
