import type { CompiledAction } from "../compile/CompiledRule.ts";
import { ACTOR_GONE, type Acting, DONE, type Outcome, slotOf } from "./Acting.ts";

/** Takes an actor off the stage (`delete` is a reserved word). */
export function remove({ role }: CompiledAction, acting: Acting): Outcome {
  const slot = slotOf(role, acting);
  if (slot < 0) return ACTOR_GONE;
  acting.stage.remove(slot);
  return DONE;
}
