/** Shapes of documents from 2017 to 2026, and what they mean today. */
import { describe, expect, it } from "vitest";
import type { Condition, RuleNode } from "../../src/engine/index.ts";
import { Simulation } from "../../src/engine/simulation.ts";
import { migrate } from "../../src/migrate/migrate.ts";

const HERO = {
  id: "h",
  characterId: "hero",
  position: { x: 0, y: 0 },
  appearance: "idle",
  variableValues: { lives: "3" },
};
const COIN = { id: "k", characterId: "coin", position: { x: 1, y: 0 }, appearance: "gold", variableValues: {} };

/** A hero with these rules, on a stage without wrapping. */
function open(rules: readonly object[], more: { readonly globals?: object; readonly stage?: object } = {}) {
  const variables = { lives: { id: "lives", name: "Lives", defaultValue: 1 } };
  const stage = { width: 3, height: 3, wrapX: false, wrapY: false, actors: { h: HERO }, ...more.stage };
  return migrate({
    version: 1,
    characters: { hero: { name: "Hero", variables, rules }, coin: { name: "Coin", variables: {} } },
    world: { stages: { s: stage }, globals: { score: { name: "Score", value: 7 }, ...more.globals } },
  });
}

const rule = (parts: object) => ({
  type: "rule",
  id: "r",
  name: "Walk",
  mainActorId: "h",
  actors: { h: HERO, k: COIN },
  extent: { xmin: 0, xmax: 1, ymin: 0, ymax: 0, ignored: {} },
  actions: [],
  ...parts,
});

function ruleIn({ document }: ReturnType<typeof open>): RuleNode & { type: "rule" } {
  const [node] = document.characters.hero?.rules ?? [];
  if (node?.type !== "rule") throw new Error("the rule is gone");
  return node;
}

function conditionsOf(conditions: object): readonly Omit<Condition, "key" | "enabled">[] {
  const read = ruleIn(open([rule({ conditions })]));
  expect(read.unread).toBeUndefined();
  return read.conditions.map(({ left, comparator, right }) => ({ left, comparator, right }));
}

describe("conditions of January to June 2025", () => {
  const key = "v2-1736100000000";
  const lives = { actorId: "h", variableId: "lives" };

  it.each<[string, object, object]>([
    [
      "a value",
      { type: "variable", variableId: "lives", comparator: ">=", value: { constant: 2 } },
      { left: lives, comparator: ">=", right: { constant: "2" } },
    ],
    [
      "the value in the picture",
      { type: "variable", variableId: "lives", value: {} },
      { left: lives, comparator: "=", right: { constant: "3" } },
    ],
    [
      "a look",
      { type: "appearance", comparator: "=", value: {} },
      { left: { actorId: "h", variableId: "appearance" }, comparator: "=", right: { constant: "idle" } },
    ],
    [
      "the direction of another actor",
      { type: "transform", comparator: "=", value: { actorId: "k" } },
      {
        left: { actorId: "h", variableId: "transform" },
        comparator: "=",
        right: { actorId: "k", variableId: "transform" },
      },
    ],
    [
      "a variable of another actor",
      { type: "variable", variableId: "lives", comparator: "<=", value: { actorId: "k", variableId: "worth" } },
      { left: lives, comparator: "<=", right: { actorId: "k", variableId: "worth" } },
    ],
    [
      "a world variable",
      { type: "variable", variableId: "lives", comparator: "=", value: { globalId: "score" } },
      { left: lives, comparator: "=", right: { globalId: "score" } },
    ],
  ])("compare with %s", (_, entry, condition) => {
    expect(conditionsOf({ h: { [key]: { enabled: true, ...entry } } })).toEqual([condition]);
    expect(conditionsOf({ h: { [key]: entry } })).toEqual([condition]);
    expect(conditionsOf({ h: { [key]: { enabled: false, ...entry } } })).toEqual([]);
  });

  it("ask about the world, too", () => {
    const entry = { type: "variable", globalId: "score", comparator: ">=", value: { constant: 5 } };
    const condition = { left: { globalId: "score" }, comparator: ">=", right: { constant: "5" } };
    expect(conditionsOf({ globals: { [key]: { enabled: true, ...entry } } })).toEqual([condition]);
    const ofHero = { ...entry, value: { actorId: "h", variableId: "lives" } };
    expect(conditionsOf({ globals: { [key]: ofHero } })).toEqual([{ ...condition, right: lives }]);
  });

  it.each([
    ["of an unknown type", { h: { [key]: { type: "mood", value: { constant: 1 } } } }],
    ["of the world without a value", { globals: { [key]: { type: "variable", globalId: "score", value: {} } } }],
    ["of the world that name none", { globals: { [key]: { type: "variable", value: { constant: 1 } } } }],
    ["that are no entry", { h: { [key]: "yes" } }],
    ["that are no map", { h: "yes" }],
  ])("%s let the rule rest", (_, conditions) => {
    expect(ruleIn(open([rule({ conditions })]))).toMatchObject({ conditions: [], unread: { conditions } });
  });

  it("that were put into a list in June 2025 name their world variable again", () => {
    const listed = {
      key: "1",
      enabled: true,
      left: { globalId: "globals" },
      globalId: "score",
      right: { constant: 5 },
      comparator: ">=",
    };
    expect(conditionsOf([listed])).toEqual([
      { left: { globalId: "score" }, comparator: ">=", right: { constant: "5" } },
    ]);
  });
});

