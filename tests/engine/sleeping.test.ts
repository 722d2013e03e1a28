/** Skipping actors whose rules all failed until something that they depend on changes makes no visible difference. */
import { describe, expect, it } from "vitest";
import type { Action, Character, RuleNode, WorldDocument } from "../../src/engine/index.ts";
import type { Simulation } from "../../src/engine/simulation.ts";
import { NOBODY_WATCHES } from "../support/oracle/Scene.ts";
import { SideBySide } from "../support/oracle/SideBySide.ts";
import { actor, character, condition, game, moveBy, moveTo, NO_INPUT, play, rule } from "../support/pictures.ts";

/** More ticks than it takes any actor to fall asleep. */
const LONG = 70;
/** More squares than a single change wakes actors across. */
const FAR = ". ".repeat(24).trim();

const walker = character("H", [rule("H .", { actions: [moveTo("H1", 1)] })]);
const event = (kind: "key" | "click", code?: number): RuleNode => ({
  type: "group-event",
  id: kind,
  event: kind,
  ...(code === undefined ? {} : { code }),
  rules: [rule("H .", { actions: [moveTo("H1", 1)] })],
});

function rested(document: WorldDocument): Simulation {
  const simulation = play(document);
  for (let n = 0; n < LONG; n++) simulation.tick(NO_INPUT);
  return simulation;
}

function columnOf(simulation: Simulation, id: string): number | undefined {
  return simulation.actors().get(id)?.position.x;
}

