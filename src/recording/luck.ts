import { containersAround, type FlowContainer, type Id, isResting, type RuleTree } from "../engine/index.ts";
import type { Recording } from "./Recording.ts";

/** How rarely a new block of luck is tried. */
export const ONE_IN_DEFAULT = 2;

/** Names luck among the checks of a recording. */
export const LUCK_KEY = "by luck";

/** A block whose rules are tried only once in so many times. */
export function newLuck(id: Id, rules: RuleTree = [], oneIn = ONE_IN_DEFAULT): FlowContainer {
  return { type: "group-flow", id, name: "Luck", behavior: "chance", oneIn, rules };
}

/** "1 time in 2" */
export function luckWords(oneIn: number): string {
  return `1 time in ${oneIn}`;
}

/**
 * The block of luck that is there for this rule only, or for it and its other ways: a check of the rule, which its recording can change and
 * take off.
 */
export function ownLuck(tree: RuleTree, ruleId: Id): FlowContainer | undefined {
  const block = containersAround(tree, ruleId).at(-1);
  if (block?.type !== "group-flow" || block.behavior !== "chance") return undefined;
  const isPlain = !isResting(block) && block.enabled !== false && !block.goOn && !block.conditions?.length;
  const isOwn = block.rules.every((one) => one.id === ruleId || (one.type === "rule" && one.derived?.from === ruleId));
  return isPlain && isOwn ? block : undefined;
}

export function withoutLuck({ luck: _luck, ...recording }: Recording): Recording {
  return recording;
}