describe("comparators", () => {
  it.each(["<", ">"])("%s stay what they are", (comparator) => {
    const asked = { left: { actorId: "h", variableId: "lives" }, comparator, right: { constant: 2 } };
    expect(conditionsOf([asked])).toEqual([{ ...asked, right: { constant: "2" } }]);
  });

  it.each(["==", "<>", "between", 7])("%j lets the rule rest", (comparator) => {
    const conditions = [{ left: { actorId: "h", variableId: "lives" }, comparator, right: { constant: 2 } }];
    expect(ruleIn(open([rule({ conditions })]))).toMatchObject({ unread: { conditions } });
  });
});

describe("a delta of the main actor", () => {
  const walking = (conditions: unknown) =>
    rule({
      conditions,
      actors: { h: HERO },
      extent: {},
      actions: [
        { type: "move", actorId: "h", delta: { x: 1, y: 0 } },
        { type: "move", actorId: "h", delta: { x: 0, y: 1 } },
      ],
    });

  it("becomes an offset, so that the rule does not match at the edge", () => {
    const { document } = open([walking({ h: [] })], {
      stage: { actors: { h: { ...HERO, position: { x: 1, y: 0 } } } },
    });
    const simulation = Simulation.load(document, { seed: 1, newId: () => "new" });
    const seen = [1, 2, 3].map(() => {
      const { error } = simulation.tick({ keys: [], clicks: [] });
      return [error, simulation.actors().get("h")?.position];
    });
    expect(seen).toEqual(Array.from({ length: 3 }, () => [null, { x: 2, y: 1 }]));
  });

  it("stays as it is in a rule of today", () => {
    expect(ruleIn(open([walking([])])).actions).toMatchObject([{ delta: { x: 1, y: 0 } }, { delta: { x: 0, y: 1 } }]);
  });
});

describe("comments of 2026", () => {
  const notesOf = (rules: readonly object[]) =>
    open(rules).document.characters.hero?.rules.map(({ id, note }) => [id, note]);
  const group = (id: string, parts: object = {}) => ({
    type: "group-flow",
    id,
    name: id,
    behavior: "first",
    rules: [],
    ...parts,
  });
  const comment = (text: string) => ({ type: "comment", id: `c-${text}`, text });

  it("beside a rule or group become its note", () => {
    expect(notesOf([rule({ comment: "Why I walk" }), group("g", { comment: "All\nof it" })])).toEqual([
      ["r", "Why I walk"],
      ["g", "All of it"],
    ]);
  });

  it("between rules become the note of the rule below, the last ones of the one above", () => {
    const rules = [comment("one"), comment("two"), group("a", { note: "own" }), group("b"), comment("end")];
    expect(notesOf(rules)).toEqual([
      ["a", "one · two · own"],
      ["b", "end"],
    ]);
  });

  it("alone stand in an empty group", () => {
    const { document, notes } = open([group("a", { rules: [comment("later")] })]);
    expect(document.characters.hero?.rules).toMatchObject([
      { rules: [{ type: "group-flow", rules: [], note: "later" }] },
    ]);
    expect(notes).toEqual([]);
  });

  it("are read once and never again", () => {
    const { document } = open([comment("one"), group("a")]);
    expect(migrate(document).document).toEqual(document);
  });
});

