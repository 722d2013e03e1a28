import { COMPARATORS } from "../../../src/engine/index.ts";

const bothWays = (names: readonly string[], yes: string, no: string) =>
  names.flatMap((name) => [`${name}: ${yes}`, `${name}: ${no}`]);

const LOOKS = [
  "a rule",
  "an extent over a wrapping edge",
  "a wrap on one axis only",
  "an ignored square with others on it",
  "a stack",
  "a stack of one character",
  "a pairing that goes back",
  "a large picture",
  "a large picture, turned",
  "a picture over a wrapping edge",
  "a missing character",
  "a missing appearance",
  "a disabled condition",
  "a main actor outside of the extent",
];

const COMPARISONS = [
  "comparing variable constant",
  "comparing variable variable",
  "comparing variable global",
  "comparing appearance constant",
  "comparing transform constant",
  "comparing global constant",
  "comparing global global",
  "comparing variable constant outside",
  "comparing variable variable outside",
  "comparing appearance constant outside",
  "comparing transform constant outside",
];

const GROUPS = ["first", "all", "random", "loop", "idle", "key", "click"];

const ACTIONS = [
  "move by offset",
  "move by delta",
  "delete",
  "appearance",
  "transform",
  "acting on the created",
  "several actions on one actor",
  "value from a constant",
  "value from an actor",
  "value from a global",
  ...["variable", "global"].flatMap((kind) => ["add", "subtract", "set"].map((operation) => `${kind} ${operation}`)),
];

/**
 * What random games must have exercised: every law of the engine by the name under which LawCounts counts it, in both outcomes if it has
 * two.
 */
export const LAWS: readonly string[] = [
  ...bothWays(LOOKS, "matched", "rejected"),
  "a square off the stage: rejected",
  "a target off the stage: rejected",
  "a step off the stage: did not apply",
  "a bystander who stays alone: matched",
  "a picture with another look than the stage: matched",
  ...bothWays([...COMPARATORS, ...COMPARISONS], "true", "false"),
  ...bothWays(GROUPS, "applied", "did not apply"),
  ...bothWays(ACTIONS, "done", "skipped"),
  "create: done",
  "deleting oneself",
  "a rule that ends the tick",
  "a tick in which something applied",
  "a tick in which nothing applied",
  "several preview frames",
  "another stage",
  "a full history",
  "stepping back",
  "nothing to step back to",
];
