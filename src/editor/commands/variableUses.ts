import {
  type Action,
  type Characters,
  type Condition,
  type FlowContainer,
  type Id,
  type Operand,
  own,
  type Rule,
  type RuleNode,
} from "../../engine/index.ts";
import { type RuleRef, refsOf } from "./everyRule.ts";

/** The character of an actor of a rule. */
type WhoseIs = (actorId: Id) => Id | undefined;

/** The ways in which rules refer to one variable. */
export interface Named {
  readonly isRead: (operand: Operand, whose: WhoseIs) => boolean;
  readonly isSet: (action: Action, whose: WhoseIs) => boolean;
  /** As the count of a loop among a character's rules. */
  readonly isCounted: (loop: FlowContainer, ownerId: Id) => boolean;
}

export function variableNamed(characterId: Id, variableId: Id): Named {
  return {
    isRead: (operand, whose) =>
      "actorId" in operand && operand.variableId === variableId && whose(operand.actorId) === characterId,
    isSet: (action, whose) =>
      action.type === "variable" && action.variable === variableId && whose(action.actorId) === characterId,
    isCounted: ({ loopCount }, ownerId) =>
      loopCount !== undefined &&
      "variableId" in loopCount &&
      loopCount.variableId === variableId &&
      ownerId === characterId,
  };
}

export function globalNamed(globalId: Id): Named {
  return {
    isRead: (operand) => "globalId" in operand && operand.globalId === globalId,
    isSet: (action) => action.type === "global" && action.global === globalId,
    isCounted: () => false,
  };
}

export function asksFor(rule: Rule, { left, right }: Condition, { isRead }: Named): boolean {
  const whose = whoseIn(rule);
  return isRead(left, whose) || isRead(right, whose);
}

export function uses(rule: Rule, action: Action, { isRead, isSet }: Named): boolean {
  const whose = whoseIn(rule);
  return isSet(action, whose) || ("value" in action && isRead(action.value, whose));
}

export interface Uses {
  /** Rules and loops that use it. */
  readonly rules: readonly RuleRef[];
  /** How many of these are rules with a condition on it. */
  readonly asking: number;
}

export function usesOf(characters: Characters, named: Named): Uses {
  const asking = refsOf(characters, (node) => node.type === "rule" && isAsking(node, named));
  return { rules: refsOf(characters, (node, { id }) => namesIt(node, id, named)), asking: asking.length };
}

/** Conditions that are switched off do not count. */
export function isAsking(rule: Rule, named: Named): boolean {
  return rule.conditions.some((condition) => condition.enabled && asksFor(rule, condition, named));
}

function namesIt(node: RuleNode, ownerId: Id, named: Named): boolean {
  if (node.type === "group-event") return false;
  if (node.type === "group-flow") return named.isCounted(node, ownerId);
  const isAsked = node.conditions.some((condition) => asksFor(node, condition, named));
  return isAsked || node.actions.some((action) => uses(node, action, named));
}

/** The actors of the picture, and those that its rows create. */
function whoseIn({ actors, actions }: Rule): WhoseIs {
  return (actorId) => {
    const made = actions.find((action) => action.type === "create" && action.actorId === actorId);
    return (own(actors, actorId) ?? (made?.type === "create" ? made.actor : undefined))?.characterId;
  };
}
