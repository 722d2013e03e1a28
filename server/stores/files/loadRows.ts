import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import type { Log } from "../../Log.ts";
import type { ClassRow, ReportRow } from "../classRows.ts";
import { isClassRow, isReportRow, isUserRow, isWorldRow, type RowShape } from "../rowShapes.ts";
import type { UserRow, WorldRow } from "../rows.ts";
import { putRightLater } from "./durableWrite.ts";
import { refuseOddRows } from "./misplaced.ts";
import { moveOlderFiles, setConversionAside } from "./olderFiles.ts";
import { convert, faultsOfOlderTable, keepDamaged, type OlderTables, readOlderTables } from "./olderTables.ts";
import type { Quarantine } from "./Quarantine.ts";
import { faultsOfRows, RowFiles, readRows } from "./RowFiles.ts";

/** All rows of a data folder: accounts, records of worlds, classes, and reports. */
export interface FolderRows {
  readonly users: Map<string, UserRow>;
  readonly records: Map<string, WorldRow>;
  readonly classes: Map<string, ClassRow>;
  readonly reports: Map<string, ReportRow>;
}

export function userFilesIn(folder: string, quarantine: Quarantine, log: Log): RowFiles<UserRow> {
  return new RowFiles(join(folder, "users"), isUserRow, quarantine, log);
}

export function recordFilesIn(folder: string, quarantine: Quarantine, log: Log): RowFiles<WorldRow> {
  return new RowFiles(join(folder, "records"), isWorldRow, quarantine, log);
}

export function classFilesIn(folder: string, quarantine: Quarantine, log: Log): RowFiles<ClassRow> {
  return new RowFiles(join(folder, "classes"), isClassRow, quarantine, log);
}

export function reportFilesIn(folder: string, quarantine: Quarantine, log: Log): RowFiles<ReportRow> {
  return new RowFiles(join(folder, "reports"), isReportRow, quarantine, log);
}

/**
 * Loads the rows for the server that holds the folder: repairs damaged files, and converts those of earlier servers.
 */
export async function loadRows(folder: string, quarantine: Quarantine, log: Log): Promise<FolderRows> {
  const userFiles = userFilesIn(folder, quarantine, log);
  const recordFiles = recordFilesIn(folder, quarantine, log);
  const older = await readOlderTables(folder);
  if (older) await setConversionAside(folder, areOutdated(folder, older), log);
  const users = readRows(join(folder, "users"), isUserRow);
  const records = readRows(join(folder, "records"), isWorldRow);
  await userFiles.repair(users);
  await recordFiles.repair(records);
  const classes = readRows(join(folder, "classes"), isClassRow);
  const reports = readRows(join(folder, "reports"), isReportRow);
  await classFilesIn(folder, quarantine, log).repair(classes);
  await reportFilesIn(folder, quarantine, log).repair(reports);
  if (older) {
    log({ event: "a folder of an earlier server is being converted", records: older.records.rows.size });
    await convert(older.users, userFiles, users.rows, log);
    await convert(older.records, recordFiles, records.rows, log);
    await keepDamaged([older.users, older.records], quarantine);
  }
  await moveOlderFiles(folder);
  await setRefusedAside(users.rows, userFiles, log);
  return { users: users.rows, records: records.rows, classes: classes.rows, reports: reports.rows };
}

/**
 * Returns whether the row files differ from the tables. After an interrupted conversion they do not, so an earlier
 * server was used since, and what it stored last counts.
 */
function areOutdated(folder: string, { users, records }: OlderTables): boolean {
  const { rows: people } = readRows(join(folder, "users"), isUserRow);
  const { rows: games } = readRows(join(folder, "records"), isWorldRow);
  return !isWithin(people, users.rows) || !isWithin(games, records.rows);
}

function isWithin<Row>(some: ReadonlyMap<string, Row>, all: ReadonlyMap<string, Row>): boolean {
  return Array.from(some).every(([id, row]) => isDeepStrictEqual(row, all.get(id)));
}

/**
 * Reads the rows without changing anything, also while a server is running, and says in plain words what is damaged.
 * Throws such a sentence if there is no folder of rows.
 */
export async function readAllRows(folder: string): Promise<FolderRows & { readonly faults: readonly string[] }> {
  await refuseOddRows(folder);
  const faults: string[] = [];
  const rowsOf = <Row extends { readonly id: string }>(part: string, isRow: RowShape<Row>): Map<string, Row> => {
    const { rows, odd } = readRows(join(folder, part), isRow);
    faults.push(...faultsOfRows(join(folder, part), odd, isRow));
    return rows;
  };
  const later = { classes: rowsOf("classes", isClassRow), reports: rowsOf("reports", isReportRow) };
  const older = await readOlderTables(folder);
  if (older) return { ...olderRows(folder, older), ...later };
  return { users: rowsOf("users", isUserRow), records: rowsOf("records", isWorldRow), ...later, faults };
}

type OlderRows = Pick<FolderRows, "users" | "records"> & { readonly faults: readonly string[] };

function olderRows(folder: string, older: OlderTables): OlderRows {
  const { users, records } = older;
  const outdated =
    "An earlier server was used here after the conversion: the next start takes what it did, and keeps users/ and records/ in before-….";
  const faults = [...faultsOfOlderTable(users), ...faultsOfOlderTable(records)];
  return {
    users: new Map(users.rows),
    records: new Map(records.rows),
    faults: areOutdated(folder, older) ? [outdated, ...faults] : faults,
  };
}

/**
 * Sets aside accounts that share a username or e-mail address with a newer one. Only the newest was ever answered: for
 * those before, a failing disk kept the file although the sign-up was refused.
 */
async function setRefusedAside(users: Map<string, UserRow>, files: RowFiles<UserRow>, log: Log): Promise<void> {
  const newestFirst = [...users.values()].sort((a, b) => (a.createdAt < b.createdAt ? 1 : -1));
  const taken = new Set<string>();
  for (const { id, username, email } of newestFirst) {
    const names = [`username ${username.toLowerCase()}`, `email ${email.toLowerCase()}`];
    if (names.some((name) => taken.has(name))) {
      users.delete(id);
      await files.setAside(id).catch(putRightLater(log, id));
    }
    for (const name of names) taken.add(name);
  }
}
