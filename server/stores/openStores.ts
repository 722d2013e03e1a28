/** Opens the stores the settings name: a database that several servers share, or else a folder of this one's own. */
import { join } from "node:path";
import type { Log } from "../Log.ts";
import type { Settings } from "../settings.ts";
import { openFileStores } from "./fileStores.ts";
import type { Stores } from "./Stores.ts";

const MIGRATIONS = "server/stores/postgres/migrations";

/** `root` is the folder of the product. Throws a message in plain words where the folder or the database cannot be used. */
export async function openStores({ databaseUrl, dataDir }: Settings, root: string, log: Log): Promise<Stores> {
  if (databaseUrl === undefined) return openFileStores(dataDir, log);
  // Only now: who keeps files shall not wait for what talks to a database.
  const { openPostgresStores } = await import("./postgres/postgresStores.ts");
  return openPostgresStores({ url: databaseUrl, migrations: join(root, MIGRATIONS), log });
}
