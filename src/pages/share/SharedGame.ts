import type { WorldRecord } from "../../api/wire.ts";
import type { WorldDocument } from "../../engine/index.ts";
import { isLocalId } from "../../saving/local/LocalWorld.ts";

/** A game that is taken home or shown to others. */
export interface SharedGame {
  readonly record: WorldRecord;
  /** What travels is made from it: the game as it is open, with changes that are not saved yet. */
  readonly document: () => WorldDocument;
  /** It belongs to the signed-in child, or to this browser. */
  readonly isMine: boolean;
  readonly isPublished: boolean;
  /** Whether the notes beside the rules are for everyone. */
  readonly sharesNotes: boolean;
}

/** The five ways to share a game. */
export type WayOut = "file" | "picture" | "film" | "link" | "print";

/** The username of the maker; null for a game of this browser. */
export function makerOf({ user, id }: WorldRecord): string | null {
  return isLocalId(id) || user.username === "" ? null : user.username;
}
