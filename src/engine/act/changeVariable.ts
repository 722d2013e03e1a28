import type { CompiledAction } from "../compile/CompiledRule.ts";
import { namesakeOf, readVariable } from "../match/operand.ts";
import { own } from "../world/own.ts";
import { COLUMN_VARIABLE, ROW_VARIABLE, type VariableAction } from "../world/rule.ts";
import { ACTOR_GONE, type Acting, DONE, type Outcome, skipped, slotOf, VARIABLE_GONE } from "./Acting.ts";
import { UNKNOWN_OPERATION, valueAfter } from "./value.ts";

const READ_ONLY = skipped("where somebody stands can only be read");

/** Adds to, subtracts from or sets a variable of an actor; the result becomes its own value. */
export function changeVariable({ variable, operation }: VariableAction, step: CompiledAction, acting: Acting): Outcome {
  const { stage } = acting;
  const slot = slotOf(step.role, acting);
  if (slot < 0) return ACTOR_GONE;
  const { character } = stage.table.appearanceOf(slot);
  const id = namesakeOf(variable, step.namesakes, slot, stage);
  if (id === COLUMN_VARIABLE || id === ROW_VARIABLE) return READ_ONLY;
  if (id === null || own(character?.variables, id) === undefined) return VARIABLE_GONE;
  const after = valueAfter(readVariable(slot, id, stage) ?? "0", operation, step, acting);
  if (after === undefined) return VARIABLE_GONE;
  if (after === null) return UNKNOWN_OPERATION;
  stage.setValues(slot, { ...stage.table.valuesOf(slot), [id]: after });
  return DONE;
}
