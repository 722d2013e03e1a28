/** Rule actors that stand for a kind of characters, and what rules call by the name that each of those has for it. */
import { describe, expect, it } from "vitest";
import type { Action, Character, Condition, Id, Kind, WorldDocument } from "../../src/engine/index.ts";
import { whereFits } from "../../src/engine/simulation.ts";
import { missOf } from "../support/missOf.ts";
import { actor, afterTick, character, condition, game, moveTo, NO_INPUT, play, rule } from "../support/pictures.ts";

const KINDS: Readonly<Record<Id, Kind>> = {
  enemies: { id: "enemies", name: "Enemies", characters: ["M", "B"] },
  others: { id: "others", name: "Others", characters: ["W", "H"], except: true },
  nobody: { id: "nobody", name: "Nobody", characters: [] },
};

function withKinds(document: WorldDocument, kinds = KINDS): WorldDocument {
  return { ...document, world: { ...document.world, kinds } };
}

/** H swaps places with the one on its right, who is drawn as `M` of that kind. */
function meets(kind: Id | undefined, conditions: readonly Condition[] = [], actions?: readonly Action[]): Character {
  const swap = [moveTo("H1", 1), moveTo("M1", 0)];
  const drawnOne = actor("M1", { x: 1, y: 0 }, kind === undefined ? {} : { kind });
  return character("H", [rule("H M", { conditions, actions: actions ?? swap, actors: { M1: drawnOne } })]);
}

const ground: Character = { ...character("G"), ground: true };

describe("a rule actor of a kind", () => {
  it.each<[string, Id | undefined, string, boolean]>([
    ["its own character", "enemies", "M", true],
    ["another of the kind", "enemies", "B", true],
    ["nobody else", "enemies", "W", false],
    ["without a kind, only its own character", undefined, "B", false],
    ["with an unknown kind, only its own character", "lost", "M", true],
    ["with an unknown kind, nobody else", "lost", "B", false],
    ["with a kind of nobody, its own character", "nobody", "M", true],
    ["with `*`, anybody", "*", "W", true],
    ["with `*`, no ground", "*", "G", false],
    ["with `*`, nobody whose character is gone", "*", "Z", false],
    ["with the id of a character, that one too", "B", "B", true],
    ["of all but some, one who is not listed", "others", "B", true],
    ["of all but some, nobody who is listed", "others", "W", false],
    ["of all but some, no ground", "others", "G", false],
  ])("stands for %s (%s)", (_, kind, letter, isMet) => {
    const document = withKinds(game(`H ${letter}`, { characters: [meets(kind), ground] }));
    const { [letter === "Z" ? "Z" : ""]: _gone, ...characters } = document.characters;
    expect(afterTick({ ...document, characters: { ...characters, M: character("M"), B: character("B") } })).toBe(
      isMet ? `${letter} H` : `H ${letter}`,
    );
  });

  it("does not stand for its own character where that is listed as not in the kind", () => {
    const kinds = { shy: { id: "shy", name: "Shy", characters: ["M"], except: true as const } };
    const characters = [meets("shy"), character("B")];
    expect(afterTick(withKinds(game("H M", { characters }), kinds))).toBe("H M");
    expect(afterTick(withKinds(game("H B", { characters: [...characters, character("M")] }), kinds))).toBe("B H");
  });

  it("is nobody of the 51st kind of a world", () => {
    const many = Array.from({ length: 50 }, (_, n): [Id, Kind] => [`k${n}`, { id: `k${n}`, name: "", characters: [] }]);
    const kinds = { ...Object.fromEntries(many), enemies: { id: "enemies", name: "", characters: ["B"] } };
    const characters = [meets("enemies"), character("M")];
    expect(afterTick(withKinds(game("H B", { characters }), kinds))).toBe("H B");
  });

  it("may be the main actor", () => {
    const me = actor("M1", { x: 0, y: 0 }, { kind: "enemies" });
    const run = rule("M .", { main: "M1", actors: { M1: me }, actions: [moveTo("M1", 1)] });
    expect(afterTick(withKinds(game("B .", { characters: [character("B", [run]), character("M")] })))).toBe(". B");
    expect(afterTick(withKinds(game("W .", { characters: [character("W", [run]), character("M")] })))).toBe("W .");
  });

  it("may stand outside the extent, where a condition finds it", () => {
    const far = actor("M1", { x: 2, y: 0 }, { kind: "enemies" });
    const seen = rule("H .", {
      actors: { M1: far },
      conditions: [condition("M1", "transform", "0")],
      actions: [moveTo("H1", 1)],
    });
    const characters = [character("H", [seen]), character("M")];
    expect(afterTick(withKinds(game("H . B", { characters })))).toBe(". H B");
    expect(afterTick(withKinds(game("H . W", { characters })))).toBe("H . W");
  });

  it("is known to those who say where a rule fits, and why not", () => {
    const characters = [meets("enemies"), character("M")];
    const { characters: all, world } = withKinds(game("H B\nH W", { characters }));
    const stage = world.stages.stage as NonNullable<(typeof world.stages)[string]>;
    const of = characters[0]?.rules[0] as ReturnType<typeof rule>;
    const scene = { stage, characters: all, globals: world.globals, kinds: world.kinds };
    expect(whereFits(scene, of)).toEqual(["H1"]);
    expect(missOf(scene, "H2", of)).toEqual({ kind: "missing", square: { x: 1, y: 0 }, actorId: "M1" });
  });
});

