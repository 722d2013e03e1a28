/** What the rules of a character can depend on: while none of it changes, an actor whose rules failed need not be tried again. */
import type { CharacterSet } from "../grid/CharacterSets.ts";
import type { Id } from "../world/id.ts";
import { LOOP_MAX } from "../world/limits.ts";
import type { CompiledOperand } from "./CompiledOperand.ts";
import type { CompiledRule } from "./CompiledRule.ts";
import type { TreeNode } from "./CompiledTree.ts";
import type { SquareBounds } from "./SquareTable.ts";

export interface Dependencies {
  /** The squares its rules look at, counted from the actor; null if they cannot be determined. */
  readonly view: SquareBounds | null;
  readonly keys: ReadonlySet<number>;
  /** The keys among them that count only in the tick in which they go down. */
  readonly presses: ReadonlySet<number>;
  readonly globals: ReadonlySet<Id>;
  /** Those whom it counts, and those to whom it asks the way. */
  readonly counted: readonly CharacterSet[];
  readonly goals: readonly CharacterSet[];
  /** Whether it asks a way around what fills squares. */
  readonly looksAround: boolean;
  /** The periods of its timers, in ticks. */
  readonly timers: ReadonlySet<number>;
  /** Whether it waits for the start of the game or stage. */
  readonly start: boolean;
  /** The most rounds of loops that one actor can take in a tick. */
  readonly rounds: number;
}

const HERE: SquareBounds = { xmin: 0, xmax: 0, ymin: 0, ymax: 0 };

export function dependenciesOf(root: TreeNode): Dependencies {
  const nodes = allNodes(root);
  const rules = nodes.flatMap(({ rule }) => rule ?? []);
  const operands = operandsOf([...rules, ...nodes.flatMap(({ questions }) => questions ?? [])]);
  return {
    view: rules.map(viewOf).reduce(boundingBox, HERE),
    keys: codesOf(nodes, ["key", "press"]),
    presses: codesOf(nodes, ["press"]),
    globals: new Set(operands.flatMap(({ from, text }) => (from === "global" ? text : []))),
    counted: setsOf(operands, ["count"]),
    goals: setsOf(operands, ["way", "wayAround"]),
    looksAround: operands.some(({ from }) => from === "wayAround"),
    timers: new Set(nodes.flatMap(({ kind, every }) => (kind === "timer" ? every : []))),
    start: nodes.some(({ kind }) => kind === "start"),
    rounds: roundsOf(root),
  };
}

/** The smallest box around both. */
export function boundingBox(a: SquareBounds | null, b: SquareBounds | null): SquareBounds | null {
  if (!a || !b) return null;
  return {
    xmin: Math.min(a.xmin, b.xmin),
    xmax: Math.max(a.xmax, b.xmax),
    ymin: Math.min(a.ymin, b.ymin),
    ymax: Math.max(a.ymax, b.ymax),
  };
}

function allNodes(root: TreeNode): TreeNode[] {
  return [root, ...root.children.flatMap(allNodes)];
}

function viewOf({ pattern, table, conditions }: CompiledRule): SquareBounds | null {
  const outside = conditions.flatMap((condition) => condition.outside.map(({ at }) => at));
  const boxes = outside.map(({ x, y }) => ({ xmin: x, xmax: x, ymin: y, ymax: y }));
  if (pattern.squares.length === 0) return boxes.reduce<SquareBounds | null>(boundingBox, HERE);
  return boxes.reduce<SquareBounds | null>(boundingBox, table?.room ?? null);
}

function codesOf(nodes: readonly TreeNode[], kinds: readonly TreeNode["kind"][]): ReadonlySet<number> {
  return new Set(nodes.flatMap(({ kind, code }) => (kinds.includes(kind) && code !== undefined ? code : [])));
}

function operandsOf(asking: readonly Pick<CompiledRule, "conditions">[]): CompiledOperand[] {
  return asking.flatMap(({ conditions }) => conditions).flatMap(({ left, right }) => [left, right]);
}

function setsOf(operands: readonly CompiledOperand[], sources: readonly CompiledOperand["from"][]): CharacterSet[] {
  const sets = operands.flatMap(({ from, set }) => (set && sources.includes(from) ? set : []));
  return [...new Set(sets)];
}

function roundsOf({ kind, children, loopCount }: TreeNode): number {
  const inside = children.reduce((sum, child) => sum + roundsOf(child), 0);
  if (kind !== "loop") return inside;
  const isConstant = loopCount && "constant" in loopCount && loopCount.constant <= LOOP_MAX;
  return (loopCount ? (isConstant ? Math.max(0, loopCount.constant) : LOOP_MAX) : 1) * (1 + inside);
}
