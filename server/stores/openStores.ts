import { join } from "node:path";
import type { Log } from "../Log.ts";
import type { Settings } from "../settings.ts";
import { openFileStores } from "./fileStores.ts";
import type { Stores } from "./Stores.ts";

const MIGRATIONS = "server/stores/postgres/migrations";

/**
 * Opens the stores that the settings name: a database that several servers share, or a folder of this server's own.
 * `root` is the folder of the product. Throws a message in plain words if the folder or the database cannot be used.
 */
export async function openStores({ databaseUrl, dataDir }: Settings, root: string, log: Log): Promise<Stores> {
  if (databaseUrl === undefined) return openFileStores(dataDir, log);
  // Loaded only now: a server that keeps files does not wait for the database client.
  const { openPostgresStores } = await import("./postgres/postgresStores.ts");
  return openPostgresStores({ url: databaseUrl, migrations: join(root, MIGRATIONS), log });
}
