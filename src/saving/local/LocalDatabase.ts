import {
  type Durability,
  openDatabase,
  STORE_NAMES,
  StorageFailed,
  type StoreName,
  type StoreTransaction,
  type TransactionWork,
  transact,
} from "../../browser/database.ts";

/** Stores data in this browser: in IndexedDB, or in the memory of this window if there is no IndexedDB. */
export interface LocalDatabase {
  /** False if everything is lost when the window closes. */
  readonly isPersistent: boolean;
  /** Does all of the work or none of it. Rejects with StorageFailed if the browser refuses. */
  transact<Result>(
    mode: "readonly" | "readwrite",
    work: TransactionWork<Result>,
    durability?: Durability,
  ): Promise<Result>;
}

/**
 * In memory if this browser has no IndexedDB, as in some private windows. Rejects with StorageFailed if it has one that does not answer,
 * because the data in it is not lost.
 */
export async function openLocalDatabase(): Promise<LocalDatabase> {
  try {
    await openDatabase();
    return { isPersistent: true, transact };
  } catch (error) {
    if (isUnresponsive(error)) throw error;
    return newMemoryDatabase();
  }
}

/** Whether the database did not answer, and may do so later. */
export function isUnresponsive(error: unknown): boolean {
  return error instanceof StorageFailed && error.trouble === "silent";
}

/** Runs one transaction after the other, because two at once would each undo the changes of the other. */
export function newMemoryDatabase(): LocalDatabase {
  let contents = contentsOf(() => new Map());
  let previous: Promise<unknown> = Promise.resolve();
  const run = async <Result>(work: TransactionWork<Result>): Promise<Result> => {
    const next = contentsOf((store) => new Map(contents[store]));
    const result = await work(storesOf(next));
    contents = next;
    return result;
  };
  return {
    isPersistent: false,
    transact(_mode, work) {
      const result = previous.then(() => run(work));
      previous = result.catch(() => undefined);
      return result;
    },
  };
}

type Contents = Readonly<Record<StoreName, Map<string, unknown>>>;

function contentsOf(contentOf: (store: StoreName) => Map<string, unknown>): Contents {
  return Object.fromEntries(STORE_NAMES.map((store) => [store, contentOf(store)])) as Contents;
}

function storesOf(contents: Contents): StoreTransaction {
  return {
    get: async (store, key) => contents[store].get(key),
    all: async (store, prefix = "") => keysOf(contents[store], prefix).map((key) => contents[store].get(key)),
    keys: async (store, prefix) => keysOf(contents[store], prefix),
    put: async (store, key, record) => void contents[store].set(key, record),
    remove: async (store, key) => void contents[store].delete(key),
  };
}

function keysOf(content: ReadonlyMap<string, unknown>, prefix: string): string[] {
  return [...content.keys()].filter((key) => key.startsWith(prefix)).sort();
}
