/** Further turns for those to whom nothing applied: README of src/engine, "Settling". */
import { describe, expect, it } from "vitest";
import type { Action, RuleNode, TickInput, WorldDocument } from "../../src/engine/index.ts";
import { NOBODY_WATCHES } from "../support/oracle/Scene.ts";
import { SideBySide } from "../support/oracle/SideBySide.ts";
import {
  character,
  drawn,
  event,
  game,
  globalOf,
  group,
  moveBy,
  NO_INPUT,
  play,
  rule,
  withWorld,
} from "../support/pictures.ts";

const settling = (document: WorldDocument): WorldDocument => withWorld(document, { settle: true });
const walker = character("H", [rule("H .", { actions: [moveBy("H1", 1)] })]);
/** With a key a random number shows how many were drawn before. */
const drawing: Action = {
  type: "global",
  global: "n",
  operation: "set",
  value: { random: { from: 1, to: 1_000_000 } },
};
const DRAWS = { event: "key", code: 1 } as const;
const train = game("H H H H .", { characters: [walker] });

function afterTick(document: WorldDocument, input: TickInput = NO_INPUT) {
  const simulation = play(document);
  const result = simulation.tick(input);
  return { simulation, result, drawn: drawn(simulation) };
}

describe("a world that settles", () => {
  it("lets all move up into room that came free, and a plain one does not", () => {
    expect(afterTick(settling(train)).drawn).toBe(". H H H H");
    expect(afterTick(train).drawn).toBe("H H H . H");
    expect(afterTick(withWorld(train, { settle: false })).drawn).toBe("H H H . H");
  });

  it("gives a further turn only to those to whom nothing applied", () => {
    expect(afterTick(settling(game("H H . . .", { characters: [walker] }))).drawn).toBe(". H H . .");
  });

  it("keeps what applied to somebody whom a later turn deletes", () => {
    const eat = rule("H P", { id: "eat", actions: [{ type: "delete", actorId: "P1" }] });
    const come = rule(". P", { id: "come", main: "P1", actions: [moveBy("P1", -1)] });
    const { simulation } = afterTick(
      settling(game("H . P", { characters: [character("H", [eat]), character("P", [come])] })),
    );
    expect(drawn(simulation)).toBe("H . .");
    expect(simulation.state().evaluatedRuleIds).toEqual({ H1: { eat: true, H: true }, P1: { come: true, P: true } });
  });

  it("stops after 100 passes", () => {
    const long = game(`${"H ".repeat(130)}.`, { characters: [walker] });
    const moved = (document: WorldDocument) => {
      const { simulation } = afterTick(document);
      return [...simulation.actors().values()].filter(({ id, position }) => position.x === Number(id.slice(1))).length;
    };
    expect(moved(long)).toBe(1);
    expect(moved(settling(long))).toBe(101);
  });

  it("lights what was tried and what applied in all passes together", () => {
    const { simulation } = afterTick(settling(train));
    expect(simulation.state().evaluatedRuleIds.H1).toEqual({ rule: true, H: true });
    expect(Object.keys(simulation.applied())).toEqual(["H1", "H2", "H3", "H4"]);
  });

  it("counts all passes as one tick, which one step back takes back", () => {
    const { simulation, result } = afterTick(settling(train));
    expect(result.time.ticks).toBe(1);
    expect(result.frames).toHaveLength(1);
    simulation.untick();
    expect(drawn(simulation)).toBe("H H H H .");
    expect(simulation.canUntick).toBe(false);
  });

  it("holds events as in the first turns", () => {
    const driver = character("H", [event([rule("H .", { actions: [moveBy("H1", 1)] })], { event: "key", code: 32 })]);
    const cars = settling(game("H H .", { characters: [driver] }));
    expect(afterTick(cars, { keys: [32], clicks: [] }).drawn).toBe(". H H");
    expect(afterTick(cars).drawn).toBe("H H .");
  });

  it("neither applies nor draws a chance in a further turn", () => {
    const step = rule("H .", { actions: [moveBy("H1", 1)] });
    const lucky = character("H", [group([step], { behavior: "chance", oneIn: 2 })]);
    const dice = character("D", [event([rule("D", { main: "D1", id: "draw", actions: [drawing] })], DRAWS)]);
    const number = (seed: number, settle: boolean) => {
      const globals = { n: globalOf("n", "0") };
      const document = withWorld(game("H H . . .\nD . . . .", { characters: [lucky, dice], globals }), { settle });
      const simulation = play(document, seed);
      simulation.tick(NO_INPUT);
      const picture = drawn(simulation);
      simulation.tick({ keys: [1], clicks: [] });
      return `${picture} ${simulation.state().globals.n?.value}`;
    };
    for (let seed = 1; seed <= 12; seed++) expect(number(seed, true)).toBe(number(seed, false));
  });

  it("tries a chance only in the first turn", () => {
    const lucky = character("H", [
      group([rule("H .", { actions: [moveBy("H1", 1)] })], { behavior: "chance", oneIn: 2 }),
    ]);
    const tries = Array.from({ length: 200 }, (_, seed) => {
      const simulation = play(settling(game("H .", { characters: [lucky] })), seed);
      simulation.tick(NO_INPUT);
      return simulation.actors().get("H1")?.position.x;
    });
    const moved = tries.filter((x) => x === 1).length;
    expect(moved).toBeGreaterThan(60);
    expect(moved).toBeLessThan(140);
  });

  it("shuffles again for every turn", () => {
    const stuck = character("H", [
      group([rule("H .", { id: "right" }), rule("H\n.", { id: "down" })], { behavior: "random" }),
    ]);
    const dice = character("D", [event([rule("D", { main: "D1", id: "draw", actions: [drawing] })], DRAWS)]);
    const numberAfter = (ticks: number, settle: boolean) => {
      const globals = { n: globalOf("n", "0") };
      const simulation = play(withWorld(game("H W\nW D", { characters: [stuck, dice], globals }), { settle }));
      for (let n = 0; n < ticks; n++) simulation.tick(NO_INPUT);
      simulation.tick({ keys: [1], clicks: [] });
      return simulation.state().globals.n?.value;
    };
    expect(numberAfter(1, true)).toBe(numberAfter(2, false));
  });
});

