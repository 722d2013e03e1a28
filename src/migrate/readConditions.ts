import {
  COMPARATORS,
  type Comparator,
  type Condition,
  isFields,
  type Operand,
  TRANSFORM_VARIABLE,
} from "../engine/index.ts";
import { conditionsByActor } from "./conditionsByActor.ts";
import type { RuleFacts } from "./RuleFacts.ts";
import { readTransform } from "./readActor.ts";
import { type FieldNames, fieldsOf, type ReportUnread, textOf, UniqueIds, unknownFields } from "./reading.ts";
import { readOperand } from "./readOperand.ts";

/** The conditions of a rule, with unique keys. Reports every condition that cannot be evaluated. */
export function readConditions(value: unknown, facts: RuleFacts, report: ReportUnread): Condition[] {
  const keys = new UniqueIds();
  return listOfConditions(value, facts, report).flatMap((entry) => {
    const condition = readCondition(entry, facts, report);
    return condition ? [{ ...condition, key: keys.take(condition.key) }] : [];
  });
}

/** Whether conditions have their older shape, a map by actor. */
export function isByActor(value: unknown): boolean {
  return isFields(value);
}

function listOfConditions(value: unknown, facts: RuleFacts, report: ReportUnread): readonly unknown[] {
  if (value === undefined || value === null) return [];
  if (Array.isArray(value)) return value;
  if (isFields(value)) return conditionsByActor(value, facts);
  report();
  return [];
}

const CONDITION: FieldNames<Condition> = { key: true, enabled: true, left: true, right: true, comparator: true };

function readCondition(value: unknown, facts: RuleFacts, report: ReportUnread): Condition | null {
  const fields = fieldsOf(value);
  const [left, right] = [readOperand(leftOf(fields), facts), readOperand(fields.right, facts)];
  const comparator = readComparator(fields.comparator);
  if (!left) report("Invalid condition left side");
  else if (!right) report("Invalid condition right side");
  if (!left || !right) return null;
  const sides = [withDirection(left, right), withDirection(right, left)] as const;
  if (!comparator || !sides[0] || !sides[1]) {
    report();
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

/** Lists that were converted in June 2025 have the id `globals` for every global, and the real id beside it. */
function leftOf({ left, globalId }: ReturnType<typeof fieldsOf>): unknown {
  return fieldsOf(left).globalId === "globals" && textOf(globalId) !== null ? { globalId } : left;
}

/** A constant that is compared with a transform gets the present name of its transform; null if it is not one. */
function withDirection(operand: Operand, other: Operand): Operand | null {
  const isDirection = "variableId" in other && other.variableId === TRANSFORM_VARIABLE;
  if (!isDirection || !("constant" in operand)) return operand;
  const constant = readTransform(operand.constant);
  return constant === null ? null : { ...operand, constant };
}

/** A missing comparator means `=`; null for an unknown one. */
function readComparator(value: unknown): Comparator | null {
  if (value === undefined || value === null) return "=";
  return COMPARATORS.find((comparator) => comparator === value) ?? null;
}
