/** What a condition or an action may read besides values: columns, rows and how many there are. */
import { describe, expect, it } from "vitest";
import type { Action, Condition, Operand, WorldDocument } from "../../src/engine/index.ts";
import { actor, afterTick, character, condition, game, moveTo, NO_INPUT, play, rule } from "../support/pictures.ts";

const asks = (left: Operand, comparator: Condition["comparator"], constant: string): Condition =>
  condition("", "", "", { left, comparator, right: { constant } });
const score = (value: Operand): Action => ({
  type: "variable",
  actorId: "H1",
  variable: "score",
  operation: "set",
  value,
});

/** The score of H1 after a tick in which it is set to what the operand reads. */
function read(value: Operand, picture: string, before: readonly Action[] = [], kinds = {}): string | undefined {
  const reader = character("H", [rule("H", { actions: [...before, score(value)] })]);
  const ground = { ...character("G"), ground: true };
  const document = game(picture, { characters: [reader, ground] });
  const simulation = play({ ...document, world: { ...document.world, kinds } });
  simulation.tick(NO_INPUT);
  return simulation.actors().get("H1")?.variableValues.score;
}

describe("a position", () => {
  it("is read as column and row, 1 at the left and 1 at the bottom", () => {
    const picture = ". . .\n. . H\n. . .\n. . .";
    expect(read({ actorId: "H1", variableId: "column" }, picture)).toBe("3");
    expect(read({ actorId: "H1", variableId: "row" }, picture)).toBe("3");
  });

  it("is read as it is at that moment", () => {
    expect(read({ actorId: "H1", variableId: "column" }, "H . .", [moveTo("H1", 2)])).toBe("3");
  });

  it.each(["column", "row"])("cannot be set by the variable “%s”", (variable) => {
    const jump: Action = { ...score({ constant: "1" }), variable } as Action;
    const own = { [variable]: { id: variable, name: variable, defaultValue: "0" } };
    const jumper = { ...character("H", [rule("H", { actions: [jump] })]), variables: own };
    const simulation = play(game(". H", { characters: [jumper] }));
    expect(simulation.tick(NO_INPUT).warnings).toHaveLength(1);
    expect(simulation.actors().get("H1")).toMatchObject({ position: { x: 1, y: 0 }, variableValues: {} });
  });

  it.each([
    ["<", "2", true],
    ["<", "10", true],
    ["<", "1", false],
    [">", "0.5", true],
    [">", "1", false],
  ] as const)("compares as a number: column 1 %s %s", (comparator, constant, isMet) => {
    const check = asks({ actorId: "H1", variableId: "column" }, comparator, constant);
    const walker = character("H", [rule("H .", { conditions: [check], actions: [moveTo("H1", 1)] })]);
    expect(afterTick(game("H .", { characters: [walker] }))).toBe(isMet ? ". H" : "H .");
  });
});

describe("how many there are", () => {
  const kinds = {
    both: { id: "both", name: "", characters: ["B", "C", "gone", "G"] },
    rest: { id: "rest", name: "", characters: ["B"], except: true },
  };

  it.each([
    ["of a character", "B", "2"],
    ["of ground, if it is named", "G", "1"],
    ["of a kind", "both", "4"],
    ["of all but some, without ground", "rest", "2"],
    ["of everybody, without ground", "*", "4"],
  ])("is counted %s", (_, id, count) => {
    expect(read({ count: id }, "H B B\nC G .", [], kinds)).toBe(count);
  });

  it("does not count whose character is gone", () => {
    const reader = character("H", [rule("H", { actions: [score({ count: "*" })] })]);
    const { characters, ...document } = game("H Z", { characters: [reader] });
    const { Z: _gone, ...known } = characters;
    const simulation = play({ ...document, characters: known } as WorldDocument);
    simulation.tick(NO_INPUT);
    expect(simulation.actors().get("H1")?.variableValues.score).toBe("1");
  });

  it("changes with every action of the rule itself", () => {
    const born = actor("B9", { x: 1, y: 0 });
    const create: Action = { type: "create", actorId: "B9", actor: born, offset: { x: 1, y: 0 } };
    expect(read({ count: "B" }, "H B", [create])).toBe("2");
    expect(read({ count: "B" }, "H B", [create, { type: "delete", actorId: "B9" }])).toBe("1");
  });

  it("follows a tick that is taken back", () => {
    const born = actor("B9", { x: 1, y: 0 });
    const create: Action = { type: "create", actorId: "B9", actor: born, offset: { x: 1, y: 0 } };
    const few = asks({ count: "B" }, "<", "2");
    const maker = character("H", [rule("H ?", { conditions: [few], actions: [create] })]);
    const simulation = play(game("H .", { characters: [maker, character("B")] }));
    for (let n = 0; n < 3; n++) simulation.tick(NO_INPUT);
    expect(simulation.actors().size).toBe(3);
    simulation.untick();
    expect(simulation.actors().size).toBe(2);
    for (let n = 0; n < 3; n++) simulation.tick(NO_INPUT);
    expect(simulation.actors().size).toBe(3);
  });

  it("of an id of nobody makes a condition fail, whatever it compares, and an action be left out", () => {
    for (const comparator of ["=", "!=", "<", ">=", "contains"] as const) {
      const check = asks({ count: "lost" }, comparator, "0");
      const walker = character("H", [rule("H .", { conditions: [check], actions: [moveTo("H1", 1)] })]);
      expect(afterTick(game("H .", { characters: [walker] }))).toBe("H .");
    }
    expect(read({ count: "lost" }, "H")).toBeUndefined();
  });
});
