/** Where in a rule tree a thing may go: by the hand over a card's box, and by the entries of a card's menu. */

import type { RuleTarget } from "../../editor/tools/ToolEvent.ts";
import {
  type Id,
  isContainer,
  nodesIn,
  type RuleContainer,
  type RuleNode,
  type RuleTree,
  spotOf,
} from "../../engine/index.ts";

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

/** Where one entry of a card's "move" menu would put it; null where there is no such place. */
export interface RuleMoves {
  readonly up: RuleTarget | null;
  readonly down: RuleTarget | null;
  readonly out: RuleTarget | null;
  readonly into: readonly { readonly container: RuleContainer; readonly target: RuleTarget }[];
}

/** The keyboard twins of dragging a rule (details §8): one step up or down, out of its container, into another one. */
export function movesOf(characterId: Id, tree: RuleTree, ruleId: Id): RuleMoves {
  const spot = spotOf(tree, ruleId);
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

/** Where Alt with an arrow key takes a card: past its neighbor, or at the edge of a container out of it; null at the edge of the tree. */
export function stepOf(
  characterId: Id,
  tree: RuleTree,
  { ruleId, way }: { readonly ruleId: Id; readonly way: "previous" | "next" },
): RuleTarget | null {
  const { up, down } = movesOf(characterId, tree, ruleId);
  const parent = spotOf(tree, ruleId)?.parent;
  const isUp = way === "previous";
  const beside = isUp ? up : down;
  if (beside || !parent) return beside;
  return { kind: "rule", characterId, ruleId: parent.id, place: isUp ? "before" : "after" };
}

function intoContainer(characterId: Id) {
  return (container: RuleContainer) => ({
    container,
    target: { kind: "rule", characterId, ruleId: container.id, place: "inside" } as const,
  });
}

/** Every container but the one that moves, what is in it, and the one it is in already. */
function containersFor(tree: RuleTree, ruleId: Id, parentId: Id | undefined): RuleContainer[] {
  const isOther = ({ id }: RuleNode): boolean => id !== ruleId;
  return nodesIn(tree, isOther)
    .filter(isContainer)
    .filter((node) => isOther(node) && node.id !== parentId);
}
