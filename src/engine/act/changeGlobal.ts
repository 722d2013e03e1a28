import type { CompiledAction } from "../compile/CompiledRule.ts";
import type { GlobalAction } from "../world/rule.ts";
import { type Acting, DONE, type Outcome, skipped, VARIABLE_GONE } from "./Acting.ts";
import { operate, readValue, UNKNOWN_OPERATION } from "./value.ts";

const STAGE_GONE = skipped("a stage it leads to is gone");

/** Adds to, subtracts from or sets a variable of the world. */
export function changeGlobal(action: GlobalAction, step: CompiledAction, acting: Acting): Outcome {
  const global = acting.globals.get(action.global);
  const value = readValue(step, acting);
  if (!global || value === undefined) return VARIABLE_GONE;
  const after = operate(global.value, action.operation, value);
  if (after === null) return UNKNOWN_OPERATION;
  if (!acting.allowsGlobal(global, after)) return STAGE_GONE;
  acting.changeGlobal(global, after);
  return DONE;
}
