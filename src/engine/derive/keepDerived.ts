import type { Id } from "../world/id.ts";
import type { Rule, RuleNode, RuleTree } from "../world/rule.ts";
import { mapRules, rulesIn } from "../world/ruleTree.ts";
import { derivedRule } from "./derive.ts";

/**
 * The tree after an edit, with every derived rule updated whose source was edited. A derived rule that was itself edited, and one whose
 * source is gone, is an ordinary rule from now on; one that the edit derived in another way stays as it is. `before` is the tree before the
 * edit.
 */
export function keepDerived(before: RuleTree, after: RuleTree): RuleTree {
  if (before === after) return after;
  const now = rulesById(after);
  if (![...now.values()].some(({ derived }) => derived)) return after;
  const were = rulesById(before);
  return mapRules(after, (rule) => (rule.derived ? kept(rule, rule.derived, { were, now }) : rule));
}

interface Rules {
  readonly were: ReadonlyMap<Id, Rule>;
  readonly now: ReadonlyMap<Id, Rule>;
}

function kept(rule: Rule, derived: NonNullable<Rule["derived"]>, { were, now }: Rules): Rule {
  const source = now.get(derived.from);
  if (!source || source.derived) return untied(rule);
  const was = were.get(rule.id);
  if (was && was !== rule) return isSameTie(was.derived, derived) ? untied(rule) : rule;
  const sourceBefore = were.get(source.id);
  if (!was || !sourceBefore || sourceBefore === source) return rule;
  const updated = derivedRule(source, derived);
  return updated ? { ...updated, id: rule.id } : untied(rule);
}

function isSameTie(was: Rule["derived"], now: Rule["derived"]): boolean {
  return was?.from === now?.from && was?.turn === now?.turn && was?.looks === now?.looks;
}

function untied({ derived: _derived, ...rule }: Rule): Rule {
  return rule;
}

function rulesById(tree: RuleTree): ReadonlyMap<Id, Rule> {
  return new Map(rulesIn(tree).map((rule: RuleNode & { type: "rule" }) => [rule.id, rule]));
}
