/** The database of this site in this browser (IndexedDB): tables of records by key, changed wholly or not at all. */
import { StorageFailed } from "./StorageFailed.ts";

const NAME = "gridlings";
const VERSION = 1;
/** Games kept without an account: what lists show of them, and apart from it the games themselves. */
const TABLES = ["localCards", "localGames"] as const;

export type Table = (typeof TABLES)[number];

/** What can be done within one transaction; a step that fails takes all the others back. */
export interface Tables {
  /** The record of a key, or undefined. */
  get(table: Table, key: string): Promise<unknown>;
  all(table: Table): Promise<readonly unknown[]>;
  put(table: Table, key: string, record: unknown): Promise<void>;
  remove(table: Table, key: string): Promise<void>;
}

/** Steps that happen all together; within them nothing but the tables may be waited for. */
export type Work<Answer> = (tables: Tables) => Promise<Answer>;

/** Resolves once all is on the disk. Rejects with StorageFailed, or with what `work` threw; then nothing has changed. */
export async function transact<Answer>(mode: "readonly" | "readwrite", work: Work<Answer>): Promise<Answer> {
  const database = await openDatabase();
  const transaction = begin(database, mode);
  const ended = endOf(transaction);
  try {
    const answer = await work(tablesOf(transaction));
    await ended;
    return answer;
  } catch (fault) {
    ended.catch(() => undefined);
    abort(transaction);
    throw asFailure(fault);
  }
}

let opening: Promise<IDBDatabase> | null = null;

/** Opened once for the page; another try after it failed, or after the browser closed it. */
export function openDatabase(): Promise<IDBDatabase> {
  opening ??= newDatabase().catch((fault: unknown) => {
    opening = null;
    console.warn("This browser opens no database", fault);
    throw new StorageFailed("forbidden");
  });
  return opening;
}

async function newDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, VERSION);
  request.onupgradeneeded = () => {
    for (const table of TABLES) request.result.createObjectStore(table);
  };
  const database = await answerOf(request);
  const forget = () => {
    database.close();
    opening = null;
  };
  database.onversionchange = forget;
  database.onclose = forget;
  return database;
}

/** `strict`: an answer comes only once the disk has it, whatever happens to the power. */
function begin(database: IDBDatabase, mode: "readonly" | "readwrite"): IDBTransaction {
  try {
    return database.transaction(TABLES, mode, { durability: "strict" });
  } catch (fault) {
    throw asFailure(fault);
  }
}

function tablesOf(transaction: IDBTransaction): Tables {
  return {
    get: (table, key) => answerOf(transaction.objectStore(table).get(key)),
    all: (table) => answerOf(transaction.objectStore(table).getAll()),
    put: async (table, key, record) => void (await answerOf(transaction.objectStore(table).put(record, key))),
    remove: (table, key) => answerOf(transaction.objectStore(table).delete(key)),
  };
}

function answerOf<Answer>(request: IDBRequest<Answer>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

function endOf(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });
}

/** One that ended by itself cannot be taken back any more, and need not. */
function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort();
  } catch {
    return;
  }
}

function asFailure(fault: unknown): unknown {
  if (!(fault instanceof DOMException)) return fault ?? new StorageFailed("broken");
  console.warn("This browser's database failed", fault);
  return new StorageFailed(fault.name === "QuotaExceededError" ? "full" : "broken");
}