describe("a world that settles is played as by the oracle", () => {
  function playAlike(document: WorldDocument, ticks: readonly TickInput[]): void {
    const both = new SideBySide(settling(document), { seed: 1, stepsMustFit: false }, "made", NOBODY_WATCHES);
    for (const input of ticks) {
      const { fast, naive } = both.tick(input);
      expect(fast).toEqual(naive);
    }
    for (const _ of ticks) {
      const { fast, naive } = both.untick();
      expect(fast).toEqual(naive);
    }
  }
  const quiet = (ticks: number): TickInput[] => Array.from({ length: ticks }, () => NO_INPUT);

  it("if somebody who had a turn is deleted in a further one: its lights stay until the next tick", () => {
    const eater = character("E", [rule("E . ? W", { main: "E1", actions: [{ type: "delete", actorId: "W1" }] })]);
    const food = character("W", [rule("W W", { main: "W1" })]);
    const leaver = character("H", [rule("H\n.", { actions: [moveBy("H1", 0, 1)] })]);
    playAlike(game("E H . W\n. . . .", { characters: [eater, food, leaver] }), quiet(3));
  });

  it("if somebody asked for more in the first turn than in a further one: it does not keep those lights asleep", () => {
    const isNew = { left: { globalId: "g" }, comparator: "=" as const, right: { constant: "0" } };
    const asking: RuleNode = group([rule("H H", { id: "never" })], {
      conditions: [{ key: "k", enabled: true, ...isNew }],
    });
    const change: Action = { type: "global", global: "g", operation: "set", value: { constant: "1" } };
    const changer = character("X", [rule("X", { main: "X1", id: "change", actions: [change] })]);
    const globals = { g: globalOf("g", "0") };
    playAlike(game("H X", { characters: [character("H", [asking]), changer], globals }), quiet(6));
  });

  it("if a train starts after a long rest", () => {
    const gate = character("W", [
      event([rule("W", { main: "W1", id: "open", actions: [{ type: "delete", actorId: "W1" }] })], { event: "click" }),
    ]);
    const cars = game("H H H W . . .", { characters: [walker, gate] });
    playAlike(cars, [...quiet(40), { keys: [], clicks: ["W1"] }, ...quiet(4)]);
  });
});
