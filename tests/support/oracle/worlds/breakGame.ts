import type { Dice } from "./Dice.ts";

type Node = Record<string, unknown> | unknown[];

const STRANGE: readonly unknown[] = [
  null,
  undefined,
  "",
  "gone",
  "__proto__",
  "constructor",
  "NaN",
  Number.NaN,
  Number.POSITIVE_INFINITY,
  -1,
  0.5,
  1e9,
  -1e308,
  true,
  [],
  {},
  [[]],
  { constant: Number.NaN },
  { constant: { toString: null } },
  { actorId: "gone", variableId: "__proto__" },
  { globalId: {} },
  { count: "__proto__" },
  { actorId: "gone", way: {}, around: "yes" },
  { random: { from: Number.NaN, to: 1e300 } },
  { nearest: [] },
  { "0,0": "*", "1e9,-1": 7 },
  "x".repeat(20_000),
];

/**
 * A copy of a valid game, broken in a few random places as a faulty network, an editor by hand or an attacker might; the rest still plays.
 */
export function breakGame(game: unknown, dice: Dice): unknown {
  const copy = structuredClone(game);
  const nodes = nodesIn(copy);
  for (let left = dice.between(1, 6); left > 0; left--) breakNode(dice.pick(nodes), nodes, dice);
  return copy;
}

/** Each node before those within it. */
function nodesIn(value: unknown, found: Node[] = []): Node[] {
  if (typeof value !== "object" || value === null) return found;
  found.push(value as Node);
  for (const inner of Object.values(value)) nodesIn(inner, found);
  return found;
}

function breakNode(node: Node, nodes: readonly Node[], dice: Dice): void {
  const keys = Object.keys(node);
  const key = keys.length > 0 ? dice.pick(keys) : "extra";
  const place = node as Record<string, unknown>;
  if (dice.chance(20)) delete place[key];
  // Another part of the same game: a rule among the actors, a stage within itself.
  else if (dice.chance(15)) place[key] = dice.pick(nodes);
  else place[key] = dice.pick(STRANGE);
}
