/** When the picture of a rule fits the stage: README of src/engine, "Matching". */
import { describe, expect, it } from "vitest";
import type { Action, Actors, AppearanceInfo, Character, Rule } from "../../src/engine/index.ts";
import { missOf } from "../support/missOf.ts";
import {
  actor,
  afterTick,
  character,
  condition,
  flat,
  game,
  moveBy,
  moveTo,
  NO_INPUT,
  play,
  rule,
} from "../support/pictures.ts";

const walk = rule("H .", { actions: [moveTo("H1", 1)] });
const walker = character("H", [walk]);

describe("the squares of a rule", () => {
  it("an empty square lets the hero walk", () => {
    expect(afterTick(game("H . .", { characters: [walker] }))).toBe(". H .");
  });

  it("a wall stops the hero", () => {
    expect(afterTick(game("H W .", { characters: [walker] }))).toBe("H W .");
  });

  it("the edge stops the hero where the stage does not wrap", () => {
    expect(afterTick(game(". . H", { characters: [walker] }))).toBe(". . H");
    expect(afterTick(game(". . H", { characters: [walker], wrap: "y" }))).toBe(". . H");
  });

  it("the hero walks over a wrapping edge", () => {
    expect(afterTick(game(". . H", { characters: [walker], wrap: "x" }))).toBe("H . .");
  });

  it("the hero sees a wall beyond a wrapping edge", () => {
    expect(afterTick(game("W . H", { characters: [walker], wrap: "x" }))).toBe("W . H");
  });

  it("a hero falls over the lower edge where that wraps", () => {
    const faller = character("H", [rule("H\n.", { actions: [moveTo("H1", 0, 1)] })]);
    expect(afterTick(game(". .\n. H", { characters: [faller], wrap: "y" }))).toBe(flat(". H\n. ."));
  });

  it("a second actor in a square is one too many", () => {
    const beside = character("H", [rule("H W", { actions: [moveBy("H1", -1)] })]);
    expect(afterTick(game(". H W", { characters: [beside] }))).toBe("H . W");
    expect(afterTick(game(". H WB", { characters: [beside] }))).toBe(". H WB");
  });

  it("what stands on an ignored square does not matter", () => {
    const bold = character("H", [rule("H .?", { actions: [moveTo("H1", 1)] })]);
    expect(afterTick(game("H W .", { characters: [bold] }))).toBe(". HW .");
  });

  it("an actor shown on an ignored square may be missing, unless the rule needs it", () => {
    const shown = rule("H W?", { actions: [moveTo("H1", 1)] });
    const needed = { ...shown, actions: [moveTo("H1", 1), moveBy("W1", 1)] };
    expect(afterTick(game("H . .", { characters: [character("H", [shown])] }))).toBe(". H .");
    expect(afterTick(game("H . .", { characters: [character("H", [needed])] }))).toBe("H . .");
    expect(afterTick(game("H WB .", { characters: [character("H", [needed])] }))).toBe(". HB W");
  });

  it("a rule that would put an actor off the stage does not match", () => {
    const leaper = character("H", [rule("H", { actions: [moveTo("H1", 2)] })]);
    expect(afterTick(game(". H .", { characters: [leaper] }))).toBe(". H .");
    expect(afterTick(game(". H .", { characters: [leaper], wrap: "x" }))).toBe("H . .");
  });

  it.each([
    ["an empty square", walk],
    ["that very actor", rule("H G", { actions: [moveTo("H1", 1)] })],
  ])("an actor whose character is gone blocks its square, even where the picture shows %s", (_, of) => {
    const { characters, ...rest } = game("H G .", { characters: [character("H", [of])] });
    const { G, ...known } = characters;
    expect(G).toBeDefined();
    expect(afterTick({ ...rest, characters: known })).toBe("H G .");
  });
});

