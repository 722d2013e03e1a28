import { type Actor, type Characters, defaultAppearance, own, type Rule, rulesIn } from "../engine/index.ts";
import { mayStandFor } from "./groups.ts";
import type { GameContext } from "./Recording.ts";

const known = new WeakMap<Characters, readonly Actor[]>();

/**
 * Whether the words of a rule say which look it asks for. Each rule asks for one, and of that in which a character usually is the pictures say
 * enough, unless rules of the game change it.
 */
export function tellsLook(rule: Rule, game: GameContext): boolean {
  const main = own(rule.actors, rule.mainActorId);
  const character = own(game.characters, main?.characterId ?? "");
  if (!main || !character) return false;
  if (main.appearance !== defaultAppearance(character)) return true;
  return changedActors(game.characters).some((actor) => mayStandFor(game, actor, character.id));
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