describe("keys by name", () => {
  function codeOf(code: unknown): number | undefined {
    const [node] =
      open([{ type: "group-event", id: "e", event: "key", code, rules: [] }]).document.characters.hero?.rules ?? [];
    return node?.type === "group-event" ? node.code : undefined;
  }

  it.each([
    ["ArrowLeft", 37],
    ["Space", 32],
    ["a", 65],
    ["7", 55],
    ["39", 39],
    [39, 39],
  ])("%j is %i", (name, code) => {
    expect(codeOf(name)).toBe(code);
  });
});

describe("what only another tool has", () => {
  it.each<[string, object, object?]>([
    [
      "a check beside a group",
      { type: "group-flow", id: "g", behavior: "first", rules: [], check: { conditions: [{}] } },
    ],
    ["a direction between the six", rule({ actors: { h: { ...HERO, transform: "d1" } }, extent: {} })],
    ["a turn to one", rule({ actions: [{ type: "transform", actorId: "h", value: { constant: "d2" } }] })],
    [
      "a comparison with one",
      rule({ conditions: [{ left: { actorId: "h", variableId: "transform" }, right: { constant: "d1" } }] }),
    ],
    [
      "a turn by so much",
      rule({ actions: [{ type: "transform", actorId: "h", operation: "add", value: { constant: "90" } }] }),
    ],
    [
      "where somebody stands",
      rule({ conditions: [{ left: { actorId: "h", variableId: "x" }, right: { constant: 1 } }] }),
    ],
    [
      "a step to a place by its number",
      rule({ actions: [{ type: "variable", actorId: "h", variable: "y", operation: "set", value: 1 }] }),
    ],
    ["a variable of the stage", rule({ conditions: [{ left: { stageVariableId: "width" }, right: { constant: 1 } }] })],
    [
      "the key that is pressed",
      rule({ conditions: [{ left: { globalId: "keypress" }, right: { constant: "a" }, comparator: "!=" }] }),
    ],
    ["who is clicked", rule({ conditions: [{ left: { globalId: "click" }, right: { constant: "" } }] })],
  ])("lets a rule rest, with a note: %s", (_, node) => {
    const globals = {
      keypress: { name: "Key", value: "", type: "key" },
      click: { name: "Click", value: "", type: "actor" },
    };
    const opened = open([node], { globals });
    const [read] = opened.document.characters.hero?.rules ?? [];
    expect(read?.unread).toBeDefined();
    expect(opened.notes).toHaveLength(1);
  });

  it("lets a rule leave out a step of another kind, with a note", () => {
    const teleport = { type: "teleport", actorId: "h", doorActorId: "k" };
    const { document, notes } = open([rule({ actions: [teleport] })]);
    expect(document.characters.hero?.rules[0]).toMatchObject({ actions: [{ type: "unknown", stored: teleport }] });
    expect(notes).toEqual(["“Walk” has a step this Gridlings can't read. The step is left out while the game plays."]);
  });

  it("is allowed if the character has a variable of that id itself", () => {
    const named = rule({ conditions: [{ left: { actorId: "h", variableId: "x" }, right: { constant: 1 } }] });
    const { document, notes } = migrate({
      characters: { hero: { variables: { x: { name: "X", defaultValue: 1 } }, rules: [named] } },
      world: {},
    });
    expect(document.characters.hero?.rules[0]?.unread).toBeUndefined();
    expect(notes).toEqual([]);
  });
});
