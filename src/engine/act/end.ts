import { type EndAction, GAME_OUTCOMES } from "../world/rule.ts";
import { type Acting, DONE, type Outcome } from "./Acting.ts";
import { filledIn } from "./filledIn.ts";

/** Ends the game with a text in which the acting actor's values are filled in. An outcome that is not known is `over`. */
export function end({ outcome, text }: EndAction, acting: Acting): Outcome {
  const known = GAME_OUTCOMES.find((one) => one === outcome) ?? "over";
  acting.world.end({ outcome: known, text: filledIn(text, acting.me, acting) });
  return DONE;
}
