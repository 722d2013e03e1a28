/** Where games without an account stand: the database of this browser, or this window's memory where it has none. */
import {
  type Durability,
  openDatabase,
  TABLES,
  type Table,
  type Tables,
  transact,
  type Work,
} from "../../browser/database.ts";

export interface Shelf {
  /** False where all goes with the window. */
  readonly isLasting: boolean;
  /** All of the work happens, or none of it. Rejects with StorageFailed where the browser refuses. */
  transact<Answer>(mode: "readonly" | "readwrite", work: Work<Answer>, durability?: Durability): Promise<Answer>;
}

/** A private window may have no database: what is made there is kept as long as the window (product: never lose). */
export async function openShelf(): Promise<Shelf> {
  try {
    await openDatabase();
    return { isLasting: true, transact };
  } catch {
    return newMemoryShelf();
  }
}

export function newMemoryShelf(): Shelf {
  let kept = contentsOf(() => new Map());
  return {
    isLasting: false,
    async transact(_mode, work) {
      const before = kept;
      const next = contentsOf((table) => new Map(before[table]));
      const answer = await work(tablesOf(next));
      kept = next;
      return answer;
    },
  };
}

type Contents = Readonly<Record<Table, Map<string, unknown>>>;

function contentsOf(contentOf: (table: Table) => Map<string, unknown>): Contents {
  return Object.fromEntries(TABLES.map((table) => [table, contentOf(table)])) as Contents;
}

function tablesOf(contents: Contents): Tables {
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
