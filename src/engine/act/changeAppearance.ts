import { own } from "../world/own.ts";
import type { AppearanceAction } from "../world/rule.ts";
import { type Acting, type Outcome, putChanged, skipped, withActor } from "./Acting.ts";
import { actionValue } from "./value.ts";

/** Gives an actor another look of its character. */
export function changeAppearance(action: AppearanceAction, acting: Acting): Outcome {
  return withActor(action.actorId, acting, (actor) => {
    const appearance = actionValue(action.value, acting);
    const looks = acting.stage.characters.get(actor.characterId)?.spritesheet.appearances ?? {};
    if (appearance === undefined || !own(looks, appearance)) return skipped("an appearance it names is gone");
    return putChanged({ ...actor, appearance }, acting, true);
  });
}
