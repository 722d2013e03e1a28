/** A table of rows as one JSON object by id, and its version before beside it. */
import { join } from "node:path";
import type { Log } from "../../Log.ts";
import { type Rows, Table } from "../tables/Table.ts";
import { crashSafeAdapter, type Format } from "./crashSafeAdapter.ts";

export async function openTable<Row extends { readonly id: string }>(folder: string, name: string, log: Log) {
  const file = join(folder, name);
  const before = `${file}.before`;
  const older = async (): Promise<string[]> => [before];
  const place = { file, before, older, format: tableFormat<Row>(), quarantine: join(folder, "quarantine"), log };
  return new Table<Row>(crashSafeAdapter<Rows<Row>>(place)).load();
}

/** An empty file, zeros, half a text, or a text that is no object: all of these are damage, never an empty table. */
function tableFormat<Row>(): Format<Rows<Row>> {
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
