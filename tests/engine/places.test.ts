/** Places that are found when an action is carried out: the Start, another actor, the nearest one, a free square. */
import { describe, expect, it } from "vitest";
import type { Action, Actor, Character, CreateAction, MoveAction, WorldDocument } from "../../src/engine/index.ts";
import { actor, afterTick, character, game, moveBy, moveTo, NO_INPUT, play, rule } from "../support/pictures.ts";

const go = (to: MoveAction["to"], actorId = "H1"): Action => ({ type: "move", actorId, to }) as Action;
const make = (to: CreateAction["to"]): Action =>
  ({ type: "create", actorId: "S9", actor: actor("S9", { x: 0, y: 0 }), to }) as Action;
const draw: Action = {
  type: "global",
  global: "dice",
  operation: "set",
  value: { random: { from: 1, to: 1_000_000 } },
};
const globals = { dice: { id: "dice", name: "Dice", value: "" } };

function hero(actions: readonly Action[], picture = "H"): Character {
  return character("H", [rule(picture, { actions })]);
}

/** What the first rule that draws after a tick with these actions draws, and how many warnings there were. */
function drawnAfter(actions: readonly Action[], picture: string): { value: string | undefined; warnings: number } {
  const simulation = play(game(picture, { characters: [hero([...actions, draw])], globals }));
  const { warnings } = simulation.tick(NO_INPUT);
  return { value: simulation.state().globals.dice?.value, warnings: warnings.length };
}

describe("a move to the Start", () => {
  function started(document: WorldDocument, startActors: Readonly<Record<string, Actor>>): WorldDocument {
    const { stage } = document.world.stages;
    if (!stage) throw new Error("There is no stage.");
    return { ...document, world: { ...document.world, stages: { stage: { ...stage, startActors } } } };
  }
  const home = hero([go({ start: true })]);

  it("leads to the actor's own square in the saved Start", () => {
    const document = game(". H .", { characters: [home] });
    expect(afterTick(started(document, { H1: actor("H1", { x: 2, y: 0 }) }))).toBe(". . H");
  });

  it("leads to where it was when the stage was loaded, if no Start was saved", () => {
    const simulation = play(
      game("H . .", { characters: [hero([moveTo("H1", 1), moveBy("H1", 1), go({ start: true })])] }),
    );
    simulation.tick(NO_INPUT);
    expect(simulation.actors().get("H1")?.position).toEqual({ x: 0, y: 0 });
  });

  it.each([
    ["was not there at the Start", { W1: actor("W1", { x: 0, y: 0 }) }],
    ["was off the stage at the Start", { H1: actor("H1", { x: 9, y: 0 }) }],
  ])("is left out if it %s", (_, startActors) => {
    const simulation = play(started(game(". H .", { characters: [home] }), startActors));
    const { warnings, error } = simulation.tick(NO_INPUT);
    expect([warnings.length, error]).toEqual([1, null]);
    expect(simulation.actors().get("H1")?.position).toEqual({ x: 1, y: 0 });
  });
});

describe("a move to another actor", () => {
  const follow = go({ actorId: "M1" });

  it("leads to where that one is by now", () => {
    expect(afterTick(game("H M .", { characters: [hero([moveBy("M1", 1), follow], "H M .")] }))).toBe(". . HM");
  });

  it("needs that one in the picture", () => {
    expect(afterTick(game("H . M", { characters: [hero([follow])] }))).toBe("H . M");
  });

  it("is left out once that one is deleted", () => {
    const remove: Action = { type: "delete", actorId: "M1" };
    expect(afterTick(game("H M", { characters: [hero([remove, follow], "H M")] }))).toBe("H .");
  });

  it("leads to one that the rule created", () => {
    const create: Action = {
      type: "create",
      actorId: "M9",
      actor: actor("M9", { x: 0, y: 0 }),
      offset: { x: 1, y: 0 },
    };
    const characters = [hero([create, go({ actorId: "M9" })]), character("M")];
    expect(afterTick(game("H .", { characters }))).toBe(". HM");
  });
});

describe("a place near the nearest", () => {
  it("is the square of the nearest other actor of those, the first of several as near", () => {
    expect(afterTick(game("M . H M", { characters: [hero([go({ nearest: "M" })])] }))).toBe("M . . HM");
    expect(afterTick(game("M H M", { characters: [hero([go({ nearest: "M" })])] }))).toBe("MH . M");
  });

  it("is never that of the one who goes", () => {
    expect(afterTick(game("M H", { characters: [hero([go({ nearest: "*" })])] }))).toBe("MH .");
    expect(drawnAfter([go({ nearest: "H" })], "H . .").warnings).toBe(1);
  });

  it("is near to where the rule began, for a created actor, the acting one aside", () => {
    const characters = [hero([moveTo("H1", 3), make({ nearest: "*" })], "H ? ? ?"), character("S")];
    expect(afterTick(game("H . M .", { characters }))).toBe(". . MS H");
  });
});

describe("a free square", () => {
  it("is any that nobody fills, drawn by rows from the top", () => {
    const characters = [hero([go({ random: "free" })])];
    const found = new Set<string>();
    for (let seed = 1; seed <= 30; seed++) {
      const simulation = play(game("H W\n. .", { characters }), seed);
      simulation.tick(NO_INPUT);
      const { x, y } = simulation.actors().get("H1")?.position ?? { x: 9, y: 9 };
      found.add(`${x},${y}`);
    }
    expect([...found].sort()).toEqual(["0,1", "1,1"]);
  });

  it("takes one random number", () => {
    const first = drawnAfter([], "H .").value;
    expect(drawnAfter([go({ random: "free" })], "H .").value).not.toBe(first);
  });

  it("does not draw where everything is filled, not even for whoever goes there itself", () => {
    const { value, warnings } = drawnAfter([go({ random: "free" })], "H W");
    expect([value, warnings]).toEqual([drawnAfter([], "H W").value, 1]);
  });

  it("may have ground", () => {
    const characters = [hero([go({ random: "free" })]), { ...character("G"), ground: true }];
    expect(afterTick(game("H G", { characters }))).toBe(". HG");
  });

  it("takes a created actor", () => {
    const characters = [hero([make({ random: "free" })]), character("S")];
    expect(afterTick(game("H W\n. W", { characters }))).toBe("H W\nS W");
  });

  it.each([
    ["the Start", { start: true }],
    ["another actor", { actorId: "H1" }],
  ])("is not %s for a created actor", (_, to) => {
    expect(afterTick(game("H .", { characters: [hero([make(to as unknown as CreateAction["to"])])] }))).toBe("H .");
  });
});
