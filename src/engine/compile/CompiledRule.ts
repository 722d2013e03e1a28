/** A rule in the form that is matched and carried out. */
import type { AppearanceTable } from "../grid/AppearanceTable.ts";
import type { Action, Rule } from "../world/rule.ts";
import { type CompiledOperand, compileOperand, type Roles, ZERO } from "./CompiledOperand.ts";
import { type CompiledPlace, compilePlace } from "./CompiledPlace.ts";
import type { Namesakes } from "./namesakes.ts";
import { type Pattern, type PatternCondition, patternOf } from "./Pattern.ts";
import { type Census, type SquareTable, squareTableOf } from "./SquareTable.ts";

export interface CompiledRule {
  readonly rule: Rule;
  readonly pattern: Pattern;
  readonly table: SquareTable | null;
  readonly conditions: readonly PatternCondition[];
  readonly actions: readonly CompiledAction[];
  /** Whether it has a relative move, which may lead off the stage although the rule matches. */
  readonly hasRelativeMoves: boolean;
  /** The slot of every actor that the rule names, by role; overwritten by every attempt to match. */
  readonly bound: Int32Array;
}

/** An action whose actor ids have become role numbers. */
export interface CompiledAction {
  readonly action: Action;
  readonly role: number;
  readonly value: CompiledOperand;
  /** What each character calls the variable or appearance that it names; null if its actor has no kind. */
  readonly namesakes: Namesakes | null;
  /** Where to; null if the action counts squares. */
  readonly place: CompiledPlace | null;
}

export function compileRule(rule: Rule, appearances: AppearanceTable, census: Census): CompiledRule {
  const pattern = patternOf(rule, appearances);
  const actions = rule.actions.map((action) => compileAction(action, pattern.roles));
  return {
    rule,
    pattern,
    table: squareTableOf(pattern, census, appearances.sets.ground),
    conditions: [pattern, ...pattern.parts].flatMap(({ conditions }) => conditions),
    actions,
    hasRelativeMoves: movesBySteps(rule.actions),
    bound: new Int32Array(pattern.roles.count),
  };
}

/** Whether a move is relative to where its actor is by then. Matching checks all other targets, so only these can lead off the stage. */
export function movesBySteps(actions: readonly Action[]): boolean {
  return actions.some((action) => action.type === "move" && !action.to && !action.offset);
}

/** Actions have to be compiled in their order. */
export function compileAction(action: Action, roles: Roles): CompiledAction {
  if (action.type === "create") roles.create(action.actorId);
  return {
    action,
    role: "actorId" in action ? roles.of(action.actorId) : -1,
    value: "value" in action && action.value ? compileOperand(action.value, roles) : ZERO,
    namesakes: namesakesOf(action, roles),
    place: compilePlace(action, roles),
  };
}

/** An appearance counts by its name only where a constant names it. */
function namesakesOf(action: Action, roles: Roles): Namesakes | null {
  if (action.type === "variable") return roles.variableNamesakes(action.actorId, action.variable);
  if (action.type !== "appearance" || !action.value || !("constant" in action.value)) return null;
  return roles.lookNamesakes(action.actorId, String(action.value.constant));
}
