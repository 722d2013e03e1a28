import {
  COMPARATORS,
  type Comparator,
  type Condition,
  isFields,
  type Operand,
  type RuleNode,
  TRANSFORM_VARIABLE,
} from "../engine/index.ts";
import { conditionsByActor } from "./conditionsByActor.ts";
import type { RuleFacts } from "./RuleFacts.ts";
import { readTransform } from "./readActor.ts";
import { type FieldNames, fieldsOf, listOf, type ReportUnread, textOf, UniqueIds, unknownFields } from "./reading.ts";
import { readOperand } from "./readOperand.ts";

export interface ConditionsRead {
  readonly conditions: readonly Condition[];
  /** The disabled ones that cannot be read, as a rule or container keeps them; absent if there are none. */
  readonly kept: Pick<RuleNode, "unreadDisabled">;
}

/**
 * The conditions of a rule or container, with unique keys. Reports every enabled one that cannot be evaluated. `disabled` are those that
 * were kept by an earlier reading: this version may understand them.
 */
export function readConditions(
  value: unknown,
  disabled: unknown,
  facts: RuleFacts,
  report: ReportUnread,
): ConditionsRead {
  let isReported = false;
  const reportOnce: ReportUnread = (fault) => {
    isReported = true;
    report(fault);
  };
  const listed = readEach(listOfConditions(value, facts, reportOnce), facts, reportOnce);
  const earlier = readEach(listOf(disabled), facts, reportOnce);
  // Then `unread` has the whole list, from which the next reading takes them all.
  if (isReported) return { conditions: withUniqueKeys(listed.conditions), kept: keptAs(listOf(disabled)) };
  return {
    conditions: withUniqueKeys([...listed.conditions, ...earlier.conditions]),
    kept: keptAs([...listed.unread, ...earlier.unread]),
  };
}

function keptAs(unread: readonly unknown[]): ConditionsRead["kept"] {
  return unread.length === 0 ? {} : { unreadDisabled: unread };
}

function withUniqueKeys(conditions: readonly Condition[]): Condition[] {
  const keys = new UniqueIds();
  return conditions.map((condition) => ({ ...condition, key: keys.take(condition.key) }));
}

interface Entries {
  readonly conditions: readonly Condition[];
  /** Disabled entries that cannot be read. */
  readonly unread: readonly unknown[];
}

function readEach(entries: readonly unknown[], facts: RuleFacts, report: ReportUnread): Entries {
  const conditions: Condition[] = [];
  const unread: unknown[] = [];
  for (const entry of entries) {
    const isDisabled = fieldsOf(entry).enabled === false;
    const condition = readCondition(entry, facts, isDisabled ? ignored : report);
    if (condition) conditions.push(condition);
    else if (isDisabled) unread.push(entry);
  }
  return { conditions, unread };
}

/** Nobody looks at a disabled condition. */
function ignored(): void {}

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
