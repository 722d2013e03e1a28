import { type Actor, ANYBODY } from "../engine/index.ts";
import { groupName } from "./groupWords.ts";
import { askedKind, type Casting } from "./Narration.ts";

/** What the mark on an actor of a picture says: "any Enemy", "anyone"; null if it stands for its character alone. */
export function kindWords(actor: Actor, game: Casting): string | null {
  const kind = askedKind(actor, game);
  if (kind === null) return null;
  return kind === ANYBODY ? "anyone" : `any ${groupName(game, kind)}`;
}
