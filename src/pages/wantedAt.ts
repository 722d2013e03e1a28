/** Which page with a stage an address leads to. Asked by the very first script, which must not need what shows the page. */
import { isLocalId } from "../saving/local/LocalWorld.ts";

export interface Wanted {
  readonly page: "editor" | "play";
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
