/** Where games without an account stand: the database of this browser, or this window's memory where it has none. */
import {
  type Durability,
  openDatabase,
  STORE_NAMES,
  type StoreName,
  type StoreTransaction,
  transact,
  type TransactionWork,
} from "../../browser/database.ts";
import { StorageFailed } from "../../browser/StorageFailed.ts";

export interface LocalDatabase {
  /** False where all goes with the window. */
  readonly isPersistent: boolean;
  /** All of the work happens, or none of it. Rejects with StorageFailed where the browser refuses. */
  transact<Answer>(mode: "readonly" | "readwrite", work: TransactionWork<Answer>, durability?: Durability): Promise<Answer>;
}

/**
 * A private window may have no database: what is made there is kept as long as the window. Rejects with StorageFailed where there is one
 * that does not answer: what is kept in it is not gone.
 */
export async function openLocalDatabase(): Promise<LocalDatabase> {
  try {
    await openDatabase();
    return { isPersistent: true, transact };
  } catch (fault) {
    if (isUnresponsive(fault)) throw fault;
    return newMemoryDatabase();
  }
}

/** The database may answer another time. */
export function isUnresponsive(fault: unknown): boolean {
  return fault instanceof StorageFailed && fault.trouble === "silent";
}

/** One work after the other, as in a database: two at once would each forget what the other one did. */
export function newMemoryDatabase(): LocalDatabase {
  let kept = contentsOf(() => new Map());
  let last: Promise<unknown> = Promise.resolve();
  const doAll = async <Answer>(work: TransactionWork<Answer>): Promise<Answer> => {
    const next = contentsOf((table) => new Map(kept[table]));
    const answer = await work(tablesOf(next));
    kept = next;
    return answer;
  };
  return {
    isPersistent: false,
    transact(_mode, work) {
      const done = last.then(() => doAll(work));
      last = done.catch(() => undefined);
      return done;
    },
  };
}

type Contents = Readonly<Record<StoreName, Map<string, unknown>>>;

function contentsOf(contentOf: (table: StoreName) => Map<string, unknown>): Contents {
  return Object.fromEntries(STORE_NAMES.map((table) => [table, contentOf(table)])) as Contents;
}

function tablesOf(contents: Contents): StoreTransaction {
  return {
    get: async (table, key) => contents[table].get(key),
    all: async (table, prefix = "") => keysOf(contents[table], prefix).map((key) => contents[table].get(key)),
    keys: async (table, prefix) => keysOf(contents[table], prefix),
    put: async (table, key, record) => void contents[table].set(key, record),
    remove: async (table, key) => void contents[table].delete(key),
  };
}

function keysOf(content: ReadonlyMap<string, unknown>, prefix: string): string[] {
  return [...content.keys()].filter((key) => key.startsWith(prefix)).sort();
}
