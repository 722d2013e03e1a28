import {
  type Action,
  type Actor,
  APPEARANCE_VARIABLE,
  type Characters,
  type Condition,
  type Id,
  LOOP_DEFAULT,
  mapNodes,
  mapRules,
  type Operand,
  type Rule,
  type RuleNode,
  type WorldDocument,
} from "../../engine/index.ts";
import { changeEach } from "./mapEdits.ts";
import { asksFor, isAsking, type Named, uses } from "./uses.ts";

/**
 * Removes rows that create a deleted character; in pictures it leaves a gap that never matches, so that the rule rests:
 * a deletion must never let a rule do more than before.
 */
export function withoutMakersOf(document: WorldDocument, characterId: Id): WorldDocument {
  return changeEveryRule(document, (rule) => {
    const made = new Set(rule.actions.flatMap((action) => (makes(action, characterId) ? [action.actorId] : [])));
    return made.size === 0 ? rule : withActions(rule, (action) => !namesOneOf(action, made));
  });
}

/** Replaces a deleted appearance in pictures; removes rows that set it, and conditions that exclude it. */
export function withoutAppearanceInRules(
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

function changeEveryRule(document: WorldDocument, change: (rule: Rule) => Rule): WorldDocument {
  const characters = changeEach(document.characters, (character) => {
    const rules = mapRules(character.rules, change);
    return rules === character.rules ? character : { ...character, rules };
  });
  return characters === document.characters ? document : { ...document, characters };
}

type IsWearer = (actorId: Id) => boolean;

function makes(action: Action, characterId: Id): action is Extract<Action, { readonly type: "create" }> {
  return action.type === "create" && action.actor.characterId === characterId;
}

function namesOneOf(action: Action, actorIds: ReadonlySet<Id>): boolean {
  const isActedOn = "actorId" in action && actorIds.has(action.actorId);
  return isActedOn || ("value" in action && "actorId" in action.value && actorIds.has(action.value.actorId));
}

function putsOn(action: Action, appearanceId: Id, isWearer: IsWearer): boolean {
  return action.type === "appearance" && isConstant(action.value, appearanceId) && isWearer(action.actorId);
}

function alwaysHolds({ left, right, comparator }: Condition, appearanceId: Id, isWearer: IsWearer): boolean {
  const isAsked = (asked: Operand, answer: Operand) =>
    "variableId" in asked &&
    asked.variableId === APPEARANCE_VARIABLE &&
    isWearer(asked.actorId) &&
    isConstant(answer, appearanceId);
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

/**
 * Removes the rows that use a deleted variable; a loop that counted by it runs twice. A rule with a condition on it is
 * switched off, too: a deletion must never let a rule do more than before.
 */
export function withoutNamed(characters: Characters, named: Named): Characters {
  return changeEach(characters, (character) => {
    const rules = mapNodes(character.rules, (node) => nodeWithout(node, character.id, named));
    return rules === character.rules ? character : { ...character, rules };
  });
}

function nodeWithout(node: RuleNode, ownerId: Id, named: Named): RuleNode {
  if (node.type === "rule") return ruleWithout(node, named);
  const isCounted = node.type === "group-flow" && named.isCounted(node, ownerId);
  return isCounted ? { ...node, loopCount: { constant: LOOP_DEFAULT } } : node;
}

function ruleWithout(rule: Rule, named: Named): Rule {
  const conditions = rule.conditions.filter((condition) => !asksFor(rule, condition, named));
  const actions = rule.actions.filter((action) => !uses(rule, action, named));
  const isSame = conditions.length === rule.conditions.length && actions.length === rule.actions.length;
  if (isSame) return rule;
  return { ...rule, conditions, actions, ...(isAsking(rule, named) ? { enabled: false } : {}) };
}
