import type { Condition, Operand } from "../world/rule.ts";
import { isFields, isText, mended, soundText } from "./parts.ts";

/** A comparison of two sides, switched on unless it says that it is off; null where a side is missing. */
export function soundCondition(value: unknown): Condition | null {
  if (!isFields(value)) return null;
  const [left, right] = [soundOperand(value.left), soundOperand(value.right)];
  if (!left || !right) return null;
  return mended<Condition>(value, {
    key: isText(value.key) ? value.key : "",
    enabled: value.enabled !== false,
    left,
    right,
  });
}

/** A constant, a global or a variable of an actor; null for what names nothing. */
export function soundOperand(value: unknown): Operand | null {
  if (!isFields(value)) return null;
  const { constant, globalId, actorId, variableId } = value;
  if ("constant" in value) {
    const text = soundText(constant);
    return text === null ? null : mended<Operand>(value, { constant: text });
  }
  const names = "globalId" in value ? [globalId] : [actorId, variableId];
  return names.every(isText) ? mended<Operand>(value, {}) : null;
}
