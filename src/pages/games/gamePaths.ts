/** Where a game is edited and played; one of this browser says so in the address (spec §2 "/editor/{id}"). */
import { isLocalId } from "../../saving/local/LocalWorld.ts";

/** `lesson`: which set of the tutorial goes with it. */
export function editorPath(id: string, lesson?: "base" | "fork"): string {
  const query = new URLSearchParams();
  if (isLocalId(id)) query.set("localstorage", "true");
  if (lesson) query.set("tutorial", lesson);
  return query.size === 0 ? `/editor/${id}` : `/editor/${id}?${query}`;
}

export function playPath(id: string): string {
  return `/play/${id}`;
}

/** The page that brings a game of this browser into the account (spec §2 "/join-send-world"). */
export function sendPath(localId: string): string {
  return `/join-send-world?${new URLSearchParams({ storageKey: localId })}`;
}
