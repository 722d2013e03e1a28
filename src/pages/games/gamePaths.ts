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

/** Names, for this tab, the game whose editor opens with its Share dialog. */
export const SHARED_NEXT = "gridlings.share";

/** What the child was about to do with a local game when it needed an account for it. */
export type DoNext = "share" | undefined;

/** The page that moves a local game into the account. */
export function sendPath(localId: string, doNext?: DoNext): string {
  return `/join-send-world?${new URLSearchParams({ storageKey: localId, ...(doNext && { next: doNext }) })}`;
}

/** The sign-up page for a child with a local game, which it then moves into the account. */
export function joinToSavePath(localId: string, shownName: string, doNext?: DoNext): string {
  return `/join?${new URLSearchParams({ why: `to save ${shownName}`, redirectTo: sendPath(localId, doNext) })}`;
}
