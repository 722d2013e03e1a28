import type { WorldRecord } from "../../api/wire.ts";
import type { Film } from "../../editor/film/Film.ts";
import type { WorldDocument } from "../../engine/index.ts";
import { isLocalId } from "../../saving/local/LocalWorld.ts";

/** A game that is taken home or shown to others. */
export interface SharedGame {
  readonly record: WorldRecord;
  /** What travels is made from it: the game as it is open, with changes that are not saved yet. */
  readonly document: () => WorldDocument;
  /** What was played of it; null where nothing keeps that. */
  readonly film: Film | null;
  /** It belongs to the signed-in child, or to this browser. */
  readonly isMine: boolean;
  readonly isPublished: boolean;
  /** Whether the notes beside the rules are for everyone. */
  readonly sharesNotes: boolean;
  /** A child shares it in a class: nothing says whose it is, and no link leads to it. */
  readonly isInClass: boolean;
}

/** The five ways to share a game. */
export type WayOut = "file" | "picture" | "film" | "link" | "print";

/** The username of the maker; null for a game of this browser, and where nothing may say whose it is. */
export function makerOf({ record: { user, id }, isInClass }: Pick<SharedGame, "record" | "isInClass">): string | null {
  return isInClass || isLocalId(id) || user.username === "" ? null : user.username;
}
