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

/** The laws of rules that say more. */
const MORE_LOOKS = [
  "somebody drawn who may be another",
  "ground in a square",
  "somebody who may pass",
  "somebody left over",
  "a picture with an edge",
  "a derived rule",
  "an edge",
];

const MORE_COMPARISONS = [
  "comparing count constant",
  "comparing column constant",
  "comparing row constant",
  "comparing way constant",
  "comparing way around constant",
  "a condition of a container",
];

const MORE_GROUPS = ["chance", "timer", "start", "key pressed", "a container to go on after", "one more turn"];

const MORE_ACTIONS = [
  "value from chance",
  "value from a way",
  "move to start",
  "move to actorId",
  "move to nearest",
  "move to random",
  "create at nearest",
  "create at random",
  "sound",
  "say",
  "stage next",
  "stage next, fresh",
  "stage by id",
  "stage by id, fresh",
  "travel",
  "travel and show",
];

const MORE: readonly string[] = [
  ...bothWays(MORE_LOOKS, "matched", "rejected"),
  ...bothWays(MORE_COMPARISONS, "true", "false"),
  ...bothWays(MORE_GROUPS, "applied", "did not apply"),
  ...bothWays(MORE_ACTIONS, "done", "skipped"),
  ...bothWays(["a variable of the same name", "a look of the same name"], "found", "none"),
  ...["right", "down", "left", "up", "here", "none"].flatMap((way) => [`way straight: ${way}`, `way around: ${way}`]),
  "somebody who stands for another: matched",
  "value from a count: done",
  "shout: did not apply",
  "worst: did not apply",
  "chance that cannot be read",
  "chance in one more turn",
  "going on",
  "an unknown action: skipped",
  "move to nowhere: skipped",
  "a new sound",
  "a sound once more",
  "a sound too many",
  "saying something",
  "saying nothing",
  "a bubble that stays",
  "a bubble that goes",
  "[name] of a variable",
  "[name] of a global",
  "[name] of nobody",
  "a text that is cut",
  "stage again: done",
  "stage again, fresh: done",
  "a fresh start: made",
  "a fresh start: not made",
  "coming to a fresh start",
  "travelling to the same stage",
  "travelling with an id that is free",
  "travelling with an id that is taken",
  "stepping back over a door",
  "end: done",
  "a first end",
  "a later end",
  "an unknown end",
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
  ...MORE,
];
