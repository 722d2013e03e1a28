/**
 * What happens to rules when a variable they use is deleted: the rows that use it are removed, and a loop that counted
 * by it runs twice. A rule with a condition on it is switched off, too: a deletion must never let a rule do more than
 * before.
 */
import { type Characters, type Id, LOOP_DEFAULT, mapNodes, type Rule, type RuleNode } from "../../engine/index.ts";
import { changeEach } from "./mapEdits.ts";
import { asksFor, isAsking, type Named, uses } from "./variableUses.ts";

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
