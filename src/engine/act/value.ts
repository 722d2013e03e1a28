/** The values of actions: reading them, and what an operation makes of the old value and the new (spec §4, engine.md "Applying it"). */
import { readOperand } from "../match/operand.ts";
import { VARIABLE_TEXT_MAX } from "../world/limits.ts";
import type { Operand, VariableOperation } from "../world/rule.ts";
import { type Acting, actorOf } from "./Acting.ts";

const MISSING: Operand = { constant: "0" };

/** The text an action's value stands for now; a missing value is 0, undefined where what it names is gone. */
export function actionValue(value: Operand | undefined, acting: Acting): string | undefined {
  const readable = { characters: acting.stage.characters, globals: acting.globals };
  return readOperand(value ?? MISSING, readable, (id) => actorOf(id, acting));
}

/** The new value as text, cut at the longest text a variable may hold; null for an operation nobody knows. */
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
