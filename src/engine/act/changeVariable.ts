import type { CompiledAction } from "../compile/CompiledRule.ts";
import { readVariable } from "../match/operand.ts";
import { own } from "../world/own.ts";
import type { VariableAction } from "../world/rule.ts";
import { ACTOR_GONE, type Acting, DONE, type Outcome, slotOf, VARIABLE_GONE } from "./Acting.ts";
import { UNKNOWN_OPERATION, valueAfter } from "./value.ts";

/** Adds to, subtracts from or sets a variable of an actor; the result becomes its own value. */
export function changeVariable({ variable, operation }: VariableAction, step: CompiledAction, acting: Acting): Outcome {
  const { stage } = acting;
  const slot = slotOf(step.role, acting);
  if (slot < 0) return ACTOR_GONE;
  const { character } = stage.table.appearanceOf(slot);
  if (own(character?.variables, variable) === undefined) return VARIABLE_GONE;
  const after = valueAfter(readVariable(slot, variable, stage) ?? "0", operation, step, acting);
  if (after === undefined) return VARIABLE_GONE;
  if (after === null) return UNKNOWN_OPERATION;
  stage.setValues(slot, { ...stage.table.valuesOf(slot), [variable]: after });
  return DONE;
}
