/** A table of rows as one JSON object by id, behind a check of it: one letter that a disk changed must not become somebody else's id. */
import { createHash } from "node:crypto";
import type { Format } from "./crashSafeAdapter.ts";

const START = '{"check":"';
const ROWS = '","rows":';

/** An empty file, zeros, half a text, or a text that is not what was written: all of these are damage, never an empty table. */
export function tableFormat<Row extends { readonly id: string }>(): Format<Map<string, Row>> {
  return {
    toText: (rows) => {
      const text = JSON.stringify(Object.fromEntries(rows));
      return `${START}${digestOf(text)}${ROWS}${text}}`;
    },
    fromText: (text) => {
      const value = parsed<Row>(text.startsWith(START) ? checked(text) : text);
      if (typeof value !== "object" || value === null || Array.isArray(value)) return null;
      const rows = Object.entries(value);
      // Tables of before there was a check are rows and nothing else.
      return rows.every(([id, row]) => row?.id === id) ? new Map(rows) : null;
    },
  };
}

/** The rows alone; empty where they are not those that were written. */
function checked(text: string): string {
  const at = text.indexOf(ROWS);
  const rows = text.slice(at + ROWS.length, -1);
  return text.endsWith("}") && text.slice(START.length, at) === digestOf(rows) ? rows : "";
}

function digestOf(text: string): string {
  return createHash("sha256").update(text).digest("base64url");
}

function parsed<Row>(text: string): Record<string, Row> | null {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
