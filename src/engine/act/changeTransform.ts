import type { CompiledAction } from "../compile/CompiledRule.ts";
import { isTransform } from "../grid/transform.ts";
import { ACTOR_GONE, type Acting, DONE, type Outcome, skipped, slotOf } from "./Acting.ts";
import { readValue } from "./value.ts";

const NO_DIRECTION = skipped("there is no such direction");

/** Turns or flips an actor. */
export function changeTransform(step: CompiledAction, acting: Acting): Outcome {
  const { stage } = acting;
  const slot = slotOf(step.role, acting);
  if (slot < 0) return ACTOR_GONE;
  const transform = readValue(step, acting);
  if (transform === undefined || !isTransform(transform)) return NO_DIRECTION;
  stage.setAppearance(slot, stage.appearances.withTransform(stage.table.appearanceOf(slot), transform));
  return DONE;
}
