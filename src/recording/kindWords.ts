import { type Actor, ANYBODY, type Kind, own } from "../engine/index.ts";
import { groupName, leftOutWords } from "./groupWords.ts";
import { askedKind, type Casting, isNamelessRest } from "./Narration.ts";

/** What the mark on an actor of a picture says: "any Enemy", "anyone", "anyone but Ghost"; null if it stands for its character alone. */
export function kindWords(actor: Actor, game: Casting): string | null {
  const kind = askedKind(actor, game);
  if (kind === null) return null;
  const known = own(game.kinds, kind);
  if (known && isNamelessRest(known)) return `anyone but ${leftOutWords(known, game)}`;
  return kind === ANYBODY ? "anyone" : `any ${groupName(game, kind)}`;
}

/** What a tile calls a kind: its name, or "All but Ghost or Wall". */
export function kindTitle(kind: Kind, game: Casting): string {
  return isNamelessRest(kind) ? `All but ${leftOutWords(kind, game)}` : kind.name;
}
