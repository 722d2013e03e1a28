/** Changing all rules of a game at once; what does not change is shared. */
import type { Rule, RuleNode, RuleTree, WorldDocument } from "../../engine/index.ts";
import { changeEach } from "./mapEdits.ts";
import { isContainer, withinContainer } from "./ruleTree.ts";

export function changeEveryRule(document: WorldDocument, change: (rule: Rule) => Rule): WorldDocument {
  const characters = changeEach(document.characters, (character) => {
    const rules = changeRules(character.rules, change);
    return rules === character.rules ? character : { ...character, rules };
  });
  return characters === document.characters ? document : { ...document, characters };
}

/** All rules of a tree, at any depth, in order. */
export function rulesIn(tree: RuleTree): Rule[] {
  return tree.flatMap((node) => (isContainer(node) ? rulesIn(node.rules) : [node]));
}

function changeRules(tree: RuleTree, change: (rule: Rule) => Rule): RuleTree {
  const nodes = tree.map(
    (node): RuleNode =>
      isContainer(node) ? withinContainer(node, (rules) => changeRules(rules, change)) : change(node),
  );
  return nodes.every((node, index) => node === tree[index]) ? tree : nodes;
}
