/** Reads a table of a data folder from outside, while a server may be writing to it; changes nothing. */
import { stat } from "node:fs/promises";
import { join } from "node:path";
import { applyEntries } from "./applyEntries.ts";
import { readWhole } from "./crashSafeAdapter.ts";
import { unlessMissing } from "./durableWrite.ts";
import { Journal } from "./Journal.ts";
import { tableFormat } from "./tableFormat.ts";

const TRIES = 50;

export interface TableRead<Row> {
  readonly rows: ReadonlyMap<string, Row>;
  /** Whether the table itself is whole; if not, the rows come from the one before and the journals. */
  readonly isWhole: boolean;
  /** How many lines of its journals cannot be read. */
  readonly damagedLines: number;
  /** How many of those no longer show which row they belong to. */
  readonly namelessLines: number;
  /** Ids of rows whose newest line is damaged. */
  readonly restricted: readonly string[];
}

/** In plain words; empty where the table is whole. */
export function faultsOfTable(name: string, read: Omit<TableRead<unknown>, "rows">): string[] {
  const { isWhole, damagedLines, namelessLines, restricted } = read;
  const table = `The file ${name}.json is damaged; its rows come from the one before and the journal.`;
  const lines = `${damagedLines} lines of ${name}.journal cannot be read; the next start sets them aside in quarantine.`;
  const nameless = `${namelessLines} of them do not show whose they are: an account or a game may be older than it should be.`;
  return [
    ...(isWhole ? [] : [table]),
    ...(damagedLines > 0 ? [lines] : []),
    ...(namelessLines > 0 ? [nameless] : []),
    ...restricted.map((id) => `The newest line of ${id} in ${name}.journal cannot be read: the next start locks it.`),
  ];
}

/** All rows as they stood at one moment. Throws where the server stores the table anew again and again meanwhile, or cannot be read. */
export async function readTable<Row extends { readonly id: string }>(
  folder: string,
  name: string,
): Promise<TableRead<Row>> {
  const file = join(folder, `${name}.json`);
  const journal = join(folder, `${name}.journal`);
  const parts = [file, journal, `${journal}.before`];
  for (let tries = 0; tries < TRIES; tries += 1) {
    const before = await marksOf(parts);
    const read = await readOnce<Row>(file, journal);
    if ((await marksOf(parts)) === before) return read;
  }
  throw new Error(`The table of ${name} was changing all the time. Try again when the server is less busy.`);
}

async function readOnce<Row extends { readonly id: string }>(file: string, journal: string): Promise<TableRead<Row>> {
  const format = tableFormat<Row>();
  const present = await readWhole(file, format);
  const isWhole = present !== null || (await stat(file).catch(unlessMissing)) === null;
  const rows = new Map(present ?? (await readWhole(`${file}.before`, format)));
  const changes = new Journal<Row>(journal);
  const restricted = applyEntries(await changes.read(present !== null), rows);
  return { rows, isWhole, damagedLines: changes.damage, namelessLines: changes.nameless, restricted };
}

/** Which files bear the names. A journal that only grows is the same file: what it gains while being read is of a moment later. */
async function marksOf(files: readonly string[]): Promise<string> {
  const found = await Promise.all(files.map((file) => stat(file).catch(unlessMissing)));
  return found.map((facts) => facts?.ino ?? 0).join(" ");
}
