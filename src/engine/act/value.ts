import type { CompiledAction } from "../compile/CompiledRule.ts";
import { read } from "../match/operand.ts";
import { VARIABLE_TEXT_MAX } from "../world/limits.ts";
import type { VariableOperation } from "../world/rule.ts";
import { type Acting, slotOf } from "./Acting.ts";

/** The current text of an action's value; undefined if what it names is gone. */
export function readValue({ value }: CompiledAction, acting: Acting): string | undefined {
  if (value.role >= 0 && slotOf(value.role, acting) < 0) return undefined;
  return read(value, acting, acting.bound);
}

/** The result of an operation as text, cut at the longest text a variable may hold; null for an unknown operation. */
export function operate(before: string, operation: VariableOperation, value: string): string | null {
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
