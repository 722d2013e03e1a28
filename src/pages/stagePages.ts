import { prefetchWorld } from "../api/client.ts";
import { PAGES } from "../api/routes.ts";
import { session } from "../api/session.ts";
import { isOpenedEarly } from "../player/handover.ts";
import { isLocalId } from "../saving/local/LocalWorld.ts";

// The pages with a stage take the longest to load, and the home page is what most people see first: loading them starts before anything is rendered.
export const loadHomePage = () => import("./HomePage.tsx");
export const loadEditorPage = () => import("./EditorPage.tsx");
export const loadPlayPage = () => import("./PlayPage.tsx");

const LOADS = { editor: loadEditorPage, play: loadPlayPage };

export interface Wanted {
  readonly page: keyof typeof LOADS;
  /** The game to fetch; null if it is local or nobody may see it. */
  readonly worldId: string | null;
}

/** What the page at an address needs; null if it has no stage. */
export function wantedAt(
  { pathname, search }: Pick<Location, "pathname" | "search">,
  isSignedIn: boolean,
): Wanted | null {
  const [, name, id = ""] = /^\/(editor|play)\/([\w-]+)\/?$/.exec(pathname) ?? [];
  if (name !== "editor" && name !== "play") return null;
  const isHere = isLocalId(id) || new URLSearchParams(search).get("localstorage") === "true";
  return { page: name, worldId: isHere || (name === "editor" && !isSignedIn) ? null : id };
}

/** Starts to load what the first address needs. Failures are ignored, because the page tries again and reports them. */
export function startAhead(address: Pick<Location, "pathname" | "search">): void {
  if (address.pathname === PAGES.home.path) loadHomePage().catch(() => undefined);
  const wanted = wantedAt(address, session.getState().me !== null);
  if (!wanted) return;
  LOADS[wanted.page]().catch(() => undefined);
  if (wanted.worldId !== null && !isOpenedEarly(wanted.worldId)) prefetchWorld(wanted.worldId);
}
