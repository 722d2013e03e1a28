/** The order in which an actor tries its rules: README of src/engine, "The rule tree". */
import { describe, expect, it } from "vitest";
import type {
  Action,
  EventContainer,
  FlowBehavior,
  FlowContainer,
  LoopCount,
  RuleNode,
} from "../../src/engine/index.ts";
import { Simulation } from "../../src/engine/simulation.ts";
import { migrate } from "../../src/migrate/migrate.ts";
import { actor, character, condition, drawn, game, moveBy, NO_INPUT, play, rule } from "../support/pictures.ts";

const note = (id: string): Action => ({
  type: "variable",
  actorId: "H1",
  variable: "score",
  operation: "add",
  value: { constant: id },
});
/** Adds to the score; `never` rules do not match. */
const adds = (id: string, amount = "1") => rule("H", { id, actions: [note(amount)] });
const never = (id: string) =>
  rule("H", { id, conditions: [condition("H1", "appearance", "other")], actions: [note("1000")] });

function group(behavior: FlowBehavior, rules: RuleNode[], loopCount?: LoopCount): FlowContainer {
  return { type: "group-flow", id: behavior, name: behavior, behavior, rules, ...(loopCount ? { loopCount } : {}) };
}
function event(kind: EventContainer["event"], rules: RuleNode[], code?: number): EventContainer {
  return { type: "group-event", id: kind, event: kind, rules, ...(code === undefined ? {} : { code }) };
}
const fiveLoops = (inner: RuleNode): RuleNode =>
  [1, 2, 3, 4, 5].reduce<RuleNode>((node) => group("loop", [node], { constant: 100 }), inner);

function turn(rules: RuleNode[], input = NO_INPUT, seed = 1) {
  const simulation = play(game("H", { characters: [character("H", rules)] }), seed);
  const result = simulation.tick(input);
  return {
    result,
    applied: simulation.applied().H1 ?? [],
    score: simulation.actors().get("H1")?.variableValues.score ?? "0",
  };
}

describe("what cannot be read", () => {
  const rain = { ...condition("H1", "appearance", "x"), left: { weather: "rain" } };
  const unreadable: readonly (readonly [string, object])[] = [
    ["a timer of no time", { ...event("timer", [adds("b", "100")]), every: 0 }],
    ["a chance of none", { ...group("chance", [adds("b", "100")]), oneIn: 0 }],
    ["an unknown event", { ...event("idle", [adds("b", "100")]), event: "thunder" }],
    ["an unknown behavior", { ...group("first", [adds("b", "100")]), behavior: "worst" }],
    ["a group that goes on, perhaps", { ...group("first", [adds("b", "100")]), goOn: "perhaps" }],
    ["a group with an unknown check", { ...group("first", [adds("b", "100")]), conditions: [rain] }],
    ["a rule with an unknown check", { ...adds("b", "100"), conditions: [rain] }],
    ["a rule of an unknown kind", { ...adds("b", "100"), type: "poem" }],
  ];

  it.each(unreadable)("stays in a shuffle and does not apply, as it is and opened: %s", (_, odd) => {
    for (const seed of [1, 2, 3, 4, 5, 6]) {
      const scores = (node: unknown, opens: boolean) => {
        const document = game("H", {
          characters: [character("H", [group("random", [adds("a"), node as RuleNode, adds("c", "10")])])],
        });
        const simulation = play(opens ? migrate(document).document : document, seed);
        return [1, 2, 3].map(() => {
          simulation.tick(NO_INPUT);
          return simulation.actors().get("H1")?.variableValues.score;
        });
      };
      const withNever = scores(never("b"), false);
      expect(scores(odd, false)).toEqual(withNever);
      expect(scores(odd, true)).toEqual(withNever);
    }
  });

  it.each(unreadable)("is not in a shuffle while it is switched off: %s", (_, odd) => {
    for (const seed of [1, 2, 3, 4]) {
      const off = { ...odd, enabled: false } as RuleNode;
      const without = turn([group("random", [adds("a"), adds("c", "10")])], NO_INPUT, seed);
      expect(turn([group("random", [adds("a"), off, adds("c", "10")])], NO_INPUT, seed)).toEqual(without);
    }
  });
});

describe("what is switched off", () => {
  const off = (node: RuleNode): RuleNode => ({ ...node, enabled: false });

  it("is passed over and has no light", () => {
    const { result, applied } = turn([off(adds("a")), off(group("all", [adds("b")])), adds("c")]);
    expect(applied).toEqual(["c", "H"]);
    expect(result.lights).toEqual({ H1: { c: true, H: true } });
  });

  it.each<FlowBehavior>(["first", "random", "all", "loop"])(
    "is as if it were not there in a group of %s",
    (behavior) => {
      const rules = [adds("a"), off(adds("b", "100")), adds("c", "10")];
      for (const seed of [1, 2, 3, 4]) {
        const without = turn([group(behavior, [rules[0], rules[2]] as RuleNode[], { constant: 3 })], NO_INPUT, seed);
        expect(turn([group(behavior, rules, { constant: 3 })], NO_INPUT, seed)).toEqual(without);
      }
    },
  );
});

