import { type Actor, type Characters, type Id, own, type Rule, rulesIn } from "../engine/index.ts";
import { mayStandFor } from "./groups.ts";
import type { GameContext } from "./Recording.ts";

const known = new WeakMap<Characters, readonly Actor[]>();

/** Whether any rule of the game changes how actors of this character look. */
export function changesLook(game: GameContext, characterId: Id): boolean {
  return changedActors(game.characters).some((actor) => mayStandFor(game, actor, characterId));
}

/** The actors in the pictures of all rules whose look a step changes. */
function changedActors(characters: Characters): readonly Actor[] {
  const found = known.get(characters);
  if (found) return found;
  const rules = Object.values(characters).flatMap((character) => rulesIn(character.rules));
  const changed = rules.flatMap(withNewLook);
  known.set(characters, changed);
  return changed;
}

function withNewLook({ actors, actions }: Rule): Actor[] {
  return actions.flatMap((action) => {
    if (action.type !== "appearance") return [];
    return own(actors, action.actorId) ?? [];
  });
}
