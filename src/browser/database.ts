import { TimedOut, withTimeout } from "./timers.ts";

const NAME = "gridlings";
const VERSION = 3;
/** How long a page waits for the database to open or to answer a read. */
const READ_TIMEOUT_MS = 3000;
/** Writing a large game to a slow disk takes a while. */
const WRITE_TIMEOUT_MS = 20_000;

/**
 * The object stores of our database:
 * - `localCards` and `localGames`: games without an account; what lists show of them, and the games themselves.
 * - `journalPoints` and `journalParts`: unsaved work, as points in time of open games and the parts that these are made of.
 * - `playedGames`: games that were played here, for playing without a network.
 */
export const STORE_NAMES = ["localCards", "localGames", "journalPoints", "journalParts", "playedGames"] as const;

export type StoreName = (typeof STORE_NAMES)[number];

/** Reads and writes within one transaction. If one of them fails, all are undone. */
export interface StoreTransaction {
  /** Undefined if there is none. */
  get(store: StoreName, key: string): Promise<unknown>;
  /** In the order of their keys; all records, or those whose keys start with `prefix`. */
  all(store: StoreName, prefix?: string): Promise<readonly unknown[]>;
  keys(store: StoreName, prefix: string): Promise<readonly string[]>;
  put(store: StoreName, key: string, record: unknown): Promise<void>;
  remove(store: StoreName, key: string): Promise<void>;
}

/** May await nothing but `stores`: IndexedDB commits a transaction as soon as it has nothing to do. */
export type TransactionWork<Result> = (stores: StoreTransaction) => Promise<Result>;

/** `strict`: written to disk. `relaxed`: handed to the system, which survives a crash of the browser but maybe not a power cut. */
export type Durability = "strict" | "relaxed";

/**
 * `full`: no space left. `forbidden`: this browser stores nothing, as in some private windows. `silent`: it does not answer, but may
 * later. `broken`: any other error.
 */
export type StorageTrouble = "full" | "forbidden" | "silent" | "broken";

const SENTENCES: Readonly<Record<StorageTrouble, string>> = {
  full: "This browser is full, so it can't keep your game.",
  forbidden: "This browser can't keep games. Is this a private window?",
  silent: "This browser isn't answering. Close your other windows, or restart the browser.",
  broken: "This browser couldn't keep your game. Please try again.",
};

/** This browser could not store or load something; the message is fit for a child. */
export class StorageFailed extends Error {
  override readonly name = "StorageFailed";
  readonly trouble: StorageTrouble;

  constructor(trouble: StorageTrouble) {
    super(SENTENCES[trouble]);
    this.trouble = trouble;
  }
}

/**
 * Resolves once everything is stored. Rejects with StorageFailed, or with the error that `work` threw; then nothing has changed, except
 * that a write which failed as `silent` may have been stored.
 */
export async function transact<Result>(
  mode: "readonly" | "readwrite",
  work: TransactionWork<Result>,
  durability: Durability = "strict",
): Promise<Result> {
  const database = await openDatabase();
  const transaction = begin(database, mode, durability);
  const ended = endOf(transaction);
  const done = async () => {
    const result = await work(storesOf(transaction));
    await ended;
    return result;
  };
  try {
    return await withTimeout(done(), mode === "readonly" ? READ_TIMEOUT_MS : WRITE_TIMEOUT_MS);
  } catch (error) {
    if (error instanceof TimedOut) markSilentUntil(ended);
    ended.catch(() => undefined);
    abort(transaction);
    throw toStorageFailed(error);
  }
}

let opening: Promise<IDBDatabase> | null = null;
/** A request that timed out. Until it settles, every other one fails at once instead of timing out as well. */
let unanswered: Promise<unknown> | null = null;
const clearedListeners = new Set<() => void>();

/** Calls back when the browser deletes the database under an open page, as when the data of this site is cleared. */
export function onDatabaseCleared(call: () => void): () => void {
  clearedListeners.add(call);
  return () => clearedListeners.delete(call);
}

/** Opened once per page; tried again after a failure, or after the browser closed it. Rejects with StorageFailed. */
export async function openDatabase(): Promise<IDBDatabase> {
  if (unanswered) throw new StorageFailed("silent");
  opening ??= newDatabase().catch((error: unknown) => {
    opening = null;
    console.warn("This browser opens no database", error);
    throw new StorageFailed("forbidden");
  });
  const current = opening;
  return withTimeout(current, READ_TIMEOUT_MS).catch((error: unknown) => {
    if (error instanceof TimedOut) markSilentUntil(current);
    throw toStorageFailed(error);
  });
}

function markSilentUntil(answer: Promise<unknown>): void {
  const settled = answer.catch(() => undefined);
  unanswered = settled;
  void settled.then(() => {
    if (unanswered === settled) unanswered = null;
  });
}

async function newDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, VERSION);
  request.onupgradeneeded = () => {
    const existing = request.result.objectStoreNames;
    for (const name of STORE_NAMES) if (!existing.contains(name)) request.result.createObjectStore(name);
  };
  const database = await resultOf(request);
  const close = () => {
    database.close();
    opening = null;
  };
  database.onversionchange = close;
  database.onclose = () => {
    close();
    for (const call of clearedListeners) call();
  };
  return database;
}

function begin(database: IDBDatabase, mode: "readonly" | "readwrite", durability: Durability): IDBTransaction {
  try {
    return database.transaction(STORE_NAMES, mode, { durability });
  } catch (error) {
    throw toStorageFailed(error);
  }
}

function storesOf(transaction: IDBTransaction): StoreTransaction {
  return {
    get: (store, key) => resultOf(transaction.objectStore(store).get(key)),
    all: (store, prefix = "") => resultOf(transaction.objectStore(store).getAll(startingWith(prefix))),
    keys: async (store, prefix) =>
      (await resultOf(transaction.objectStore(store).getAllKeys(startingWith(prefix)))).map(String),
    put: async (store, key, record) => void (await resultOf(transaction.objectStore(store).put(record, key))),
    remove: (store, key) => resultOf(transaction.objectStore(store).delete(key)),
  };
}

function startingWith(prefix: string): IDBKeyRange {
  return IDBKeyRange.bound(prefix, `${prefix}\uffff`);
}

function resultOf<Result>(request: IDBRequest<Result>): Promise<Result> {
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

/** Aborting throws if the transaction has ended already, which is fine. */
function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort();
  } catch {
    return;
  }
}

/** Errors that `work` threw itself stay as they are. */
function toStorageFailed(error: unknown): unknown {
  if (error instanceof TimedOut) {
    console.warn("This browser's database does not answer");
    return new StorageFailed("silent");
  }
  if (!(error instanceof DOMException)) return error ?? new StorageFailed("broken");
  console.warn("This browser's database failed", error);
  return new StorageFailed(error.name === "QuotaExceededError" ? "full" : "broken");
}