describe("an actor that has long been standing still", () => {
  it("walks on once the wall before it is gone", () => {
    const vanishing = character("W", [
      {
        type: "group-event",
        id: "click",
        event: "click",
        rules: [rule("W", { main: "W1", actions: [{ type: "delete", actorId: "W1" }] })],
      },
    ]);
    const simulation = rested(game("W H W .", { characters: [walker, vanishing] }));
    simulation.tick({ keys: [], clicks: ["W2"] });
    simulation.tick(NO_INPUT);
    expect(columnOf(simulation, "H1")).toBe(2);
  });

  it("sees across a wrapping edge that the way is free", () => {
    const leaver = character("W", [
      {
        type: "group-event",
        id: "key",
        event: "key",
        code: 40,
        rules: [rule("W\n.", { main: "W1", actions: [moveTo("W1", 0, 1)] })],
      },
    ]);
    const simulation = rested(game("W . H\n. . .", { characters: [walker, leaver], wrap: "x" }));
    simulation.tick({ keys: [40], clicks: [] });
    simulation.tick(NO_INPUT);
    expect(columnOf(simulation, "H1")).not.toBe(2);
  });

  it.each([
    ["its key goes down", event("key", 39), { keys: [39], clicks: [] }],
    ["it is clicked", event("click"), { keys: [], clicks: ["H1"] }],
  ])("acts at once when %s, and stops with it", (_, node, input) => {
    const simulation = rested(game("H . . .", { characters: [character("H", [node])] }));
    simulation.tick(input);
    expect(columnOf(simulation, "H1")).toBe(1);
    const { lights } = simulation.tick(NO_INPUT);
    expect(columnOf(simulation, "H1")).toBe(1);
    expect(lights.H1).toMatchObject({ H: false });
  });

  it("notices in the same turn that a global of its rule changed before it", () => {
    const day = condition("", "", "", { left: { globalId: "time" }, right: { constant: "day" } });
    const sleeper = character("H", [rule("H .", { conditions: [day], actions: [moveTo("H1", 1)] })]);
    const dawn: Action = { type: "global", global: "time", operation: "set", value: { constant: "day" } };
    const sun = character("S", [
      { type: "group-event", id: "click", event: "click", rules: [rule("S", { main: "S1", actions: [dawn] })] },
    ]);
    const globals = { time: { id: "time", name: "Time", value: "night" } };
    const simulation = rested(game("S H .", { characters: [sleeper, sun], globals }));
    simulation.tick({ keys: [], clicks: ["S1"] });
    expect(columnOf(simulation, "H1")).toBe(2);
  });

  it("notices a variable of its neighbor and its own look", () => {
    const rich = condition("W1", "score", "5");
    const watcher = character("H", [rule("H W", { conditions: [rich], actions: [moveBy("W1", 1)] })]);
    const earn: Action = {
      type: "variable",
      actorId: "W1",
      variable: "score",
      operation: "set",
      value: { constant: "5" },
    };
    const earner = character("W", [
      { type: "group-event", id: "click", event: "click", rules: [rule("W", { main: "W1", actions: [earn] })] },
    ]);
    const simulation = rested(game("H W .", { characters: [watcher, earner] }));
    simulation.tick({ keys: [], clicks: ["W1"] });
    simulation.tick(NO_INPUT);
    expect(columnOf(simulation, "W1")).toBe(2);
  });

  it("keeps its lights meanwhile", () => {
    const { evaluatedRuleIds } = rested(game("H W", { characters: [walker] })).state();
    expect(evaluatedRuleIds).toEqual({ H1: { rule: false, H: false }, W1: { W: false } });
  });

  it.each([
    ["a key is let go that was down all the time", event("key", 39), { keys: [39], clicks: [] }],
    ["nobody clicks it any more", event("click"), { keys: [], clicks: ["H1"] }],
  ])("no longer looks at a rule once %s", (_, node, input) => {
    for (const ticks of [2, 3, LONG]) {
      const simulation = play(game("H W", { characters: [character("H", [node])] }));
      for (let n = 0; n < ticks; n++) simulation.tick(input);
      expect(simulation.state().evaluatedRuleIds.H1).toHaveProperty("rule");
      simulation.tick(NO_INPUT);
      expect(simulation.state().evaluatedRuleIds.H1).not.toHaveProperty("rule");
    }
  });

  it("draws its random numbers all the same, so that others draw theirs", () => {
    const either = (id: string, ...rules: RuleNode[]): Character =>
      character(id, [{ type: "group-flow", id: "random", name: "", behavior: "random", rules }]);
    const blocked = rule("H .", { id: "a", actions: [moveTo("H1", 1)] });
    const step = (id: string, y: number) => rule("D", { id, main: "D1", actions: [moveTo("D1", 0, y)] });
    const characters = [either("H", blocked, { ...blocked, id: "b" }), either("D", step("up", -1), step("down", 1))];
    expect(agreeFor(LONG, game(`H W ${FAR} D\n. . ${FAR} .\n. . ${FAR} .`, { characters, wrap: "y" }))).toBe(true);
  });
});

describe("a fountain that makes and takes away for a long time", () => {
  const drop = actor("S1", { x: 0, y: 0 });
  const spout = character("H", [
    rule("H .", { actions: [{ type: "create", actorId: "S1", actor: drop, offset: { x: 1, y: 0 } }] }),
  ]);
  const drops = character("S", [rule("S", { main: "S1", actions: [{ type: "delete", actorId: "S1" }] })]);
  const fountain = game("H .\nH .\nH .\nH .\nH .\nH .", { characters: [spout, drops] });

  it("plays as the laws say", () => {
    expect(agreeFor(150, fountain)).toBe(true);
  });

  it("can be taken back to where it began", () => {
    const simulation = play(fountain);
    for (let n = 0; n < 300; n++) simulation.tick(NO_INPUT);
    while (simulation.untick());
    expect(simulation.state().stages).toEqual(fountain.world.stages);
  });
});

/** Whether the oracle shows the same after each of this many ticks. */
function agreeFor(ticks: number, document: WorldDocument): boolean {
  const game = new SideBySide(document, { seed: 1, stepsMustFit: false }, "made", NOBODY_WATCHES);
  for (let n = 0; n < ticks; n++) {
    const { fast, naive } = game.tick(NO_INPUT);
    expect(fast).toEqual(naive);
  }
  return true;
}
