/** The implementations of the stores: files and, if this machine can run it, PostgreSQL. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { silentLog } from "../../../server/Log.ts";
import { openFileStores } from "../../../server/stores/fileStores.ts";
import { openPostgresStores } from "../../../server/stores/postgres/postgresStores.ts";
import type { Stores } from "../../../server/stores/Stores.ts";
import type { Postgres } from "../../support/Postgres.ts";

export const MIGRATIONS = join(import.meta.dirname, "../../../server/stores/postgres/migrations");

/** The stores that are open during a test. */
export type OpenStores = () => Stores;

export interface Form {
  readonly name: string;
  /** Empty stores, and a function that deletes them. */
  open(): Promise<{ stores: Stores; discard: () => Promise<void> }>;
}

export const files: Form = {
  name: "files",
  async open() {
    const folder = await mkdtemp(join(tmpdir(), "gridlings-stores-"));
    const stores = await openFileStores(folder, silentLog);
    const discard = async (): Promise<void> => {
      await stores.close();
      await rm(folder, { recursive: true, force: true });
    };
    return { stores, discard };
  },
};

export function database(postgres: Postgres): Form {
  return {
    name: "PostgreSQL",
    async open() {
      const stores = await openPostgresStores({ url: postgres.newDatabase(), migrations: MIGRATIONS, log: silentLog });
      return { stores, discard: () => stores.close() };
    },
  };
}
