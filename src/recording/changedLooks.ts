import { type Actor, type Characters, defaultAppearance, own, type Rule, rulesIn } from "../engine/index.ts";
import { mayStandFor } from "./groups.ts";
import type { GameContext } from "./Recording.ts";

const known = new WeakMap<Characters, readonly Actor[]>();

/**
 * Whether a rule's sentence names the look that the rule asks for. Every rule asks for one; the default look is clear from the pictures unless a
 * rule of the game changes it.
 */
export function tellsLook(rule: Rule, game: GameContext): boolean {
  const main = own(rule.actors, rule.mainActorId);
  const character = own(game.characters, main?.characterId ?? "");
  if (!main || !character) return false;
  if (main.appearance !== defaultAppearance(character)) return true;
  return changedActors(game.characters).some((actor) => mayStandFor(game, actor, character.id));
}

/** The pictured actors whose look some rule of the game changes. */
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
