import type { Condition, Operand } from "../world/rule.ts";
import { isFields, isText, sanitizeText, withFields } from "./readParts.ts";

/** A condition, enabled unless it says otherwise; null if a side is missing. */
export function sanitizeCondition(value: unknown): Condition | null {
  if (!isFields(value)) return null;
  const [left, right] = [sanitizeOperand(value.left), sanitizeOperand(value.right)];
  if (!left || !right) return null;
  return withFields<Condition>(value, {
    key: isText(value.key) ? value.key : "",
    enabled: value.enabled !== false,
    left,
    right,
  });
}

/** A constant, a global or a variable of an actor; null for anything else. */
export function sanitizeOperand(value: unknown): Operand | null {
  if (!isFields(value)) return null;
  const { constant, globalId, actorId, variableId } = value;
  if ("constant" in value) {
    const text = sanitizeText(constant);
    return text === null ? null : withFields<Operand>(value, { constant: text });
  }
  const names = "globalId" in value ? [globalId] : [actorId, variableId];
  return names.every(isText) ? withFields<Operand>(value, {}) : null;
}
