import { describe, expect, it } from "vitest";
import { type Action, type Condition, isSwitchedOn, type Rule, type RuleNode } from "../../src/engine/index.ts";
import { migrate } from "../../src/migrate/migrate.ts";

const ACTORS = {
  10: {
    id: 10,
    characterId: "c",
    position: { x: 0, y: 0 },
    appearance: "idle",
    transform: "90deg",
    variableValues: { own: 3 },
  },
};

function rulesOf(rules: unknown) {
  const variables = { own: { name: "Own", defaultValue: 1 }, other: { name: "Other", defaultValue: 2 } };
  const characters = { c: { name: "C", rules, variables } };
  const { document, notes, faults } = migrate({ characters, world: { history: [] } });
  return { rules: document.characters.c?.rules ?? [], notes, faults };
}

function ruleOf(parts: object) {
  const { rules, ...told } = rulesOf([
    { type: "rule", id: 1, name: "Walk", mainActorId: 10, actors: ACTORS, ...parts },
  ]);
  const [rule] = rules;
  if (rule?.type !== "rule") throw new Error("the rule is gone");
  return { rule: rule as Rule, ...told };
}

const RESTS = "“Walk” is resting: it asks something this Gridlings can't read.";

describe("a rule", () => {
  it("has ids as text, and actors by them", () => {
    const { rule, notes } = ruleOf({});
    expect(rule).toEqual({
      type: "rule",
      id: "1",
      name: "Walk",
      mainActorId: "10",
      conditions: [],
      actors: {
        10: {
          id: "10",
          characterId: "c",
          position: { x: 0, y: 0 },
          appearance: "idle",
          transform: "90",
          variableValues: { own: "3" },
        },
      },
      actions: [],
      extent: { xmin: 0, xmax: 0, ymin: 0, ymax: 0, ignored: {} },
    });
    expect(notes).toEqual([]);
  });

  it.each([
    ["as it is", { xmin: -1, xmax: 2, ymin: 0, ymax: 1, ignored: { "1,0": true, "0,0": false } }, [-1, 2, 0, 1]],
    ["its sides in order", { xmin: 2, xmax: -1, ymin: 0, ymax: 0 }, [-1, 2, 0, 0]],
    ["no larger than a stage", { xmin: -1e9, xmax: 1e9, ymin: 0, ymax: "1" }, [-200, 200, 0, 1]],
  ])("keeps its extent %s", (_, extent, [xmin, xmax, ymin, ymax]) => {
    const ignored = "ignored" in extent ? { "1,0": true } : {};
    expect(ruleOf({ extent }).rule.extent).toEqual({ xmin, xmax, ymin, ymax, ignored });
  });
});

describe("conditions by actor", () => {
  const constantOf = (variableId: string, constant: string, comparator = "="): Condition[] =>
    [
      { key: `10-${variableId}`, enabled: true, left: { actorId: "10", variableId }, right: { constant }, comparator },
    ] as Condition[];

  it.each([
    ["a look", { 10: { appearance: { enabled: true } } }, constantOf("appearance", "idle")],
    ["a direction", { 10: { transform: { enabled: true } } }, constantOf("transform", "90")],
    ["an own value", { 10: { own: { enabled: true, comparator: ">=" } } }, constantOf("own", "3", ">=")],
    ["a default value", { 10: { other: { enabled: true } } }, constantOf("other", "2")],
    ["something that is not said to be off", { 10: { own: {} } }, constantOf("own", "3")],
    ["nothing switched on", { 10: { own: { enabled: false }, appearance: null }, 99: { own: { enabled: false } } }, []],
    ["nothing at all", { 10: [] }, []],
  ])("that ask for %s become a list", (_, conditions, expected) => {
    expect(ruleOf({ conditions })).toMatchObject({ rule: { conditions: expected }, notes: [] });
  });

  it("of an actor that is gone let the rule rest", () => {
    const conditions = { 99: { appearance: { enabled: true } } };
    const { rule, notes, faults } = ruleOf({ conditions });
    expect(rule).toMatchObject({ conditions: [], unread: { conditions } });
    expect(notes).toEqual([RESTS]);
    expect(faults).toEqual(["“Walk”: Invalid condition left side"]);
  });
});

describe("a condition", () => {
  const full = {
    key: "0,0",
    enabled: false,
    left: { actorId: 10, variableId: "own" },
    right: { constant: 5 },
    comparator: "<=",
  };

  it("has text for numbers and a key of its own", () => {
    expect(ruleOf({ conditions: [full, full] }).rule.conditions).toEqual([
      {
        key: "0,0",
        enabled: false,
        left: { actorId: "10", variableId: "own" },
        right: { constant: "5" },
        comparator: "<=",
      },
      {
        key: "0,0-2",
        enabled: false,
        left: { actorId: "10", variableId: "own" },
        right: { constant: "5" },
        comparator: "<=",
      },
    ]);
  });

  it("without key, switch and comparator is an enabled =", () => {
    const { left, right } = full;
    expect(ruleOf({ conditions: [{ left, right }] }).rule.conditions).toMatchObject([
      { key: "condition", enabled: true, comparator: "=" },
    ]);
  });

  it("names directions as today", () => {
    const turned = { left: { actorId: 10, variableId: "transform" }, right: { constant: "none" } };
    expect(ruleOf({ conditions: [turned] }).rule.conditions).toMatchObject([{ right: { constant: "0" } }]);
  });

  it.each([
    [{ right: full.right }, "“Walk”: Invalid condition left side"],
    [{ left: full.left, right: {} }, "“Walk”: Invalid condition right side"],
  ])("without a side lets its rule rest, and the log says which side", (condition, fault) => {
    const { rule, notes, faults } = ruleOf({ conditions: [condition, full] });
    expect(rule).toMatchObject({ conditions: [{ key: "0,0" }], unread: { conditions: [condition, full] } });
    expect(notes).toEqual([RESTS]);
    expect(faults).toEqual([fault]);
  });
});

