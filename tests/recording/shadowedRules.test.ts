import { describe, expect, it, test } from "vitest";
import type { FlowBehavior, FlowContainer, Rule, RuleNode, RuleTree } from "../../src/engine/index.ts";
import { Simulation, whereFits } from "../../src/engine/simulation.ts";
import { migrate } from "../../src/migrate/migrate.ts";
import { createInAfter, deleteInAfter, moveInAfter } from "../../src/recording/after.ts";
import { toggleCondition } from "../../src/recording/conditions.ts";
import { setIgnored } from "../../src/recording/extent.ts";
import { matchesWhenever } from "../../src/recording/matchesWhenever.ts";
import type { Recording } from "../../src/recording/Recording.ts";
import { rulesShadowedBy } from "../../src/recording/shadowedRules.ts";
import { toRule } from "../../src/recording/toRule.ts";
import { randomInput, randomWorld } from "../support/randomWorld.ts";
import { seededRandom } from "../support/seededRandom.ts";
import { countingIds } from "../support/TestEditor.ts";
import { actor, CAST, CHARACTERS, recordingAll, recordingOn } from "./scene.ts";

function saved(recording: Recording, id = "rule"): Rule {
  return toRule(recording, CAST, { id, name: id });
}

/** The whole picture, with the conditions that a recording begins with. */
function picture(...rows: readonly string[]): Rule {
  return saved(recordingAll(rows));
}

function step(rows: readonly string[], x: number, y: number): Rule {
  return saved(moveInAfter(recordingAll(rows), CAST, "H1", { x, y }));
}

function ignoring(rows: readonly string[], ...squares: readonly (readonly [number, number])[]): Rule {
  return saved(squares.reduce((recording, [x, y]) => setIgnored(recording, { x, y }, true), recordingAll(rows)));
}

function looking(rule: Rule, appearance: string): Rule {
  const [condition] = rule.conditions;
  return condition ? { ...rule, conditions: [{ ...condition, right: { constant: appearance } }] } : rule;
}

const anyLook = (recording: Recording) => toggleCondition(recording, CAST, recording.conditions[0]?.key ?? "");
const egg = { id: "new", characterId: "egg", appearance: "egg-Idle" };
const wide = recordingAll(["H.W"]);
const letting = (rule: Rule, id: string): Rule => ({ ...rule, extent: { ...rule.extent, passing: { "1,0": id } } });
const atEdge = (rule: Rule): Rule => ({ ...rule, extent: { ...rule.extent, edge: { "1,0": true } } });
const ofKind = (rule: Rule, kind: string): Rule => {
  const actors = Object.entries(rule.actors).map(([id, each]) => [id, { ...each, kind }]);
  return { ...rule, actors: Object.fromEntries(actors) };
};
const stacked = { ...picture("HW"), actors: { ...picture("HW").actors, W2: actor("W2", "wall", 1, 0) } };

test.each<[string, Rule, Rule, boolean]>([
  ["the same picture", picture("H."), picture("H."), true],
  ["fewer squares", picture("H"), picture("HW"), true],
  ["more squares", picture("HW"), picture("H"), false],
  ["squares on the other side", picture("H."), picture(".H"), false],
  ["another content", picture("H."), picture("HW"), false],
  ["another character", picture("HC"), picture("HW"), false],
  ["the same ones, one square off", picture("HW."), picture("H.W"), false],
  ["one where the other has a stack of two", picture("HW"), stacked, false],
  ["a stack of two where the other has one", stacked, picture("HW"), false],
  ["one of a kind where the other has one character", picture("HW"), ofKind(picture("HW"), "all"), false],
  ["one of the same kind", ofKind(picture("HW"), "all"), ofKind(picture("HW"), "all"), true],
  ["nobody else where the other lets some pass", picture("H."), letting(picture("H."), "crate"), false],
  ["those who may pass in the other too", letting(picture("H."), "crate"), letting(picture("H."), "crate"), true],
  ["those who may pass besides", letting(picture("H."), "crate"), picture("H."), true],
  ["an edge that the other does not ask for", atEdge(picture("H.")), picture("H"), false],
  ["the same edge", atEdge(picture("H.")), atEdge(picture("H.")), true],
  ["any content", ignoring(["H."], [1, 0]), picture("HW"), true],
  ["any content on a square the other does not look at", ignoring(["H."], [1, 0]), picture("H"), false],
  ["a certain content where the other takes any", picture("H."), ignoring(["H."], [1, 0]), false],
  ["any look", saved(anyLook(recordingAll(["H"]))), picture("H"), true],
  ["one look where the other takes any", picture("H"), saved(anyLook(recordingAll(["H"]))), false],
  ["another look", looking(picture("H"), "hero-Happy"), picture("H"), false],
  ["a step into the picture of the other", step(["H."], 1, 0), picture("H."), true],
  ["a step onto a square that the other does not know", step(["H."], 1, 0), picture("H"), false],
  ["a step to where the other steps", { ...step(["H."], 1, 0), extent: picture("H").extent }, step(["H."], 1, 0), true],
  [
    "a step by delta",
    { ...step(["H."], 1, 0), actions: [{ type: "move", actorId: "H1", delta: { x: 1, y: 0 } }] },
    step(["H."], 1, 0),
    false,
  ],
  [
    "an egg off the picture",
    { ...saved(createInAfter(recordingAll(["H."]), egg, { x: 1, y: 0 })), extent: picture("H").extent },
    picture("H"),
    false,
  ],
  ["taking what both see", saved(deleteInAfter(recordingAll(["HW"]), CAST, "W1")), picture("HW"), true],
  [
    "taking what the other may not find",
    saved(deleteInAfter(setIgnored(recordingAll(["HW"]), { x: 1, y: 0 }, true), CAST, "W1")),
    ignoring(["HW"], [1, 0]),
    false,
  ],
  ["a part of a large one", saved(recordingOn(["HB."], { right: 2 })), saved(recordingOn(["HB."], { right: 3 })), true],
  ["nobody where something hangs over", saved(recordingOn(["H..", "B.."])), saved(recordingAll(["H..", "B.."])), true],
  ["one that never matches", { ...saved(wide), actions: [{ type: "delete", actorId: "gone" }] }, saved(wide), false],
])("a rule with %s", (_what, rule, other, sure) => {
  expect(matchesWhenever(rule, other, CHARACTERS)).toBe(sure);
});