describe("the first that applies", () => {
  it("ends the list", () => {
    expect(turn([never("a"), adds("b"), adds("c")])).toMatchObject({ applied: ["b", "H"], score: "1" });
  });

  it("is shown with what was looked at before it", () => {
    const { result } = turn([never("a"), adds("b"), adds("c")]);
    expect(result.lights).toEqual({ H1: { a: false, b: true, H: true } });
  });

  it("may stand in a group, which then applied", () => {
    expect(turn([group("first", [never("a")]), group("all", [adds("b")]), adds("c")]).applied).toEqual([
      "b",
      "all",
      "H",
    ]);
  });
});

describe("all", () => {
  it("tries every child and applied if any did", () => {
    expect(turn([group("all", [adds("a"), never("b"), adds("c")]), adds("d")])).toMatchObject({ score: "2" });
  });

  it("stops where the actor deleted itself", () => {
    const simulation = play(
      game("H W", {
        characters: [
          character("H", [
            group("all", [
              rule("H", { id: "end", actions: [{ type: "delete", actorId: "H1" }] }),
              rule("H?", { id: "after" }),
            ]),
          ]),
        ],
      }),
    );
    expect(simulation.tick(NO_INPUT).lights.H1).toEqual({ end: true, all: true, H: true });
  });
});

describe("a loop", () => {
  it.each<[string, LoopCount | undefined, string]>([
    ["without a number once", undefined, "1"],
    ["3 times", { constant: 3 }, "3"],
    ["never below one", { constant: 0.5 }, "0"],
    ["whole rounds only", { constant: 2.5 }, "2"],
    ["never for what is no number", { constant: Number.NaN }, "0"],
    ["at most 100 times", { constant: 5000 }, "100"],
    ["as often as a variable says at its beginning", { variableId: "times" }, "4"],
    ["never for a variable that is gone", { variableId: "gone" }, "0"],
  ])("runs %s", (_, loopCount, score) => {
    const hero = character("H", [group("loop", [adds("a")], loopCount)]);
    const times = { id: "times", name: "Times", defaultValue: "4" };
    const simulation = play(game("H", { characters: [{ ...hero, variables: { ...hero.variables, times } }] }));
    simulation.tick(NO_INPUT);
    expect(simulation.actors().get("H1")?.variableValues.score ?? "0").toBe(score);
  });

  it("goes on after a round in which nothing applied", () => {
    const once = rule("H", { id: "once", conditions: [condition("H1", "score", "0")], actions: [note("1")] });
    expect(turn([group("loop", [once], { constant: 3 })])).toMatchObject({
      applied: ["once", "loop", "H"],
      score: "1",
    });
  });

  it("within loops ends in good time", () => {
    expect(turn([fiveLoops(adds("a"))]).result.warnings).toEqual([
      "Some loops were cut short: this turn had too many rounds.",
    ]);
  });

  it("is done with a round in vain, unless chance has a part in it", () => {
    expect(turn([fiveLoops(never("a"))]).result.warnings).toEqual([]);
    const byChance = group("random", [never("a"), never("b")]);
    expect(turn([fiveLoops(byChance)]).result.warnings).toHaveLength(1);
  });

  it("ends at once, with its whole tick, where a rule of it cannot go on", () => {
    let made = 0;
    const grow: Action[] = [
      { type: "create", actorId: "S1", actor: actor("S1", { x: 0, y: 0 }), offset: { x: 0, y: 0 } },
      moveBy("H1", 1),
    ];
    const strider = character("H", [group("loop", [rule("H?", { id: "stride", actions: grow })], { constant: 100 })]);
    const document = game("H . . H", { characters: [strider, character("S")] });
    const simulation = Simulation.load(document, { seed: 1, newId: () => `new${++made}` });
    expect(simulation.tick(NO_INPUT).error).toEqual({
      message: "Action cannot create at this position",
      ...{ characterId: "H", ruleId: "stride", ruleName: "stride" },
    });
    expect([made, drawn(simulation)]).toEqual([4, "H . . H"]);
  });
});

describe("random", () => {
  const rules = [group("random", [adds("a", "1"), adds("b", "2"), adds("c", "3")])];

  it("plays the same from the same seed", () => {
    expect(turn(rules, NO_INPUT, 42).applied).toEqual(turn(rules, NO_INPUT, 42).applied);
  });

  it("comes to every child in time", () => {
    const scores = Array.from({ length: 30 }, (_, seed) => turn(rules, NO_INPUT, seed).score);
    expect(new Set(scores)).toEqual(new Set(["1", "2", "3"]));
  });
});

describe("an event", () => {
  it.each([
    ["idle", event("idle", [adds("a")]), NO_INPUT, true],
    ["its key", event("key", [adds("a")], 39), { keys: [39], clicks: [] }, true],
    ["another key", event("key", [adds("a")], 39), { keys: [37], clicks: [] }, false],
    ["no key chosen", event("key", [adds("a")]), { keys: [39], clicks: [] }, false],
    ["a click on it", event("click", [adds("a")]), { keys: [], clicks: ["H1"] }, true],
    ["a click on another", event("click", [adds("a")]), { keys: [], clicks: ["W1"] }, false],
  ])("of %s", (_, container, input, holds) => {
    expect(turn([container], input).result.recorded).toBe(holds);
  });
});
