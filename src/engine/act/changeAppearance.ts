import type { CompiledAction } from "../compile/CompiledRule.ts";
import { namesakeOf } from "../match/operand.ts";
import { own } from "../world/own.ts";
import { ACTOR_GONE, type Acting, DONE, type Outcome, skipped, slotOf } from "./Acting.ts";
import { readValue } from "./value.ts";

const APPEARANCE_GONE = skipped("an appearance it names is gone");

/** Gives an actor another appearance of its character. */
export function changeAppearance(step: CompiledAction, acting: Acting): Outcome {
  const { stage } = acting;
  const slot = slotOf(step.role, acting);
  if (slot < 0) return ACTOR_GONE;
  const value = readValue(step, acting);
  const appearance = value === undefined ? null : namesakeOf(value, step.namesakes, slot, stage);
  const { characterId, character, transform } = stage.table.appearanceOf(slot);
  if (appearance === null || !own(character?.spritesheet.appearances, appearance)) return APPEARANCE_GONE;
  stage.setAppearance(slot, stage.appearances.get(characterId, appearance, transform));
  return DONE;
}
