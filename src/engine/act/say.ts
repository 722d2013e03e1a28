import type { CompiledAction } from "../compile/CompiledRule.ts";
import { clamp } from "../grid/point.ts";
import { SAYING_TICKS } from "../world/limits.ts";
import type { SayAction } from "../world/rule.ts";
import { ACTOR_GONE, type Acting, DONE, type Outcome, slotOf } from "./Acting.ts";
import { filledIn } from "./filledIn.ts";

/** Lets an actor say something for a while; an empty text takes away what it says. */
export function say({ text, ticks }: SayAction, { role }: CompiledAction, acting: Acting): Outcome {
  const slot = slotOf(role, acting);
  if (slot < 0) return ACTOR_GONE;
  const said = filledIn(text, slot, acting);
  acting.stage.say(slot, said === "" ? null : { text: said, ticks: wholeTicks(ticks) });
  return DONE;
}

/** The nearest whole number within bounds; the lower bound for anything that is not a number. */
function wholeTicks(ticks: number): number {
  const { least, most } = SAYING_TICKS;
  return Number.isNaN(ticks) ? least : clamp(Math.round(ticks), least, most);
}
