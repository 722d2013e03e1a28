import type { CompiledAction } from "../compile/CompiledRule.ts";
import { readVariable } from "../match/operand.ts";
import { own } from "../world/own.ts";
import type { VariableAction } from "../world/rule.ts";
import { ACTOR_GONE, type Acting, DONE, type Outcome, slotOf, VARIABLE_GONE } from "./Acting.ts";
import { operate, readValue, UNKNOWN_OPERATION } from "./value.ts";

/** Adds to, subtracts from or sets a variable of an actor; the result becomes its own value. */
export function changeVariable({ variable, operation }: VariableAction, step: CompiledAction, acting: Acting): Outcome {
  const { stage } = acting;
  const slot = slotOf(step.role, acting);
  if (slot < 0) return ACTOR_GONE;
  const value = readValue(step, acting);
  const { character } = stage.table.appearanceOf(slot);
  if (value === undefined || own(character?.variables, variable) === undefined) return VARIABLE_GONE;
  const after = operate(readVariable(slot, variable, stage) ?? "0", operation, value);
  if (after === null) return UNKNOWN_OPERATION;
  stage.setValues(slot, { ...stage.table.valuesOf(slot), [variable]: after });
  return DONE;
}
