/** A rule ready to be tried and carried out. */
import type { Looks } from "../grid/Looks.ts";
import type { Action, Rule } from "../world/rule.ts";
import { type Pattern, type PatternCondition, patternOf } from "./Pattern.ts";
import { type Reading, type Roles, readingOf, ZERO } from "./Reading.ts";
import { type Census, type SquareTable, squareTableOf } from "./SquareTable.ts";

export interface CompiledRule {
  readonly rule: Rule;
  readonly pattern: Pattern;
  readonly table: SquareTable | null;
  readonly conditions: readonly PatternCondition[];
  readonly steps: readonly Step[];
  /** Whether a move in it may lead off the stage although the rule matches. */
  readonly movesBySteps: boolean;
  /** The slot of everyone the rule names, by role; rewritten with every try. */
  readonly bound: Int32Array;
}

/** An action whose names have become numbers. */
export interface Step {
  readonly action: Action;
  readonly role: number;
  readonly value: Reading;
}

export function compileRule(rule: Rule, looks: Looks, census: Census): CompiledRule {
  const pattern = patternOf(rule, looks);
  const steps = rule.actions.map((action) => stepOf(action, pattern.roles));
  return {
    rule,
    pattern,
    table: squareTableOf(pattern, census),
    conditions: [pattern, ...pattern.parts].flatMap(({ conditions }) => conditions),
    steps,
    movesBySteps: movesBySteps(rule.actions),
    bound: new Int32Array(pattern.roles.count),
  };
}

/** Only moves counted from where an actor is by then can lead off the stage once a rule has matched: it looks at all other goals itself. */
export function movesBySteps(actions: readonly Action[]): boolean {
  return actions.some((action) => action.type === "move" && !action.offset);
}

export function stepOf(action: Action, roles: Roles): Step {
  return {
    action,
    role: "actorId" in action ? roles.of(action.actorId) : -1,
    value: "value" in action && action.value ? readingOf(action.value, roles) : ZERO,
  };
}
