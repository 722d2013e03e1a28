/** Which older rules always go before a rule, so that its own turn never comes (product §3). */
import {
  type Characters,
  type Id,
  type Rule,
  type RuleContainer,
  type RuleNode,
  type RuleTree,
  switchedOn,
} from "../engine/index.ts";
import { stopsAtFirst } from "./alwaysBefore.ts";
import { matchesWhenever } from "./matchesWhenever.ts";

/** The rules of a tree that are tried earlier than this one and match whenever it does, in their order. */
export function alwaysBehind(tree: RuleTree, ruleId: Id, characters: Characters): Rule[] {
  const place = placeOf(switchedOn(tree), ruleId, null);
  if (!place) return [];
  return place.ahead.flatMap(surelyTried).filter((older) => matchesWhenever(older, place.rule, characters));
}

interface Place {
  readonly rule: Rule;
  /** What is tried first; where any of it applies, this rule is not looked at. */
  readonly ahead: RuleTree;
}

function placeOf(list: RuleTree, ruleId: Id, parent: RuleContainer | null): Place | null {
  for (const [index, node] of list.entries()) {
    const ahead = stopsAtFirst(parent) ? list.slice(0, index) : [];
    if (node.type === "rule" && node.id === ruleId) return { rule: node, ahead };
    const deeper = node.type === "rule" ? null : placeOf(node.rules, ruleId, node);
    if (deeper) return { ...deeper, ahead: [...ahead, ...deeper.ahead] };
  }
  return null;
}

/** The rules that are tried every turn, each of which would make its containers apply. */
function surelyTried(node: RuleNode): Rule[] {
  if (node.type === "rule") return [node];
  return isSurelyOpen(node) ? node.rules.flatMap(surelyTried) : [];
}

function isSurelyOpen(container: RuleContainer): boolean {
  if (container.type === "group-event") return container.event === "idle";
  const { behavior, loopCount } = container;
  return behavior !== "loop" || !loopCount || ("constant" in loopCount && loopCount.constant >= 1);
}
