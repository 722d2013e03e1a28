/** Finding and changing places of a rule tree; parts that do not change are shared. */
import type { Id, RuleContainer, RuleNode, RuleTree } from "../../engine/index.ts";

/** Where something goes: beside or inside of a node, or (ruleId null) at the end of the root. */
export interface RulePlace {
  readonly ruleId: Id | null;
  readonly place: "before" | "after" | "inside";
}

export function isContainer(node: RuleNode): node is RuleContainer {
  return node.type !== "rule";
}

export function findNode(tree: RuleTree, id: Id): RuleNode | undefined {
  for (const node of tree) {
    const found = node.id === id ? node : isContainer(node) ? findNode(node.rules, id) : undefined;
    if (found) return found;
  }
  return undefined;
}

/** The list a node stands in, its place there, and the container around it (null: the root). */
export interface Spot {
  readonly list: RuleTree;
  readonly index: number;
  readonly parentId: Id | null;
}

export function spotOf(tree: RuleTree, id: Id, parentId: Id | null = null): Spot | undefined {
  const index = tree.findIndex((node) => node.id === id);
  if (index >= 0) return { list: tree, index, parentId };
  for (const node of tree) {
    const spot = isContainer(node) ? spotOf(node.rules, id, node.id) : undefined;
    if (spot) return spot;
  }
  return undefined;
}

/** All rules and containers of a tree, each before what is in it. */
export function nodesIn(tree: RuleTree): RuleNode[] {
  return tree.flatMap((node) => [node, ...(isContainer(node) ? nodesIn(node.rules) : [])]);
}

/** How many rules and containers there are in a tree, at any depth. */
export function countNodes(tree: RuleTree): number {
  return tree.reduce((count, node) => count + 1 + (isContainer(node) ? countNodes(node.rules) : 0), 0);
}

/** Exchanges the node of that id for others (none: it goes); the same tree comes back where there is no such node. */
export function replaceNode(tree: RuleTree, id: Id, change: (node: RuleNode) => readonly RuleNode[]): RuleTree {
  let changed = false;
  const nodes = tree.flatMap((node) => {
    const next = node.id === id ? change(node) : [withinContainer(node, (rules) => replaceNode(rules, id, change))];
    changed ||= next.length !== 1 || next[0] !== node;
    return next;
  });
  return changed ? nodes : tree;
}

export function changeNode(tree: RuleTree, id: Id, change: (node: RuleNode) => RuleNode): RuleTree {
  return replaceNode(tree, id, (node) => [change(node)]);
}

export function removeNode(tree: RuleTree, id: Id): RuleTree {
  return replaceNode(tree, id, () => []);
}

/** Puts a node at a place; the same tree comes back where there is no such place. */
export function insertNode(tree: RuleTree, node: RuleNode, { ruleId, place }: RulePlace): RuleTree {
  if (ruleId === null) return [...tree, node];
  return replaceNode(tree, ruleId, (neighbour) => {
    if (place === "before") return [node, neighbour];
    if (place === "after") return [neighbour, node];
    return [withinContainer(neighbour, (rules) => [...rules, node])];
  });
}

export function withinContainer(node: RuleNode, change: (rules: RuleTree) => RuleTree): RuleNode {
  if (!isContainer(node)) return node;
  const rules = change(node.rules);
  return rules === node.rules ? node : { ...node, rules };
}
