/** Where in a rule tree a thing may go: by the hand over a card's box, and by the entries of a card's menu. */

import type { RuleTarget } from "../../editor/tools/ToolEvent.ts";
import type { Id, RuleContainer, RuleNode, RuleTree } from "../../engine/index.ts";

export type RulePlace = RuleTarget["place"];

/** The most that the thirds at the top and bottom of a tall card take (spec §4, "Stage drags"). */
const EDGE_MAX = 50;

/**
 * The place a hand at `y` means, counted from the top of a card that is `height` high (CSS px): the thirds of spec §4,
 * and the middle of a container is inside it. The middle of a plain rule is the nearer of before and after; an empty
 * container takes it anywhere (details §8, "Drag").
 */
export function placeWithin(y: number, height: number, node: RuleNode): RulePlace {
  if (!isContainer(node)) return y < height / 2 ? "before" : "after";
  if (node.rules.length === 0) return "inside";
  const edge = Math.min(height / 3, EDGE_MAX);
  if (y < edge) return "before";
  return y > height - edge ? "after" : "inside";
}

export function isContainer(node: RuleNode): node is RuleContainer {
  return node.type !== "rule";
}

/** Where one entry of a card's "move" menu would put it; null where there is no such place. */
export interface RuleMoves {
  readonly up: RuleTarget | null;
  readonly down: RuleTarget | null;
  readonly out: RuleTarget | null;
  readonly into: readonly { readonly container: RuleContainer; readonly target: RuleTarget }[];
}

/** The keyboard twins of dragging a rule (details §8): one step up or down, out of its container, into another one. */
export function movesOf(characterId: Id, tree: RuleTree, ruleId: Id): RuleMoves {
  const spot = findSpot(tree, null, ruleId);
  if (!spot) return { up: null, down: null, out: null, into: [] };
  const { list, index, parent } = spot;
  const node = list[index];
  const to = (other: RuleNode | null | undefined, place: RulePlace): RuleTarget | null =>
    other ? { kind: "rule", characterId, ruleId: other.id, place } : null;
  return {
    up: to(list[index - 1], "before"),
    down: to(list[index + 1], "after"),
    out: to(parent, "after"),
    into: node?.type === "group-event" ? [] : containersFor(tree, ruleId, parent?.id).map(intoContainer(characterId)),
  };
}

function intoContainer(characterId: Id) {
  return (container: RuleContainer) => ({
    container,
    target: { kind: "rule", characterId, ruleId: container.id, place: "inside" } as const,
  });
}

interface Spot {
  readonly list: RuleTree;
  readonly index: number;
  readonly parent: RuleContainer | null;
}

function findSpot(list: RuleTree, parent: RuleContainer | null, ruleId: Id): Spot | null {
  const index = list.findIndex((node) => node.id === ruleId);
  if (index >= 0) return { list, index, parent };
  for (const node of list) {
    const found = isContainer(node) ? findSpot(node.rules, node, ruleId) : null;
    if (found) return found;
  }
  return null;
}

/** Every container but the one that moves, what is in it, and the one it is in already. */
function containersFor(list: RuleTree, ruleId: Id, parentId: Id | undefined): RuleContainer[] {
  return list
    .filter(isContainer)
    .filter((node) => node.id !== ruleId)
    .flatMap((node) => [...(node.id === parentId ? [] : [node]), ...containersFor(node.rules, ruleId, parentId)]);
}

/** The containers that a rule is in, from the outermost; none for one that is not there. */
export function containersAround(tree: RuleTree, ruleId: Id): readonly RuleContainer[] {
  const parent = findSpot(tree, null, ruleId)?.parent;
  return parent ? [...containersAround(tree, parent.id), parent] : [];
}

/** The rule or container of that id anywhere in a tree. */
export function findRule(tree: RuleTree, ruleId: Id): RuleNode | undefined {
  const spot = findSpot(tree, null, ruleId);
  return spot?.list[spot.index];
}