describe("a variable or look of a rule actor of a kind", () => {
  /** A bat with other ids than the monster: its score is `points`, and it has a look named Idle. */
  const bat: Character = {
    ...character("B"),
    variables: {
      first: { id: "first", name: "Score", defaultValue: "5" },
      second: { id: "second", name: "Score", defaultValue: "9" },
    },
    spritesheet: { ...character("B").spritesheet, appearances: { rest: [""] }, appearanceNames: { rest: "Idle" } },
  };
  const monster = character("M");
  const stone: Character = { ...character("M"), id: "S", variables: {} };

  function valuesIn(id: Id, document: WorldDocument): unknown {
    const simulation = play(document);
    simulation.tick(NO_INPUT);
    return simulation.actors().get(id)?.variableValues;
  }

  it("is the first of the same name of whoever is paired", () => {
    const rich = condition("M1", "score", "5");
    expect(afterTick(withKinds(game("H B", { characters: [meets("*", [rich]), bat, monster] })))).toBe("B H");
    const add: Action = {
      type: "variable",
      actorId: "M1",
      variable: "score",
      operation: "add",
      value: { constant: "2" },
    };
    const document = withKinds(game("H B", { characters: [meets("*", [], [add]), bat, monster] }));
    expect(valuesIn("B1", document)).toEqual({ first: "7" });
  });

  it("is missing where there is none of the name: the condition fails and the action is left out", () => {
    for (const comparator of ["=", "!="] as const) {
      const rich = condition("M1", "score", "5", { comparator });
      expect(afterTick(withKinds(game("H S", { characters: [meets("*", [rich]), stone, monster] })))).toBe("H S");
    }
    const add: Action = {
      type: "variable",
      actorId: "M1",
      variable: "score",
      operation: "add",
      value: { constant: "2" },
    };
    const simulation = play(withKinds(game("H S", { characters: [meets("*", [], [add]), stone, monster] })));
    expect(simulation.tick(NO_INPUT).warnings).toHaveLength(1);
    expect(simulation.actors().get("S1")?.variableValues).toEqual({});
  });

  it.each([
    ["idle", "=", true],
    ["idle", "!=", false],
    ["other", "=", false],
    ["other", "!=", true],
  ] as const)("compares the look %s by %s", (look, comparator, isMet) => {
    const looks = condition("M1", "appearance", look, { comparator });
    const placed = { B1: actor("B1", { x: 1, y: 0 }, { appearance: "rest" }) };
    for (const asked of [looks, { ...looks, left: looks.right, right: looks.left }]) {
      const characters = [meets("*", [asked]), bat, monster];
      expect(afterTick(withKinds(game("H B", { characters, actors: placed })))).toBe(isMet ? "B H" : "H B");
    }
  });

  it("is put on by its name, and not at all without one", () => {
    const wear = (constant: string): Action => ({ type: "appearance", actorId: "M1", value: { constant } });
    const characters = [meets("*", [], [wear("idle"), wear("other")]), bat, monster];
    const simulation = play(withKinds(game("H B", { characters })));
    expect(simulation.tick(NO_INPUT).warnings).toHaveLength(1);
    expect(simulation.actors().get("B1")?.appearance).toBe("rest");
  });
});
