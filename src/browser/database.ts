/** The database of this site in this browser (IndexedDB): tables of records by key, changed wholly or not at all. */
import { withTimeout, TimedOut } from "./timers.ts";
import { StorageFailed } from "./StorageFailed.ts";

const NAME = "gridlings";
const VERSION = 3;
/** A page that opens waits no longer than this for the database to open, or to answer what it is asked. */
const ANSWER_MS = 3000;
/** A large game on a slow disk takes its time. */
const WRITE_MS = 20_000;
/**
 * Games kept without an account: what lists show of them, and apart from it the games themselves.
 * What was made and may not have been saved yet: moments of open games, and the parts these are made of.
 * Games that were played here, for when there is no line.
 */
export const STORE_NAMES = ["localCards", "localGames", "journalPoints", "journalParts", "playedGames"] as const;

export type StoreName = (typeof STORE_NAMES)[number];

/** What can be done within one transaction; a step that fails takes all the others back. */
export interface StoreTransaction {
  /** The record of a key, or undefined. */
  get(table: StoreName, key: string): Promise<unknown>;
  /** All records, or those whose keys begin so, by key. */
  all(table: StoreName, prefix?: string): Promise<readonly unknown[]>;
  /** The keys that begin so. */
  keys(table: StoreName, prefix: string): Promise<readonly string[]>;
  put(table: StoreName, key: string, record: unknown): Promise<void>;
  remove(table: StoreName, key: string): Promise<void>;
}

/** Steps that happen all together; within them nothing but the tables may be waited for. */
export type TransactionWork<Answer> = (tables: StoreTransaction) => Promise<Answer>;

/** `strict`: all is on the disk. `relaxed`: the system has it, which a crash of the browser does no harm, and a power cut may. */
export type Durability = "strict" | "relaxed";

/**
 * Resolves once all is kept. Rejects with StorageFailed, or with what `work` threw; then nothing has changed, unless the database was
 * `silent` about what it was keeping just then.
 */
export async function transact<Answer>(
  mode: "readonly" | "readwrite",
  work: TransactionWork<Answer>,
  durability: Durability = "strict",
): Promise<Answer> {
  const database = await openDatabase();
  const transaction = begin(database, mode, durability);
  const ended = endOf(transaction);
  const done = async () => {
    const answer = await work(tablesOf(transaction));
    await ended;
    return answer;
  };
  try {
    return await withTimeout(done(), mode === "readonly" ? ANSWER_MS : WRITE_MS);
  } catch (fault) {
    if (fault instanceof TimedOut) silentUntil(ended);
    ended.catch(() => undefined);
    abort(transaction);
    throw asFailure(fault);
  }
}

let opening: Promise<IDBDatabase> | null = null;
/** What the database has not answered yet, though it was waited for: until then nobody waits for it again. */
let unanswered: Promise<unknown> | null = null;
const clearings = new Set<() => void>();

/** Calls back when the browser took the database away under an open page, as when the child clears the data of this site. */
export function onDatabaseCleared(call: () => void): () => void {
  clearings.add(call);
  return () => clearings.delete(call);
}

/** Opened once for the page; another try after it failed, or after the browser closed it. Rejects with StorageFailed. */
export async function openDatabase(): Promise<IDBDatabase> {
  if (unanswered) throw new StorageFailed("silent");
  opening ??= newDatabase().catch((fault: unknown) => {
    opening = null;
    console.warn("This browser opens no database", fault);
    throw new StorageFailed("forbidden");
  });
  const known = opening;
  return withTimeout(known, ANSWER_MS).catch((fault: unknown) => {
    if (fault instanceof TimedOut) silentUntil(known);
    throw asFailure(fault);
  });
}

function silentUntil(answer: Promise<unknown>): void {
  const waited = answer.catch(() => undefined);
  unanswered = waited;
  void waited.then(() => {
    if (unanswered === waited) unanswered = null;
  });
}

async function newDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, VERSION);
  request.onupgradeneeded = () => {
    const known = request.result.objectStoreNames;
    for (const table of STORE_NAMES) if (!known.contains(table)) request.result.createObjectStore(table);
  };
  const database = await answerOf(request);
  const forget = () => {
    database.close();
    opening = null;
  };
  database.onversionchange = forget;
  database.onclose = () => {
    forget();
    for (const call of clearings) call();
  };
  return database;
}

function begin(database: IDBDatabase, mode: "readonly" | "readwrite", durability: Durability): IDBTransaction {
  try {
    return database.transaction(STORE_NAMES, mode, { durability });
  } catch (fault) {
    throw asFailure(fault);
  }
}

function tablesOf(transaction: IDBTransaction): StoreTransaction {
  return {
    get: (table, key) => answerOf(transaction.objectStore(table).get(key)),
    all: (table, prefix = "") => answerOf(transaction.objectStore(table).getAll(beginningWith(prefix))),
    keys: async (table, prefix) =>
      (await answerOf(transaction.objectStore(table).getAllKeys(beginningWith(prefix)))).map(String),
    put: async (table, key, record) => void (await answerOf(transaction.objectStore(table).put(record, key))),
    remove: (table, key) => answerOf(transaction.objectStore(table).delete(key)),
  };
}

function beginningWith(prefix: string): IDBKeyRange {
  return IDBKeyRange.bound(prefix, `${prefix}\uffff`);
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
  if (fault instanceof TimedOut) {
    console.warn("This browser's database does not answer");
    return new StorageFailed("silent");
  }
  if (!(fault instanceof DOMException)) return fault ?? new StorageFailed("broken");
  console.warn("This browser's database failed", fault);
  return new StorageFailed(fault.name === "QuotaExceededError" ? "full" : "broken");
}
