/** Actors that depend on others wherever they are: asleep until one of those comes, goes or moves. */
import { describe, expect, it } from "vitest";
import type { Condition, Operand, RuleNode, TickInput, WorldDocument } from "../../src/engine/index.ts";
import type { Simulation } from "../../src/engine/simulation.ts";
import { actor, character, condition, drawn, game, moveTo, NO_INPUT, play, rule } from "../support/pictures.ts";

const LONG = 70;
/** More squares than a single change wakes actors across. */
const FAR = ". ".repeat(24).trim();

const asks = (left: Operand, comparator: Condition["comparator"], constant: string): Condition =>
  condition("", "", "", { left, comparator, right: { constant } });
const onKey = (code: number, ...rules: RuleNode[]): RuleNode => ({
  type: "group-event",
  id: `key ${code}`,
  event: "key",
  code,
  rules,
});
const key = (code: number): TickInput => ({ keys: [code], clicks: [] });

function rested(document: WorldDocument): Simulation {
  const simulation = play(document);
  for (let n = 0; n < LONG; n++) simulation.tick(NO_INPUT);
  return simulation;
}

function columnOf(simulation: Simulation, id: string): number | undefined {
  return simulation.actors().get(id)?.position.x;
}

const maker = character("M", [
  onKey(1, rule("M", { main: "M1", actions: [{ type: "delete", actorId: "M1" }] })),
  onKey(
    2,
    rule("M .", {
      main: "M1",
      actions: [{ type: "create", actorId: "S1", actor: actor("S1", { x: 1, y: 0 }), offset: { x: 1, y: 0 } }],
    }),
  ),
  onKey(3, rule("M .", { main: "M1", actions: [moveTo("M1", 1)] })),
]);

describe("an actor that has long been standing still", () => {
  it.each([
    ["there are fewer", asks({ count: "M" }, "<", "1"), 1],
    ["there are more", asks({ count: "S" }, ">", "0"), 2],
    ["there are more of everybody", asks({ count: "*" }, ">", "2"), 2],
  ])("walks on in the same turn once %s far away", (_, many, code) => {
    const waiting = character("H", [rule("H .", { conditions: [many], actions: [moveTo("H1", 1)] })]);
    const simulation = rested(game(`M . ${FAR} H .`, { characters: [maker, waiting, character("S")] }));
    const before = columnOf(simulation, "H1") ?? 0;
    simulation.tick(key(code));
    expect(columnOf(simulation, "H1")).toBe(before + 1);
  });

  it("walks on once the only one that it looks for has gone the other way round", () => {
    const left = asks({ actorId: "H1", way: "M" }, "=", "left");
    const waiting = character("H", [rule(". H", { conditions: [left], actions: [moveTo("H1", -1)] })]);
    const simulation = rested(game(`. . H ${FAR} M ${FAR} .`, { characters: [maker, waiting], wrap: "x" }));
    simulation.tick(key(3));
    expect(columnOf(simulation, "H1")).toBe(2);
    simulation.tick(key(3));
    simulation.tick(NO_INPUT);
    expect(columnOf(simulation, "H1")).toBe(1);
  });

  it.each([
    ["is opened", 6],
    ["moves aside", 4],
    ["shrinks", 5],
  ])("walks on once a wall that kept it from its goal %s", (_, code) => {
    const wall = character("W", [
      onKey(6, rule("W", { main: "W1", actions: [{ type: "delete", actorId: "W1" }] })),
      onKey(4, rule("W\n?", { main: "W1", actions: [moveTo("W1", 0, 1)] })),
      onKey(
        5,
        rule("W", {
          main: "W1",
          actions: [{ type: "appearance", actorId: "W1", value: { constant: "other" } }],
        }),
      ),
    ]);
    const thin = { anchor: { x: 0, y: 0 }, width: 1, height: 1, filled: {} };
    const shrinking = {
      ...wall,
      spritesheet: { ...wall.spritesheet, appearanceInfo: { other: thin } },
    };
    const right = asks({ actorId: "H1", way: "M", around: true }, "=", "right");
    const waiting = character("H", [rule("H .", { conditions: [right], actions: [moveTo("H1", 1)] })]);
    const picture = `H . . ${FAR} W . M\n${". ".repeat(2)}. ${FAR.replaceAll(".", "X")} . X X`;
    const simulation = rested(game(picture, { characters: [shrinking, waiting, maker] }));
    simulation.tick(key(code));
    simulation.tick(NO_INPUT);
    expect(columnOf(simulation, "H1"), drawn(simulation)).toBeGreaterThan(0);
  });
});
