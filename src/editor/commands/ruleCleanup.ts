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
  own,
  type Rule,
  type RuleContainer,
  type RuleNode,
  type WorldDocument,
} from "../../engine/index.ts";
import { changeEach, withEntry } from "../state/mapEdits.ts";
import { actingActor, asksFor, isAsking, type Named, uses, whoseIn } from "./uses.ts";

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
  const cleaned = changeEveryRule(document, (rule) => {
    const isWearer = (actorId: Id) => characterIn(rule, actorId) === characterId;
    const kept = withConditions(
      withActions(rule, (action) => !putsOn(action, gone, isWearer)),
      (condition) => !alwaysHolds(condition, gone, isWearer),
    );
    return withActors(kept, dressed);
  });
  const character = own(cleaned.characters, characterId);
  if (!character) return cleaned;
  const rules = mapNodes(character.rules, (node) => (node.type === "rule" ? node : withoutCheckFor(gone, node)));
  const characters = withEntry(cleaned.characters, characterId, { ...character, rules });
  return rules === character.rules ? cleaned : { ...cleaned, characters };
}

/** In a container's condition, every actor is the one whose rules the container belongs to. */
function withoutCheckFor(appearanceId: Id, container: RuleContainer): RuleContainer {
  const { conditions = [] } = container;
  const kept = conditions.filter((condition) => !alwaysHolds(condition, appearanceId, () => true));
  return kept.length === conditions.length ? container : { ...container, conditions: kept };
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
  const value = "value" in action ? action.value : undefined;
  const place = action.type === "move" ? action.to : undefined;
  return [action, value, place].some((part) => part && "actorId" in part && actorIds.has(String(part.actorId)));
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
  if (node.type === "rule") return ruleWithout(node, ownerId, named);
  const asked = containerWithout(node, ownerId, named);
  const isCounted = asked.type === "group-flow" && named.isCounted(asked, ownerId);
  return isCounted ? { ...asked, loopCount: { constant: LOOP_DEFAULT } } : asked;
}

function containerWithout(container: RuleContainer, ownerId: Id, named: Named): RuleContainer {
  const { conditions = [] } = container;
  const kept = conditions.filter((condition) => !asksFor(actingActor(ownerId), condition, named));
  if (kept.length === conditions.length) return container;
  const isAsked = isAsking(container, ownerId, named);
  return { ...container, conditions: kept, ...(isAsked ? { enabled: false } : {}) };
}

function ruleWithout(rule: Rule, ownerId: Id, named: Named): Rule {
  const conditions = rule.conditions.filter((condition) => !asksFor(whoseIn(rule), condition, named));
  const actions = rule.actions.filter((action) => !uses(rule, action, named));
  const isSame = conditions.length === rule.conditions.length && actions.length === rule.actions.length;
  if (isSame) return rule;
  return { ...rule, conditions, actions, ...(isAsking(rule, ownerId, named) ? { enabled: false } : {}) };
}
