/** Data folders as earlier servers left them: a table of each kind, and a journal of the changes since. */
import { createHash } from "node:crypto";
import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { readRows } from "../../../server/stores/files/RowFiles.ts";
import { isUserRow, isWorldRow } from "../../../server/stores/rowShapes.ts";
import type { UserRow, WorldRow } from "../../../server/stores/rows.ts";

export interface Older {
  /** Lines that the journals begin with. */
  readonly users?: readonly UserRow[];
  readonly records?: readonly WorldRow[];
  /** Whether the tables hold the present rows, and the journals are those before. */
  readonly isStoredWhole?: boolean;
}

const isRow = (value: unknown): value is UserRow | WorldRow => isUserRow(value) || isWorldRow(value);

/** Gives a folder that no server holds the older form. */
export async function makeOlder(folder: string, { users = [], records = [], isStoredWhole = false }: Older = {}) {
  await rm(join(folder, "before"), { recursive: true, force: true });
  for (const [kind, earlier] of [
    ["users", users],
    ["records", records],
  ] as const) {
    const rows = [...readRows(join(folder, kind), isRow).rows.values()];
    rows.sort((a, b) => (a.createdAt < b.createdAt ? -1 : 1));
    await rm(join(folder, kind), { recursive: true });
    const journal = [...earlier, ...rows].map((row) => lineOf({ put: row })).join("");
    const file = join(folder, `${kind}.journal`);
    if (isStoredWhole) await writeFile(join(folder, `${kind}.json`), tableOf(rows));
    await writeFile(isStoredWhole ? `${file}.before` : file, journal);
    if (!isStoredWhole) await writeFile(`${file}.length`, `${Buffer.byteLength(journal)} ${journal.slice(0, 43)}`);
  }
}

function tableOf(rows: readonly { readonly id: string }[]): string {
  const text = JSON.stringify(Object.fromEntries(rows.map((row) => [row.id, row])));
  return `{"check":"${checkOf(text)}","rows":${text}}`;
}

export function lineOf(change: object): string {
  const text = JSON.stringify(change);
  return `${checkOf(text)} ${text}\n`;
}

function checkOf(text: string): string {
  return createHash("sha256").update(text).digest("base64url");
}
