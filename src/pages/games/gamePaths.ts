import { isLocalId } from "../../saving/local/LocalWorld.ts";

/** `lesson` is the part of the tutorial to start. */
export function editorPath(id: string, lesson?: "base" | "fork"): string {
  const query = new URLSearchParams();
  if (isLocalId(id)) query.set("localstorage", "true");
  if (lesson) query.set("tutorial", lesson);
  return query.size === 0 ? `/editor/${id}` : `/editor/${id}?${query}`;
}

export function playPath(id: string): string {
  return `/play/${id}`;
}

/** The page that moves a local game into the account. */
export function sendPath(localId: string): string {
  return `/join-send-world?${new URLSearchParams({ storageKey: localId })}`;
}

/** The sign-up page for a child with a local game, which it then moves into the account. */
export function joinToSavePath(localId: string, shownName: string): string {
  return `/join?${new URLSearchParams({ why: `to save ${shownName}`, redirectTo: sendPath(localId) })}`;
}
