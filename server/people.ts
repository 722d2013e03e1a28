import { access } from "node:fs/promises";
import { join } from "node:path";
import type { Log } from "./Log.ts";
import { MAKE_RESET_LINK, makeResetLink, type NewLink } from "./services/resetLinks.ts";
import type { Settings } from "./settings.ts";
import { askHolder } from "./stores/files/FolderLock.ts";
import { openStores } from "./stores/openStores.ts";

export const PEOPLE_USAGE = `npm run people -- reset NAME

Makes a link with which the person of that username or e-mail address chooses a new password. It works once, for an hour.
Give it to that person only: anyone who has it can sign in as them. The server can keep running.`;

/**
 * Makes a link for a new password (`npm run people`), whether the server is running or not. Returns null if no account
 * has that name. Throws a message in plain words if the server, the folder or the database cannot be reached.
 */
export async function linkFor(name: string, settings: Settings, root: string, log: Log): Promise<NewLink | null> {
  const { dataDir, databaseUrl } = settings;
  if (databaseUrl !== undefined) return makeHere(name, settings, root, log);
  const reply = await askHolder(dataDir, MAKE_RESET_LINK, { name });
  if (reply === null) {
    await access(join(dataDir, "worlds")).catch(() => {
      throw new Error(`No server keeps its games in ${dataDir}. DATA_DIR names the folder of yours.`);
    });
    return makeHere(name, settings, root, log);
  }
  if (reply.kind === "answer") return reply.value as NewLink | null;
  throw new Error(reply.kind === "error" ? reply.message : "The server does not answer. Please try again.");
}

/**
 * Makes the link in this process, which needs no server: either it is the only one that uses the folder, or it uses the
 * database beside all others.
 */
async function makeHere(name: string, settings: Settings, root: string, log: Log): Promise<NewLink | null> {
  const stores = await openStores(settings, root, log);
  try {
    return await makeResetLink(stores.users, name, Date.now());
  } finally {
    await stores.close();
  }
}

export function sayLink({ username, path }: NewLink, address: string | null): string {
  const where = address === null ? `Open this on your site:\n\n  ${path}` : `Open:\n\n  ${address}${path}`;
  return `A link for ${username} to choose a new password. It works once, for an hour; a link made before it no longer works.\n${where}\n`;
}
