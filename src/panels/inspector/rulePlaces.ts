import type { RuleTarget } from "../../editor/index.ts";
import {
  type Id,
  isContainer,
  nodesIn,
  type RuleContainer,
  type RuleNode,
  type RuleTree,
  spotOf,
} from "../../engine/index.ts";

export type RuleDropPlace = RuleTarget["place"];

/** The most that the top and bottom thirds of a tall card take, CSS px. */
const EDGE_MAX = 50;

/**
 * The drop place for a pointer at `y`, counted from the top of a card that is `height` high (CSS px). A rule splits in half: before and
 * after. A container splits in thirds, whose middle is inside; an empty container takes a drop inside anywhere. Beside the card, in the gap
 * above or below, it is before or after.
 */
export function placeWithin(y: number, height: number, node: RuleNode): RuleDropPlace {
  if (!isContainer(node)) return y < height / 2 ? "before" : "after";
  if (node.rules.length === 0) return besideCard(y, height) ?? "inside";
  const edge = Math.min(height / 3, EDGE_MAX);
  if (y < edge) return "before";
  return y > height - edge ? "after" : "inside";
}

function besideCard(y: number, height: number): RuleDropPlace | null {
  if (y < 0) return "before";
  return y > height ? "after" : null;
}

/** The targets of the move entries in a card's menu; null if there is no such place. */
export interface RuleMoves {
  readonly up: RuleTarget | null;
  readonly down: RuleTarget | null;
  readonly out: RuleTarget | null;
  readonly into: readonly { readonly container: RuleContainer; readonly target: RuleTarget }[];
}

/** The alternatives to dragging a rule: one step up or down, out of its container, or into another one. */
export function movesOf(characterId: Id, tree: RuleTree, ruleId: Id): RuleMoves {
  const spot = spotOf(tree, ruleId);
  if (!spot) return { up: null, down: null, out: null, into: [] };
  const { list, index, parent } = spot;
  const node = list[index];
  const to = (other: RuleNode | null | undefined, place: RuleDropPlace): RuleTarget | null =>
    other ? { kind: "rule", characterId, ruleId: other.id, place } : null;
  return {
    up: to(list[index - 1], "before"),
    down: to(list[index + 1], "after"),
    out: to(parent, "after"),
    into: node?.type === "group-event" ? [] : containersFor(tree, ruleId, parent?.id).map(intoContainer(characterId)),
  };
}

/** A step of Alt with an arrow key. */
export interface RuleStep {
  readonly ruleId: Id;
  readonly way: "previous" | "next";
  /** Folded containers are passed over. */
  readonly isFolded: (containerId: Id) => boolean;
}

/**
 * Where Alt with an arrow key moves a card: past its neighbor, into an open container beside it or, at the edge of its own container, out of
 * that; null at the edge of the tree.
 */
export function stepTarget(characterId: Id, tree: RuleTree, { ruleId, way, isFolded }: RuleStep): RuleTarget | null {
  const spot = spotOf(tree, ruleId);
  if (!spot) return null;
  const { list, index, parent } = spot;
  const isUp = way === "previous";
  const to = (other: RuleNode, place: RuleDropPlace): RuleTarget => ({
    kind: "rule",
    characterId,
    ruleId: other.id,
    place,
  });
  const beside = list[isUp ? index - 1 : index + 1];
  if (!beside) return parent ? to(parent, isUp ? "before" : "after") : null;
  const enters = isContainer(beside) && !isFolded(beside.id) && list[index]?.type !== "group-event";
  if (!enters) return to(beside, isUp ? "before" : "after");
  const [first] = beside.rules;
  return first && !isUp ? to(first, "before") : to(beside, "inside");
}

function intoContainer(characterId: Id) {
  return (container: RuleContainer) => ({
    container,
    target: { kind: "rule", characterId, ruleId: container.id, place: "inside" } as const,
  });
}

/** Every container except the one that moves, those inside it, and the one it is already in. */
function containersFor(tree: RuleTree, ruleId: Id, parentId: Id | undefined): RuleContainer[] {
  const isOther = ({ id }: RuleNode): boolean => id !== ruleId;
  return nodesIn(tree, isOther)
    .filter(isContainer)
    .filter((node) => isOther(node) && node.id !== parentId);
}
