/** The conditions of a rule: a list of comparisons, each with a key of its own. */
import { COMPARATORS, type Comparator, type Condition, type Operand, TRANSFORM_VARIABLE } from "../engine/index.ts";
import { conditionsByActor } from "./conditionsByActor.ts";
import type { RuleFacts } from "./RuleFacts.ts";
import { readOperand } from "./RuleFacts.ts";
import { readTransform } from "./readActor.ts";
import type { ReportUnread } from "./reading.ts";
import { type FieldNames, fieldsOf, isFields, textOf, UniqueIds, unknownFields } from "./reading.ts";

/** Complains of every condition that nobody could tell whether it holds. */
export function readConditions(value: unknown, facts: RuleFacts, complain: ReportUnread): Condition[] {
  const keys = new UniqueIds();
  return listOfConditions(value, facts, complain).flatMap((entry) => {
    const condition = readCondition(entry, facts, complain);
    return condition ? [{ ...condition, key: keys.take(condition.key) }] : [];
  });
}

/** Whether conditions have the shape that they had until June 2025. */
export function isByActor(value: unknown): boolean {
  return isFields(value);
}

function listOfConditions(value: unknown, facts: RuleFacts, complain: ReportUnread): readonly unknown[] {
  if (value === undefined || value === null) return [];
  if (Array.isArray(value)) return value;
  if (isFields(value)) return conditionsByActor(value, facts);
  complain();
  return [];
}

const CONDITION: FieldNames<Condition> = { key: true, enabled: true, left: true, right: true, comparator: true };

function readCondition(value: unknown, facts: RuleFacts, complain: ReportUnread): Condition | null {
  const fields = fieldsOf(value);
  const [left, right] = [readOperand(leftOf(fields), facts), readOperand(fields.right, facts)];
  const comparator = readComparator(fields.comparator);
  if (!left) complain("Invalid condition left side");
  else if (!right) complain("Invalid condition right side");
  if (!left || !right) return null;
  const sides = [withDirection(left, right), withDirection(right, left)] as const;
  if (!comparator || !sides[0] || !sides[1]) {
    complain();
    return null;
  }
  return {
    ...unknownFields(fields, CONDITION),
    key: textOf(fields.key) ?? "condition",
    enabled: fields.enabled !== false,
    left: sides[0],
    right: sides[1],
    comparator,
  };
}

/** A list made in June 2025 out of the older map names every world variable `globals`, and the true one beside it. */
function leftOf({ left, globalId }: ReturnType<typeof fieldsOf>): unknown {
  return fieldsOf(left).globalId === "globals" && textOf(globalId) !== null ? { globalId } : left;
}

/** A constant that is compared with a direction is a direction by its present name; null where it is none. */
function withDirection(operand: Operand, other: Operand): Operand | null {
  const isDirection = "variableId" in other && other.variableId === TRANSFORM_VARIABLE;
  if (!isDirection || !("constant" in operand)) return operand;
  const constant = readTransform(operand.constant);
  return constant === null ? null : { constant };
}

/** Null for one that nobody knows; where none is named, both sides are to be the same. */
function readComparator(value: unknown): Comparator | null {
  if (value === undefined || value === null) return "=";
  return COMPARATORS.find((comparator) => comparator === value) ?? null;
}
