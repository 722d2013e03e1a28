import type { CompiledAction } from "../compile/CompiledRule.ts";
import type { GlobalAction } from "../world/rule.ts";
import { type Acting, DONE, type Outcome, STAGE_GONE, VARIABLE_GONE } from "./Acting.ts";
import { UNKNOWN_OPERATION, valueAfter } from "./value.ts";

/** Adds to, subtracts from or sets a variable of the world. */
export function changeGlobal(action: GlobalAction, step: CompiledAction, acting: Acting): Outcome {
  const global = acting.globals.get(action.global);
  if (!global) return VARIABLE_GONE;
  const after = valueAfter(global.value, action.operation, step, acting);
  if (after === undefined) return VARIABLE_GONE;
  if (after === null) return UNKNOWN_OPERATION;
  if (!acting.allowsGlobal(global, after)) return STAGE_GONE;
  acting.changeGlobal(global, after);
  return DONE;
}