describe("large pictures", () => {
  const wide: AppearanceInfo = { anchor: { x: 0, y: 0 }, width: 2, height: 1, filled: { "0,0": true, "1,0": true } };

  it("a wide wall blocks all of its squares", () => {
    const left = character("H", [rule(". H", { actions: [moveTo("H1", -1)] })]);
    expect(afterTick(game("W . H", { characters: [left, character("W", [], wide)] }))).toBe("W . H");
    expect(afterTick(game("W . . H", { characters: [left, character("W", [], wide)] }))).toBe("W . H .");
  });

  it("a rule actor that fills two squares is one stage actor", () => {
    const push = rule("H W .", { actions: [moveBy("W1", 1), moveTo("H1", 1)] });
    const characters = [character("H", [push]), character("W", [], wide)];
    expect(afterTick(game("H W . .", { characters }))).toBe(". H W .");
  });

  it("a turned picture fills the turned squares", () => {
    const below = rule("H\n.", { actions: [moveTo("H1", 0, 1)] });
    const wall = { W1: actor("W1", { x: 1, y: 0 }, { transform: "90" }) };
    const characters = [character("H", [below]), character("W", [], wide)];
    expect(afterTick(game(". .\nH .\n. .", { characters, actors: wall }))).toBe(flat(". W\n. .\nH ."));
    const upright = { W1: actor("W1", { x: 0, y: 1 }, { transform: "90" }) };
    expect(afterTick(game("H .\n. .\n. .", { characters, actors: upright }))).toBe(flat("H .\nW .\n. ."));
  });

  it("a picture hanging over a wrapping edge is seen there, and not on the other side", () => {
    const wall = character("W", [], wide);
    const intoStart = character("H", [rule(". H", { actions: [moveTo("H1", -1)] })]);
    expect(afterTick(game(". H . W", { characters: [intoStart, wall], wrap: "x" }))).toBe("H . . W");
    const itself = character("W", [rule("W .", { main: "W1", actions: [moveTo("W1", -1)] })], wide);
    expect(afterTick(game(". . . W", { characters: [itself], wrap: "x" }))).toBe(". . W .");
  });

  it.each([
    ["0", 1, 0],
    ["90", 0, 1],
    ["180", -1, 0],
    ["270", 0, -1],
    ["flip-x", -1, 0],
    ["flip-y", 1, 0],
  ] as const)("a flag turned by %s points to %i,%i", (transform, x, y) => {
    const flag = game(". . .\n. . .\n. . .", {
      characters: [character("F", [], wide), character("H")],
      actors: { F1: actor("F1", { x: 1, y: 1 }, { transform }), H1: actor("H1", { x: 1 + x, y: 1 + y }) },
    });
    const scene = { stage: flag.world.stages.stage ?? fail(), characters: flag.characters, globals: {} };
    expect(missOf(scene, "H1", rule("H"))).toEqual({ kind: "tooMany", square: { x: 0, y: 0 } });
  });
});

