import type { Id } from "./id.ts";
import { TREE_DEPTH_MAX, TREE_NODES_MAX } from "./limits.ts";
import { isSwitchedOn, type Rule, type RuleContainer, type RuleNode, type RuleTree } from "./rule.ts";

export function isContainer(node: RuleNode): node is RuleContainer {
  return node.type !== "rule";
}

/** The list that a node stands in, its index there, and the container around that list (null for the root). */
export interface RuleSpot {
  readonly list: RuleTree;
  readonly index: number;
  readonly parent: RuleContainer | null;
}

/** The spots of the containers around a node, from the outermost in, and last the spot of the node; empty if the tree does not have it. */
export function pathTo(tree: RuleTree, id: Id, parent: RuleContainer | null = null): readonly RuleSpot[] {
  const index = tree.findIndex((node) => node.id === id);
  if (index >= 0) return [{ list: tree, index, parent }];
  for (const [at, node] of tree.entries()) {
    const path = isContainer(node) ? pathTo(node.rules, id, node) : [];
    if (path.length > 0) return [{ list: tree, index: at, parent }, ...path];
  }
  return [];
}

export function spotOf(tree: RuleTree, id: Id): RuleSpot | undefined {
  return pathTo(tree, id).at(-1);
}

export function findNode(tree: RuleTree, id: Id): RuleNode | undefined {
  const spot = spotOf(tree, id);
  return spot?.list[spot.index];
}

/** The containers that a node is in, from the outermost; empty at the root, and for a node that the tree does not have. */
export function containersAround(tree: RuleTree, id: Id): RuleContainer[] {
  return pathTo(tree, id).flatMap(({ parent }) => parent ?? []);
}

/** All rules and containers of a tree, each before its contents. `enters` says which containers to look into. */
export function nodesIn(tree: RuleTree, enters: (container: RuleContainer) => boolean = always): RuleNode[] {
  return tree.flatMap((node) => [node, ...(isContainer(node) && enters(node) ? nodesIn(node.rules, enters) : [])]);
}

/** The rules of a tree without the containers around them. `enters` says which containers to look into. */
export function rulesIn(tree: RuleTree, enters?: (container: RuleContainer) => boolean): Rule[] {
  return nodesIn(tree, enters).filter((node) => node.type === "rule");
}

/** The rules by which something happens; the others only wait. */
export function actingRules(node: RuleNode): Rule[] {
  return rulesIn([node]).filter(({ actions }) => actions.length > 0);
}

function always(): boolean {
  return true;
}

/** Changes every node, containers after their contents. Unchanged parts are shared: the same tree comes back if nothing changes. */
export function mapNodes(tree: RuleTree, change: (node: RuleNode) => RuleNode): RuleTree {
  const nodes = tree.map((node) => change(changeContents(node, (rules) => mapNodes(rules, change))));
  return nodes.every((node, index) => node === tree[index]) ? tree : nodes;
}

export function mapRules(tree: RuleTree, change: (rule: Rule) => Rule): RuleTree {
  return mapNodes(tree, (node) => (node.type === "rule" ? change(node) : node));
}

/** Replaces the node with that id by any number of others; the same tree comes back if nothing changes. */
export function replaceNode(tree: RuleTree, id: Id, change: (node: RuleNode) => readonly RuleNode[]): RuleTree {
  let isChanged = false;
  const nodes = tree.flatMap((node) => {
    const next = node.id === id ? change(node) : [changeContents(node, (rules) => replaceNode(rules, id, change))];
    isChanged ||= next.length !== 1 || next[0] !== node;
    return next;
  });
  return isChanged ? nodes : tree;
}

export function changeNode(tree: RuleTree, id: Id, change: (node: RuleNode) => RuleNode): RuleTree {
  return replaceNode(tree, id, (node) => [change(node)]);
}

export function removeNode(tree: RuleTree, id: Id): RuleTree {
  return replaceNode(tree, id, () => []);
}

/** Changes the list in a container; a rule comes back as it is. */
export function changeContents(node: RuleNode, change: (rules: RuleTree) => RuleTree): RuleNode {
  if (!isContainer(node)) return node;
  const rules = change(node.rules);
  return rules === node.rules ? node : { ...node, rules };
}

/** The tree without the parts that are switched off or rest. */
export function switchedOn(tree: RuleTree): RuleTree {
  return tree.filter(isSwitchedOn).map((node) => changeContents(node, switchedOn));
}

/**
 * Whether an unread tree has no more nodes, and no deeper ones, than the engine looks at. It is counted level by level, so that no
 * nesting can overflow the stack.
 */
export function isTreeWithinLimits(rules: unknown): boolean {
  let level = listIn(rules);
  let count = 0;
  for (let depth = 0; level.length > 0; depth++) {
    count += level.length;
    if (depth > TREE_DEPTH_MAX || count > TREE_NODES_MAX) return false;
    level = level.flatMap((node) => listIn(typeof node === "object" && node !== null && "rules" in node && node.rules));
  }
  return true;
}

function listIn(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
