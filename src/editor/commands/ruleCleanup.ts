/**
 * What happens to rules when something they refer to is deleted. Rows that create, change or read it are removed. What a
 * rule tests for becomes a gap that never matches, so that the rule rests: a deletion must never let a rule do more than
 * before.
 */
import {
  type Action,
  type Actor,
  APPEARANCE_VARIABLE,
  type Condition,
  type Id,
  type Operand,
  type Rule,
  type WorldDocument,
} from "../../engine/index.ts";
import { changeEveryRule } from "./everyRule.ts";
import { changeEach } from "./mapEdits.ts";

/** Removes rows that create a deleted character; in pictures it leaves a gap. */
export function withoutMakersOf(document: WorldDocument, characterId: Id): WorldDocument {
  return changeEveryRule(document, (rule) => {
    const made = new Set(rule.actions.flatMap((action) => (makes(action, characterId) ? [action.actorId] : [])));
    return made.size === 0 ? rule : withActions(rule, (action) => !namesOneOf(action, made));
  });
}

/** Replaces a deleted appearance in pictures; removes rows that set it, and conditions that exclude it. */
export function withoutLookInRules(
  document: WorldDocument,
  characterId: Id,
  { gone, standIn }: { readonly gone: Id; readonly standIn: Id },
): WorldDocument {
  const dressed = (actor: Actor): Actor =>
    actor.characterId === characterId && actor.appearance === gone ? { ...actor, appearance: standIn } : actor;
  return changeEveryRule(document, (rule) => {
    const isWearer = (actorId: Id) => characterIn(rule, actorId) === characterId;
    const kept = withConditions(
      withActions(rule, (action) => !putsOn(action, gone, isWearer)),
      (condition) => !alwaysHolds(condition, gone, isWearer),
    );
    return withActors(kept, dressed);
  });
}

type IsWearer = (actorId: Id) => boolean;

function makes(action: Action, characterId: Id): action is Extract<Action, { readonly type: "create" }> {
  return action.type === "create" && action.actor.characterId === characterId;
}

function namesOneOf(action: Action, actorIds: ReadonlySet<Id>): boolean {
  const isActedOn = action.type !== "global" && actorIds.has(action.actorId);
  return isActedOn || ("value" in action && "actorId" in action.value && actorIds.has(action.value.actorId));
}

function putsOn(action: Action, look: Id, isWearer: IsWearer): boolean {
  return action.type === "appearance" && isConstant(action.value, look) && isWearer(action.actorId);
}

function alwaysHolds({ left, right, comparator }: Condition, look: Id, isWearer: IsWearer): boolean {
  const isAsked = (asked: Operand, answer: Operand) =>
    "actorId" in asked &&
    asked.variableId === APPEARANCE_VARIABLE &&
    isWearer(asked.actorId) &&
    isConstant(answer, look);
  return comparator === "!=" && (isAsked(left, right) || isAsked(right, left));
}

function isConstant(operand: Operand, constant: string): boolean {
  return "constant" in operand && operand.constant === constant;
}

function characterIn(rule: Rule, actorId: Id): Id | undefined {
  const standing = Object.hasOwn(rule.actors, actorId) ? rule.actors[actorId] : undefined;
  const created = rule.actions.find((action) => action.type === "create" && action.actorId === actorId);
  return (standing ?? (created?.type === "create" ? created.actor : undefined))?.characterId;
}

function withActions(rule: Rule, isKept: (action: Action) => boolean): Rule {
  return rule.actions.every(isKept) ? rule : { ...rule, actions: rule.actions.filter(isKept) };
}

function withConditions(rule: Rule, isKept: (condition: Condition) => boolean): Rule {
  return rule.conditions.every(isKept) ? rule : { ...rule, conditions: rule.conditions.filter(isKept) };
}

function withActors(rule: Rule, change: (actor: Actor) => Actor): Rule {
  const actors = changeEach(rule.actors, change);
  const actions = rule.actions.map((action) => (action.type === "create" ? withMade(action, change) : action));
  const isSame = actors === rule.actors && actions.every((action, index) => action === rule.actions[index]);
  return isSame ? rule : { ...rule, actors, actions };
}

function withMade<Create extends Extract<Action, { readonly type: "create" }>>(
  action: Create,
  change: (actor: Actor) => Actor,
): Create {
  const actor = change(action.actor);
  return actor === action.actor ? action : { ...action, actor };
}