describe("an action", () => {
  const made = { id: "x", characterId: 7, position: { x: 4, y: 4 }, appearance: "idle", variableValues: {} };

  it.each<[string, object, Action]>([
    [
      "to a look",
      { type: "appearance", actorId: 10, to: "happy" },
      { type: "appearance", actorId: "10", value: { constant: "happy" } },
    ],
    [
      "to a direction",
      { type: "transform", actorId: 10, to: "-90deg" },
      { type: "transform", actorId: "10", value: { constant: "270" } },
    ],
    [
      "with a bare number",
      { type: "variable", actorId: 10, variable: 5, operation: "add", value: 1 },
      { type: "variable", actorId: "10", variable: "5", operation: "add", value: { constant: "1" } },
    ],
    [
      "without a value",
      { type: "global", global: "g", operation: "set" },
      { type: "global", global: "g", operation: "set", value: { constant: "0" } },
    ],
    [
      "by a delta",
      { type: "move", actorId: 10, delta: { x: 1, y: "2" } },
      { type: "move", actorId: "10", delta: { x: 1, y: 2 } },
    ],
    [
      "that creates",
      { type: "create", actorId: 11, actor: made, offset: { x: 1 } },
      { type: "create", actorId: "11", actor: { ...made, id: "11", characterId: "7" }, offset: { x: 1, y: 0 } },
    ],
  ])("%s is put in today's words", (_, old, action) => {
    expect(ruleOf({ actions: [old] })).toMatchObject({ rule: { actions: [action] }, notes: [] });
  });

  it("without a value is told to the log", () => {
    const silent = { type: "global", global: "g", operation: "set" };
    expect(ruleOf({ actions: [silent] }).faults).toEqual(["“Walk”: A rule value is missing, and counts as 0"]);
    expect(ruleOf({ actions: [{ ...silent, value: "1" }] }).faults).toEqual([]);
  });

  it.each([
    { type: "move", actorId: 10 },
    { type: "delete" },
    { type: "create", actorId: 10 },
    { type: "variable", actorId: 10, variable: "own", operation: "multiply", value: 2 },
    null,
  ])("that nobody can carry out lets its rule rest", (action) => {
    const { rule, notes } = ruleOf({ actions: [action] });
    expect(rule).toMatchObject({ actions: [], unread: { actions: [action] } });
    expect(notes).toEqual(["“Walk” is resting: it does something this Gridlings can't read."]);
  });
});

describe("the tree", () => {
  it.each<[string, object, object]>([
    [
      "an event",
      { type: "event", id: 2, event: "key", code: "39", rules: [] },
      { type: "group-event", id: "2", event: "key", code: 39, rules: [] },
    ],
    [
      "an idle event",
      { type: "group-event", id: "e", event: "idle" },
      { type: "group-event", id: "e", event: "idle", rules: [] },
    ],
    [
      "a flow",
      { type: "flow", id: "f", behavior: "loop", loopCount: 3 },
      { type: "group-flow", id: "f", name: "Untitled Group", behavior: "loop", loopCount: { constant: 3 }, rules: [] },
    ],
    [
      "a flow without a behavior",
      { type: "group-flow", id: "f", name: "A\n b ", loopCount: { variableId: 4 } },
      { type: "group-flow", id: "f", name: "A b", behavior: "first", loopCount: { variableId: "4" }, rules: [] },
    ],
  ])("%s has its present type", (_, old, node) => {
    expect(rulesOf([old])).toEqual({ rules: [node], notes: [], faults: [] });
  });

  it("never has two rules with one id", () => {
    const { rules } = rulesOf([
      { type: "rule", id: "r" },
      { type: "flow", id: "f", rules: [{ type: "rule", id: "r" }, { type: "rule" }] },
    ]);
    expect(JSON.stringify(idsOf(rules))).toBe(JSON.stringify(["r", "f", "r-2", "c-rule"]));
  });

  it("is cut at its largest depth", () => {
    let deep: object = { type: "rule", id: "deepest" };
    for (let n = 0; n < 5000; n++) deep = { type: "flow", id: `f${n}`, rules: [deep] };
    const { rules, notes } = rulesOf([deep]);
    expect(idsOf(rules)).not.toContain("deepest");
    expect(notes).toEqual(["Some rules were nested too deeply and were left out."]);
  });
});

function idsOf(nodes: readonly RuleNode[]): string[] {
  return nodes.flatMap((node) => [node.id, ...(node.type === "rule" ? [] : idsOf(node.rules))]);
}

describe("the note and the switch of a rule", () => {
  it("are kept, with the note on one line", () => {
    const { rules } = rulesOf([
      { type: "rule", id: 1, actors: ACTORS, enabled: false, note: "Not\nyet" },
      { type: "group-event", id: 2, event: "idle", enabled: false, rules: [] },
      { type: "group-flow", id: 3, enabled: true, note: 7, rules: [] },
      { type: "group-flow", id: 4, enabled: "no", note: { a: 1 }, rules: [] },
    ]);
    expect(rules.map(({ enabled, note }) => [enabled, note])).toEqual([
      [false, "Not yet"],
      [false, undefined],
      [undefined, "7"],
      [undefined, undefined],
    ]);
    expect(rules.map(isSwitchedOn)).toEqual([false, false, true, false]);
  });
});
