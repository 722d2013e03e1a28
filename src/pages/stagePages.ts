import { prefetchWorld } from "../api/client.ts";
import { PAGES } from "../api/routes.ts";
import { session } from "../api/session.ts";
import { isOpenedEarly } from "../player/handover.ts";
import { type Wanted, wantedAt } from "./wantedAt.ts";

// The pages with a stage take the longest to load, and the home page is what most people see first: loading them starts before anything is rendered.
export const loadHomePage = () => import("./HomePage.tsx");
export const loadEditorPage = () => import("./EditorPage.tsx");
export const loadPlayPage = () => import("./PlayPage.tsx");

const LOADS: Readonly<Record<Wanted["page"], () => Promise<unknown>>> = { editor: loadEditorPage, play: loadPlayPage };

/** Starts to load what the first address needs. Failures are ignored, because the page tries again and reports them. */
export function startAhead(address: Pick<Location, "pathname" | "search">): void {
  if (address.pathname === PAGES.home.path) loadHomePage().catch(() => undefined);
  const wanted = wantedAt(address, session.getState().me !== null);
  if (!wanted) return;
  LOADS[wanted.page]().catch(() => undefined);
  if (wanted.worldId !== null && !isOpenedEarly(wanted.worldId)) void prefetchWorld(wanted.worldId);
}
