import type { Condition, Operand, RandomOperand } from "../world/rule.ts";
import { type Fields, isFields, isFlagOrAbsent, isText, sanitizeText, withFields } from "./readParts.ts";

/**
 * A condition, enabled unless it says otherwise; null if a side of one that is looked at cannot be read. A random number can only be the
 * value of an action.
 */
export function sanitizeCondition(value: unknown): Condition | null {
  if (!isFields(value)) return null;
  const enabled = value.enabled !== false;
  const instead = enabled ? null : { constant: "" };
  const [left, right] = [sanitizeOperand(value.left) ?? instead, sanitizeOperand(value.right) ?? instead];
  if (!left || !right) return null;
  return withFields<Condition>(value, {
    key: isText(value.key) ? value.key : "",
    enabled,
    left,
    right,
  });
}

/** Anything that conditions and actions may read; null for anything else. */
export function sanitizeOperand(value: unknown): Operand | null {
  if (!isFields(value)) return null;
  if ("constant" in value) {
    const text = sanitizeText(value.constant);
    return text === null ? null : withFields<Operand>(value, { constant: text });
  }
  return isReadable(value) ? withFields<Operand>(value, {}) : null;
}

function isReadable({ globalId, count, way, actorId, variableId, around, ...value }: Fields): boolean {
  if (globalId !== undefined) return isText(globalId);
  if (count !== undefined) return isText(count);
  if ("random" in value || !isText(actorId)) return false;
  return way === undefined ? isText(variableId) : isText(way) && isFlagOrAbsent(around);
}

/** Whether a value is meant to be a random number, readable or not. */
export function isRandom(value: unknown): value is RandomOperand {
  return isFields(value) && "random" in value && !("constant" in value || "globalId" in value || "count" in value);
}

/** A random number, whose ends need not be whole numbers. */
export function sanitizeRandom(value: RandomOperand): RandomOperand {
  const { random }: { readonly random: unknown } = value;
  return isFields(random) ? value : { random: { from: Number.NaN, to: Number.NaN } };
}
