import type { CompiledAction } from "../compile/CompiledRule.ts";
import { read } from "../match/operand.ts";
import { VARIABLE_TEXT_MAX } from "../world/limits.ts";
import type { VariableOperation } from "../world/rule.ts";
import { type Acting, slotOf } from "./Acting.ts";

/**
 * What a value is after an operation, as text; undefined if what the operation reads is gone, null for an unknown operation. A random
 * number draws; one that is not given by whole numbers leaves the value as it is.
 */
export function valueAfter(
  before: string,
  operation: VariableOperation,
  step: CompiledAction,
  acting: Acting,
): string | undefined | null {
  const { range } = step.value;
  if (range === null) return before;
  const value = range
    ? String(range.least + Math.floor(acting.random() * (range.most - range.least + 1)))
    : readValue(step, acting);
  return value === undefined ? undefined : operate(before, operation, value);
}

/** The current text of an action's value; undefined if what it names is gone. */
export function readValue({ value }: CompiledAction, acting: Acting): string | undefined {
  if (value.role >= 0 && slotOf(value.role, acting) < 0) return undefined;
  return read(value, acting, acting.bound);
}

/** The result of an operation as text, cut at the longest text a variable may hold; null for an unknown operation. */
function operate(before: string, operation: VariableOperation, value: string): string | null {
  const result = resultOf(before, operation, value);
  return result === null ? null : result.slice(0, VARIABLE_TEXT_MAX);
}

function resultOf(before: string, operation: VariableOperation, value: string): string | null {
  switch (operation) {
    case "add":
      return String(Number(before) + Number(value));
    case "subtract":
      return String(Number(before) - Number(value));
    case "set":
      return value;
    default:
      return unknownOperation(operation);
  }
}

function unknownOperation(_: never): null {
  return null;
}

export const UNKNOWN_OPERATION = { kind: "impossible", message: "Unknown variable operation" } as const;
