/** Applies a journal to the rows. A row whose newest line cannot be read keeps its previous state, but is restricted so that it gives nobody access. */
import { randomBytes } from "node:crypto";
import type { UserRow, WorldRow } from "../rows.ts";
import type { Entry } from "./journalLines.ts";

/** Changes `rows` in place and returns the ids of restricted rows. */
export function applyEntries<Row extends { readonly id: string }>(
  entries: readonly Entry<Row>[],
  rows: Map<string, Row>,
): string[] {
  const restricted = new Set<string>();
  for (const entry of entries) {
    if ("unreadable" in entry) {
      const row = rows.get(entry.unreadable);
      if (!row) continue;
      rows.set(row.id, restrictedRow(row));
      restricted.add(row.id);
    } else if ("put" in entry) {
      rows.set(entry.put.id, entry.put);
      restricted.delete(entry.put.id);
    } else {
      rows.delete(entry.gone);
      restricted.delete(entry.gone);
    }
  }
  return [...restricted];
}

function restrictedRow<Row extends object>(row: Row): Row {
  if (isUser(row)) return locked(row);
  return isWorld(row) ? { ...row, published: false, sharesNotes: false } : row;
}

/** The lost line may have changed the password, signed devices out or ended a reset link, so none of the old ones may open the account. */
function locked<Row extends UserRow>({ resetLink: _ended, ...row }: Row): Row {
  const password = { ...row.password, salt: randomText(), hash: randomText() };
  return { ...row, password, devices: [], isLocked: true } as unknown as Row;
}

/** As long as the salt or the hash of any password. */
function randomText(): string {
  return randomBytes(32).toString("base64");
}

function isUser(row: object): row is UserRow {
  return "password" in row && "devices" in row;
}

function isWorld(row: object): row is WorldRow {
  return "published" in row;
}
