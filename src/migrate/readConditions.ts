/** The conditions of a rule: a list of comparisons, each with a key of its own (spec §3 "Condition"). */
import {
  type Actor,
  type Actors,
  COMPARATORS,
  type Comparator,
  type Condition,
  type Operand,
  TRANSFORM_VARIABLE,
} from "../engine/index.ts";
import { conditionsByActor } from "./conditionsByActor.ts";
import { FreshIds } from "./FreshIds.ts";
import { fieldsOf, isFields, listOf, textOf } from "./reading.ts";
import { readOperand } from "./readOperand.ts";
import { readTransform } from "./readTransform.ts";

/** What reading the conditions of one rule needs: its actors, the defaults of their variables, and where to complain. */
export interface RuleFacts {
  readonly actors: Actors;
  defaultValue(actor: Actor, variableId: string): string;
  complain(text: string): void;
}

export function readConditions(value: unknown, facts: RuleFacts): Condition[] {
  const list = isFields(value) ? conditionsByActor(value, facts) : listOf(value);
  const keys = new FreshIds();
  return list.flatMap((entry) => {
    const condition = readCondition(entry, facts);
    return condition ? [{ ...condition, key: keys.take(condition.key) }] : [];
  });
}

/** A condition without one of its sides is left out, in the words of the specification (spec §5). */
function readCondition(value: unknown, facts: RuleFacts): Condition | null {
  const { key, enabled, left, right, comparator } = fieldsOf(value);
  const [leftSide, rightSide] = [readOperand(left), readOperand(right)];
  if (!leftSide) facts.complain("Invalid condition left side");
  else if (!rightSide) facts.complain("Invalid condition right side");
  if (!leftSide || !rightSide) return null;
  return {
    key: textOf(key) ?? "condition",
    enabled: enabled !== false,
    left: withTransformName(leftSide, rightSide),
    right: withTransformName(rightSide, leftSide),
    comparator: readComparator(comparator),
  };
}

/** A constant that is compared with a direction is a direction by its present name. */
function withTransformName(operand: Operand, other: Operand): Operand {
  const isDirection = "variableId" in other && other.variableId === TRANSFORM_VARIABLE;
  if (!isDirection || !("constant" in operand)) return operand;
  return { constant: readTransform(operand.constant) ?? operand.constant };
}

export function readComparator(value: unknown): Comparator {
  return COMPARATORS.find((comparator) => comparator === value) ?? "=";
}
