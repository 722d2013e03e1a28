import { join } from "node:path";
import type { Log } from "../../Log.ts";
import type { UserRow, WorldRow } from "../rows.ts";
import { putRightLater } from "./durableWrite.ts";
import { convert, faultsOfOlderTable, moveOlderFiles, readOlderTables } from "./olderTables.ts";
import type { Quarantine } from "./Quarantine.ts";
import { faultsOfRows, RowFiles, readRows } from "./RowFiles.ts";

/** The accounts and the records of worlds in a data folder. */
export interface FolderRows {
  readonly users: Map<string, UserRow>;
  readonly records: Map<string, WorldRow>;
}

export function userFilesIn(folder: string, quarantine: Quarantine, log: Log): RowFiles<UserRow> {
  return new RowFiles(join(folder, "users"), quarantine, log);
}

export function recordFilesIn(folder: string, quarantine: Quarantine, log: Log): RowFiles<WorldRow> {
  return new RowFiles(join(folder, "records"), quarantine, log);
}

/** For the server that holds the folder: repairs damaged files, and converts those of earlier servers. */
export async function loadRows(folder: string, quarantine: Quarantine, log: Log): Promise<FolderRows> {
  const userFiles = userFilesIn(folder, quarantine, log);
  const recordFiles = recordFilesIn(folder, quarantine, log);
  const users = readRows<UserRow>(join(folder, "users"));
  const records = readRows<WorldRow>(join(folder, "records"));
  await userFiles.repair(users.odd);
  await recordFiles.repair(records.odd);
  const older = await readOlderTables(folder);
  if (older) {
    log({ event: "a folder of an earlier server is being converted", records: older.records.rows.size });
    await convert(older.users, userFiles, users.rows, log);
    await convert(older.records, recordFiles, records.rows, log);
  }
  await moveOlderFiles(folder, older ? [older.users, older.records] : [], quarantine);
  await setRefusedAside(users.rows, userFiles, log);
  return { users: users.rows, records: records.rows };
}

/** Without changing anything, also while a server is running: the rows, and sentences in plain words about what is damaged. */
export async function readAllRows(folder: string): Promise<FolderRows & { readonly faults: readonly string[] }> {
  const [userFolder, recordFolder] = [join(folder, "users"), join(folder, "records")];
  const users = readRows<UserRow>(userFolder);
  const records = readRows<WorldRow>(recordFolder);
  const older = await readOlderTables(folder);
  const faults = [...faultsOfRows(userFolder, users.odd), ...faultsOfRows(recordFolder, records.odd)];
  if (!older) return { users: users.rows, records: records.rows, faults };
  return {
    users: new Map([...older.users.rows, ...users.rows]),
    records: new Map([...older.records.rows, ...records.rows]),
    faults: [...faults, ...faultsOfOlderTable(older.users), ...faultsOfOlderTable(older.records)],
  };
}

/**
 * Of accounts with the same username or e-mail address, only the newest was ever answered: for those before, a failing disk kept the file
 * although the sign-up was refused.
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