describe("a rule", () => {
  const [first, second] = [
    { ...picture("H"), id: "first" },
    { ...picture("HW"), id: "second" },
  ];
  const flow = (behavior: FlowBehavior, ...rules: RuleTree): FlowContainer => ({
    type: "group-flow",
    id: `flow ${behavior}`,
    name: "",
    behavior,
    rules,
  });
  const happy = { ...looking(picture("H"), "hero-Happy"), id: "happy" };
  const goingOn = (behavior: FlowBehavior, ...rules: RuleTree): RuleNode => ({
    ...flow(behavior, ...rules),
    goOn: true,
  });
  const idle = (...rules: RuleTree): RuleNode => ({ type: "group-event", id: "idle", event: "idle", rules });
  const shadowedByFirst = (...tree: RuleTree) => rulesShadowedBy(tree, "first", CHARACTERS).map(({ id }) => id);

  it("shadows later rules that match only where it does", () => {
    expect(shadowedByFirst(first, second)).toEqual(["second"]);
    expect(shadowedByFirst(second, first)).toEqual([]);
    expect(shadowedByFirst({ ...second, id: "first" }, { ...first, id: "second" })).toEqual([]);
  });

  it.each<[string, RuleTree, readonly string[]]>([
    ["in an event", [idle(first, second)], ["second"]],
    ["of another event", [idle(first), idle(second)], []],
    ["in a group that stops at the first", [flow("first", first, second)], ["second"]],
    ["in a group that does all", [flow("all", first, second)], []],
    ["in a group without order", [flow("random", first, second)], []],
    ["in each round of a loop", [flow("loop", first, second)], ["second"]],
    ["in a group behind it", [first, flow("random", flow("first", second))], ["second"]],
    ["in a group behind it that goes on after a rule has applied", [first, flow("all", second)], []],
    ["in a loop behind it", [first, flow("loop", second)], []],
    ["in the same chance", [flow("chance", first, second)], ["second"]],
    ["in a chance behind it", [first, flow("chance", second)], ["second"]],
    ["in a group behind it after which the list goes on", [first, goingOn("first", second)], ["second"]],
    ["behind a group after which the list goes on", [first, goingOn("first", happy), second], []],
    ["in a group that goes on inside", [first, flow("first", goingOn("first", happy), second)], []],
    ["in a group without order that goes on", [first, flow("random", second, goingOn("first", happy))], []],
    ["before which the list has gone on", [goingOn("first", happy), first, second], ["second"]],
  ])("may shadow a rule %s", (_where, tree, ids) => {
    expect(shadowedByFirst(...tree)).toEqual(ids);
  });
});

it("never reports a rule that can still apply, in random games", () => {
  let said = 0;
  for (let seed = 1; seed <= 150; seed += 1) {
    const { document } = migrate(randomWorld(seed));
    const simulation = Simulation.load(document, { seed, newId: countingIds("new") });
    for (let n = 0; n < 4; n += 1) simulation.tick(randomInput(seed + n));
    const { stages, globals } = simulation.state();
    const scenes = Object.values(stages).map((stage) => ({ stage, characters: document.characters, globals }));
    for (const { rules } of Object.values(document.characters)) {
      for (const other of rulesIn(rules)) {
        const rule = loosened(other, seed);
        if (!matchesWhenever(rule, other, document.characters)) continue;
        said += 1;
        for (const scene of scenes)
          expect(whereFits(scene, rule), `seed ${seed}`).toEqual(expect.arrayContaining(whereFits(scene, other)));
      }
    }
  }
  expect(said).toBeGreaterThan(50);
});

function rulesIn(tree: RuleTree): Rule[] {
  return tree.flatMap((node) => (node.type === "rule" ? [node] : rulesIn(node.rules)));
}

/** A rule that requires a little less, or something else. */
function loosened(rule: Rule, seed: number): Rule {
  const below = seededRandom(seed);
  const { extent } = rule;
  const smaller = { ...extent, xmax: Math.max(0, extent.xmax - below(2)), ymin: Math.min(0, extent.ymin + below(2)) };
  const ignored = below(2) ? { ...extent.ignored, [`${smaller.xmax},${smaller.ymin}`]: true as const } : extent.ignored;
  return {
    ...rule,
    extent: { ...smaller, ignored },
    conditions: rule.conditions.filter(() => below(3) > 0),
    actions: rule.actions.filter(() => below(2) > 0),
  };
}
