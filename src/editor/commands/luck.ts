/** How rarely rules are tried. The other ways of a rule are one rule with it, whose luck they share until a way has its own. */
import { derivedId } from "../../engine/derive/index.ts";
import {
  changeNode,
  type FlowContainer,
  findNode,
  type Id,
  type NewId,
  nodesIn,
  pathTo,
  type Rule,
  type RuleTree,
  removeNode,
  replaceNode,
} from "../../engine/index.ts";
import { newLuck, ownLuck } from "../../recording/index.ts";
import { withoutUnread } from "./blocks.ts";
import type { CharacterChange } from "./characters.ts";
import { derivedFrom } from "./otherWays.ts";
import { onRules } from "./rules.ts";

/** Sets how rarely a rule and its other ways are tried, by blocks of luck of their own; undefined takes these away. */
export function setLuck(ruleId: Id, luck: number | undefined, newId: NewId): CharacterChange {
  return onRules((rules) => {
    const block = ownLuck(rules, ruleId);
    if (block && luck !== undefined) return withOneIn(rules, block.id, luck);
    if (block) return withoutBlocks(rules, [block, ...copiesOf(rules, block)]);
    return luck === undefined ? rules : withBlocks(rules, ruleId, { luck, id: newId() });
  });
}

/** Sets how rarely a block of luck is tried, together with its copies for other ways. */
export function setOneIn(containerId: Id, oneIn: number): CharacterChange {
  return onRules((rules) => withOneIn(rules, containerId, oneIn));
}

function withOneIn(tree: RuleTree, containerId: Id, oneIn: number): RuleTree {
  const block = findNode(tree, containerId);
  if (block?.type !== "group-flow" || block.oneIn === oneIn) return tree;
  return [block, ...copiesOf(tree, block)].reduce(
    (rules, one) => changeNode(rules, one.id, () => ({ ...withoutUnread(one, "oneIn"), oneIn })),
    tree,
  );
}

function withoutBlocks(tree: RuleTree, blocks: readonly FlowContainer[]): RuleTree {
  return blocks.reduce((rules, block) => replaceNode(rules, block.id, () => block.rules), tree);
}

/** The copies of a block of luck that hold nothing but other ways of rules. One whose luck the child has changed is no copy any more. */
function copiesOf(tree: RuleTree, block: FlowContainer): readonly FlowContainer[] {
  const isCopy = (node: FlowContainer) =>
    node.behavior === "chance" &&
    node.oneIn === block.oneIn &&
    node.rules.length > 0 &&
    node.rules.every(
      (rule) => rule.type === "rule" && rule.derived && node.id === derivedId(block.id, rule.derived.turn),
    );
  return nodesIn(tree)
    .filter((node) => node.type === "group-flow")
    .filter(isCopy);
}

/** One block around a rule and those of its ways that stand with it, and a copy around each of the others. */
function withBlocks(tree: RuleTree, ruleId: Id, { luck, id }: { readonly luck: number; readonly id: Id }): RuleTree {
  const list = pathTo(tree, ruleId).at(-1)?.list ?? [];
  const ways = derivedFrom(tree, ruleId);
  const beside = ways.filter((way) => list.includes(way));
  const apart = ways.filter((way) => !beside.includes(way) && !ownLuck(tree, way.id));
  const alone = beside.reduce<RuleTree>((rules, way) => removeNode(rules, way.id), tree);
  const around = replaceNode(alone, ruleId, (rule) => [newLuck(id, [rule, ...beside], luck)]);
  return apart.reduce(
    (rules, way) => replaceNode(rules, way.id, () => [newLuck(copyId(id, way), [way], luck)]),
    around,
  );
}

function copyId(id: Id, { derived }: Rule): Id {
  return derived ? derivedId(id, derived.turn) : id;
}
