/** What the environment may say: PORT, HOST, DATA_DIR, and who answers for the site. */
import { resolve } from "node:path";
import type { About } from "../src/api/wire.ts";

export interface Settings {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  /** The PostgreSQL database that several servers share; without it everything is in `dataDir`. */
  readonly databaseUrl: string | undefined;
  /** Whom the privacy and terms pages name. */
  readonly about: About;
}

/** Throws a message in plain words for a port that is none. */
export function readSettings(environment: NodeJS.ProcessEnv, root: string): Settings {
  const port = Number(environment.PORT || 8080);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new Error(`PORT must be a number from 0 to 65535, not "${environment.PORT}".`);
  }
  // Only this machine unless HOST says more: a game in the making is nobody else's business.
  return {
    port,
    host: environment.HOST || "127.0.0.1",
    dataDir: resolve(root, environment.DATA_DIR || ".data"),
    databaseUrl: environment.DATABASE_URL || undefined,
    about: {
      operator: environment.OPERATOR_NAME?.trim() || null,
      contact: environment.OPERATOR_CONTACT?.trim() || null,
    },
  };
}
