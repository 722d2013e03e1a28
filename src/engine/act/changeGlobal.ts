import type { GlobalAction } from "../world/rule.ts";
import { type Acting, DONE, type Outcome, skipped } from "./Acting.ts";
import { actionValue, operate, UNKNOWN_OPERATION } from "./value.ts";

/** Adds to, subtracts from or sets a variable of the world. */
export function changeGlobal(action: GlobalAction, acting: Acting): Outcome {
  const global = acting.globals.get(action.global);
  const value = actionValue(action.value, acting);
  if (!global || value === undefined) return skipped("a variable it names is gone");
  const after = operate(global.value, action.operation, value);
  if (after === null) return UNKNOWN_OPERATION;
  if (!acting.allowsGlobal(global, after)) return skipped("a stage it leads to is gone");
  acting.globals.set(global.id, { ...global, value: after });
  return DONE;
}