describe("pairing", () => {
  const scored = (id: string, at: number, score: string) => actor(id, { x: at, y: 0 }, { variableValues: { score } });

  it("goes back where the first choice turns out wrong", () => {
    const swap = rule("H WW", {
      conditions: [condition("W1", "score", "0", { comparator: ">=" }), condition("W2", "score", "1")],
      actions: [{ type: "delete", actorId: "W2" }],
    });
    const walls: Actors = { W1: scored("W1", 1, "1"), W2: scored("W2", 1, "2") };
    const simulation = play(game("H WW", { characters: [character("H", [swap])], actors: walls }));
    simulation.tick(NO_INPUT);
    expect([...simulation.actors().keys()]).toEqual(["H1", "W2"]);
  });

  it("takes the first that fit, in stage order", () => {
    const removeOne = rule("H W?", { actions: [{ type: "delete", actorId: "W1" }] });
    const simulation = play(game("H WW", { characters: [character("H", [removeOne])] }));
    simulation.tick(NO_INPUT);
    expect([...simulation.actors().keys()]).toEqual(["H1", "W2"]);
  });

  it("never takes one stage actor twice on a stage smaller than the picture", () => {
    const around = character("H", [rule("W H W", { actions: [moveTo("H1", 1)] })]);
    expect(afterTick(game("H W", { characters: [around], wrap: "x" }))).toBe("H W");
  });

  it("takes the acting actor for the main one even in a stack", () => {
    const vanish = rule("HH", { actions: [{ type: "delete", actorId: "H1" }] });
    const clicked = character("H", [{ type: "group-event", id: "click", event: "click", rules: [vanish] }]);
    const simulation = play(game("HH", { characters: [clicked] }));
    simulation.tick({ keys: [], clicks: ["H2"] });
    expect([...simulation.actors().keys()]).toEqual(["H1"]);
  });

  it("takes the acting actor for the main one before all others, also where it matters least", () => {
    const remove = rule("HH?", { main: "H2", actions: [{ type: "delete", actorId: "H1" }] });
    const clicked = character("H", [{ type: "group-event", id: "click", event: "click", rules: [remove] }]);
    const clickOnFirst = (picture: string) => {
      const simulation = play(game(picture, { characters: [clicked] }));
      simulation.tick({ keys: [], clicks: ["H1"] });
      return [...simulation.actors().keys()];
    };
    expect(clickOnFirst("HH")).toEqual(["H1"]);
    expect(clickOnFirst("H")).toEqual(["H1"]);
  });

  it("does not hang on a tall stack that cannot be paired", () => {
    const stack = "W".repeat(14);
    const conditions = Array.from({ length: 14 }, (_, n) => condition(`W${n + 1}`, "score", n === 13 ? "1" : "0"));
    const hopeless = character("H", [rule(`H ${stack}`, { conditions, actions: [moveTo("H1", 0)] })]);
    expect(afterTick(game(`H ${stack}`, { characters: [hopeless] }))).toBe(`H ${stack}`);
  });
});

