/** The pages with a stage, which take the longest to come: what the first one needs is asked for before anything is drawn. */
import { prefetchWorld } from "../api/client.ts";
import { session } from "../api/session.ts";
import { isLocalId } from "../saving/local/LocalWorld.ts";

export const loadEditorPage = () => import("./EditorPage.tsx");
export const loadPlayPage = () => import("./PlayPage.tsx");

const LOADS = { editor: loadEditorPage, play: loadPlayPage };

export interface Wanted {
  readonly page: keyof typeof LOADS;
  /** The game to ask the server for; null where it is kept in this browser, or nobody may see it. */
  readonly worldId: string | null;
}

/** What an address is going to ask for; null where it has no stage. */
export function wantedAt(
  { pathname, search }: Pick<Location, "pathname" | "search">,
  isSignedIn: boolean,
): Wanted | null {
  const [, name, id = ""] = /^\/(editor|play)\/([\w-]+)\/?$/.exec(pathname) ?? [];
  if (name !== "editor" && name !== "play") return null;
  const isHere = isLocalId(id) || new URLSearchParams(search).get("localstorage") === "true";
  return { page: name, worldId: isHere || (name === "editor" && !isSignedIn) ? null : id };
}

/** For the address that the browser came to. What fails here is waited for again by the page, and told there. */
export function startAhead(address: Pick<Location, "pathname" | "search">): void {
  const wanted = wantedAt(address, session.getState().me !== null);
  if (!wanted) return;
  LOADS[wanted.page]().catch(() => undefined);
  if (wanted.worldId !== null) prefetchWorld(wanted.worldId);
}
