import { type Actor, ANYBODY, type Id, own } from "../engine/index.ts";
import type { GameContext } from "./Recording.ts";

/** Whether a character is one of those that an id stands for: a character, a kind, or everybody but ground. */
export function isInGroup({ characters, kinds }: GameContext, characterId: Id, id: Id): boolean {
  const character = own(characters, characterId);
  if (!character) return false;
  if (id === ANYBODY) return !character.ground;
  if (own(characters, id)) return id === characterId;
  const kind = own(kinds, id);
  if (!kind) return false;
  const isListed = kind.characters.includes(characterId);
  return kind.except ? !isListed && !character.ground : isListed;
}

/** Whether an actor of a picture may stand for an actor of this character. A kind may leave out the pictured one's own character. */
export function mayStandFor(game: GameContext, { characterId: pictured, kind }: Actor, characterId: Id): boolean {
  if (kind === undefined) return pictured === characterId;
  if (isInGroup(game, characterId, kind)) return true;
  const isLeftOut = !own(game.characters, kind) && own(game.kinds, kind)?.except && isListed(game, kind, characterId);
  return pictured === characterId && !isLeftOut;
}

function isListed({ kinds }: GameContext, kind: Id, characterId: Id): boolean {
  return own(kinds, kind)?.characters.includes(characterId) ?? false;
}
