import type { FlowContainer, Id, RuleTree } from "../engine/index.ts";

/** How rarely a new block of luck is tried. */
export const ONE_IN_DEFAULT = 2;

/** A block whose rules are tried only once in so many times. */
export function newLuck(id: Id, rules: RuleTree = []): FlowContainer {
  return { type: "group-flow", id, name: "Luck", behavior: "chance", oneIn: ONE_IN_DEFAULT, rules };
}