describe("conditions", () => {
  const when = (conditions: Rule["conditions"], picture = "H .", actors?: Actors): Character =>
    character("H", [rule(picture, { conditions, actions: [moveTo("H1", 1)], ...(actors ? { actors } : {}) })]);
  const other = { H1: actor("H1", { x: 0, y: 0 }, { appearance: "other" }) };

  it("looks are compared only if a condition asks", () => {
    expect(afterTick(game("H .", { characters: [walker], actors: other }))).toBe(". H");
    const idle = when([condition("H1", "appearance", "idle")]);
    expect(afterTick(game("H .", { characters: [idle], actors: other }))).toBe("H .");
    expect(afterTick(game("H .", { characters: [idle] }))).toBe(". H");
  });

  it("a never-turned actor stands at 0", () => {
    expect(afterTick(game("H .", { characters: [when([condition("H1", "transform", "0")])] }))).toBe(". H");
  });

  it("a disabled condition is not looked at", () => {
    const off = when([condition("H1", "appearance", "other", { enabled: false })]);
    expect(afterTick(game("H .", { characters: [off] }))).toBe(". H");
  });

  it("compares two actors with each other", () => {
    const same = condition("H1", "score", "", { right: { actorId: "W1", variableId: "score" } });
    const rich = { W1: actor("W1", { x: 1, y: 0 }, { variableValues: { score: "5" } }) };
    const push = character("H", [rule("H W .", { conditions: [same], actions: [moveBy("W1", 1)] })]);
    expect(afterTick(game("H W .", { characters: [push] }))).toBe("H . W");
    expect(afterTick(game("H W .", { characters: [push], actors: rich }))).toBe("H W .");
  });

  it("looks for an actor outside of the extent where the picture shows it", () => {
    const far = when([condition("K1", "appearance", "idle")], "H .", { K1: actor("K1", { x: 3, y: 0 }) });
    expect(afterTick(game("H . . K", { characters: [far] }))).toBe(". H . K");
    expect(afterTick(game("H . K .", { characters: [far] }))).toBe("H . K .");
  });

  it("outside of the extent any actor of that character will do", () => {
    const far = when([condition("K1", "appearance", "other")], "H .", { K1: actor("K1", { x: 2, y: 0 }) });
    const second = { K2: actor("K2", { x: 2, y: 0 }, { appearance: "other" }) };
    expect(afterTick(game("H . KK", { characters: [far], actors: second }))).toBe(". H KK");
    expect(afterTick(game("H . KK", { characters: [far] }))).toBe("H . KK");
  });

  it("outside of the extent an actor is found by its character even if that is gone", () => {
    const far = when([condition("K1", "appearance", "idle")], "H .", { K1: actor("K1", { x: 2, y: 0 }) });
    const { characters, ...document } = game("H . K", { characters: [far] });
    const { K: _, ...left } = characters;
    expect(afterTick({ ...document, characters: left })).toBe(". H K");
  });

  it("an action that cannot be read still needs its actor", () => {
    const dance = { type: "dance", actorId: "K1" } as unknown as Action;
    const dancing = rule("H ?", { actions: [moveTo("H1", 1), dance], actors: { K1: actor("K1", { x: 1, y: 0 }) } });
    expect(afterTick(game("H K", { characters: [character("H", [dancing])] }))).toBe(". HK");
    expect(afterTick(game("H .", { characters: [character("H", [dancing])] }))).toBe("H .");
  });

  it("globals alone hold or fail for the whole rule", () => {
    const night = condition("", "", "", { left: { globalId: "time" }, right: { constant: "night" } });
    const globals = (value: string) => ({ time: { id: "time", name: "Time", value } });
    expect(afterTick(game("H .", { characters: [when([night])], globals: globals("night") }))).toBe(". H");
    expect(afterTick(game("H .", { characters: [when([night])], globals: globals("day") }))).toBe("H .");
  });

  it("a condition naming what is gone fails", () => {
    const gone = condition("", "", "", { left: { globalId: "constructor" }, right: { globalId: "gone" } });
    expect(afterTick(game("H .", { characters: [when([gone])] }))).toBe("H .");
  });
});

describe("the reason why not", () => {
  const reason = (picture: string, of: Rule) => {
    const { world, characters } = game(picture, { characters: [character("H", [of])] });
    return missOf({ stage: world.stages.stage ?? fail(), characters, globals: world.globals }, "H1", of);
  };

  it.each([
    ["nothing is wrong", "H .", walk, null],
    ["the stage ends", ". H", rule("H ."), { kind: "offStage", square: { x: 1, y: 0 } }],
    ["someone is in the way", "H W", walk, { kind: "tooMany", square: { x: 1, y: 0 } }],
    ["someone is missing", "H .", rule("H W"), { kind: "missing", square: { x: 1, y: 0 }, actorId: "W1" }],
    ["somebody else is there", "H B", rule("H W"), { kind: "missing", square: { x: 1, y: 0 }, actorId: "W1" }],
    [
      "a target is off the stage",
      "H .",
      rule("H", { actions: [moveTo("H1", 5)] }),
      { kind: "targetOffStage", square: { x: 5, y: 0 } },
    ],
    [
      "a condition fails",
      "H .",
      rule("H .", { conditions: [condition("H1", "score", "7")] }),
      { kind: "condition", key: "H1-score", square: { x: 0, y: 0 }, left: "0", right: "7" },
    ],
    [
      "a step needs someone never shown",
      "H .",
      rule("H", { actions: [moveBy("Z1", 1)] }),
      { kind: "notInPicture", actorId: "Z1" },
    ],
  ])("says that %s", (_, picture, of, expected) => {
    expect(reason(picture, of)).toEqual(expected);
  });
});

function fail(): never {
  throw new Error("the test's stage is missing");
}
