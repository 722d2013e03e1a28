/** Ticks that are counted, timers, the start and keys that go down: README of src/engine, "Time". */
import { describe, expect, it } from "vitest";
import type { Action, EventContainer, RuleNode, TickInput, WorldDocument } from "../../src/engine/index.ts";
import { character, event, game, moveBy, NO_INPUT, play, rule, withStages, withWorld } from "../support/pictures.ts";

const SPACE = 32;
const keys = (...codes: number[]): TickInput => ({ keys: codes, clicks: [] });
const pressed = (...codes: number[]): TickInput => ({ ...keys(...codes), pressed: codes });
const row = `H ${". ".repeat(30)}`;
const right = rule("H", { id: "right", actions: [moveBy("H1", 1)] });

/** A hero who takes a step when an event happens. */
function hero(parts: Partial<EventContainer>): WorldDocument {
  return game(row, { characters: [character("H", [event([right], parts)])] });
}

/** The numbers of the ticks in which the hero took a step. */
function steps(document: WorldDocument, inputs: readonly TickInput[]): number[] {
  const simulation = play(document);
  return inputs.flatMap((input, index) => (simulation.tick(input).recorded ? index + 1 : []));
}

const quiet = (ticks: number): TickInput[] => Array.from({ length: ticks }, () => NO_INPUT);

describe("the count of ticks", () => {
  it("goes up by 1 with every tick, idle ones too", () => {
    const simulation = play(game("H"));
    expect(simulation.state()).not.toHaveProperty("ticks");
    expect(simulation.tick(NO_INPUT).time).toEqual({ ticks: 1, ticked: "stage" });
    simulation.tick(NO_INPUT);
    expect(simulation.state()).toMatchObject({ ticks: 2, ticked: "stage" });
  });

  it("goes on from that of the document", () => {
    const simulation = play(withWorld(game("H"), { ticks: 41 }));
    simulation.tick(NO_INPUT);
    expect(simulation.state().ticks).toBe(42);
  });

  it("does not count a tick that ends with an error", () => {
    const simulation = play(game("H .", { characters: [character("H", [right])] }));
    simulation.tick(NO_INPUT);
    const { error, time } = simulation.tick(NO_INPUT);
    expect(error).not.toBeNull();
    expect(time.ticks).toBe(1);
    expect(simulation.state().ticks).toBe(1);
  });

  it("goes back with a step back, over idle ticks as well", () => {
    const simulation = play(hero({ event: "key", code: SPACE }));
    for (const input of [NO_INPUT, keys(SPACE), NO_INPUT, NO_INPUT]) simulation.tick(input);
    expect(simulation.untick()?.time).toEqual({ ticks: 1, ticked: "stage" });
    expect(simulation.state().ticks).toBe(1);
  });

  it("is kept in the history, with the stage that ticked last", () => {
    const simulation = play(game(row, { characters: [character("H", [right])] }));
    simulation.tick(NO_INPUT);
    simulation.tick(NO_INPUT);
    const [first, second] = simulation.state().history;
    expect([first?.ticks, second?.ticks]).toEqual([0, 1]);
    expect([first?.ticked, second?.ticked]).toEqual([undefined, "stage"]);
  });
});

describe("a timer", () => {
  it("rings in every tick whose number it divides", () => {
    expect(steps(hero({ event: "timer", every: 3 }), quiet(10))).toEqual([3, 6, 9]);
    expect(steps(hero({ event: "timer", every: 1 }), quiet(3))).toEqual([1, 2, 3]);
  });

  it("counts from the number of the document", () => {
    expect(steps(withWorld(hero({ event: "timer", every: 5 }), { ticks: 998 }), quiet(8))).toEqual([2, 7]);
  });

  it("wakes whoever has long been waiting for it", () => {
    expect(steps(hero({ event: "timer", every: 150 }), quiet(460))).toEqual([150, 300, 450]);
  });
});

describe("the start", () => {
  it("is the first tick of the game", () => {
    expect(steps(hero({ event: "start" }), quiet(9))).toEqual([1]);
  });

  it("is also the first tick on a stage other than the one that ticked last", () => {
    const played = { ticks: 7 };
    expect(steps(withWorld(hero({ event: "start" }), { ...played, ticked: "stage" }), quiet(3))).toEqual([]);
    expect(steps(withWorld(hero({ event: "start" }), { ...played, ticked: "cave" }), quiet(3))).toEqual([1]);
    expect(steps(withWorld(hero({ event: "start" }), played), quiet(3))).toEqual([1]);
  });

  it("comes again with the same level again, and not with the variable alone", () => {
    const again: Action = { type: "stage", to: "again", fresh: false };
    const stay: Action = { type: "global", global: "selectedStageId", operation: "set", value: { constant: "stage" } };
    const onTimer = (action: Action): RuleNode =>
      event([rule("H", { id: "timed", actions: [action] })], { id: "timer", event: "timer", every: 4 });
    const game1 = (action: Action) =>
      game(row, { characters: [character("H", [event([right], { event: "start", goOn: true }), onTimer(action)])] });
    const starts = (document: WorldDocument) => {
      const simulation = play(document);
      return quiet(10).flatMap((input, index) => {
        simulation.tick(input);
        return simulation.applied().H1?.includes("right") ? index + 1 : [];
      });
    };
    expect(starts(game1(again))).toEqual([1, 5, 9]);
    expect(starts(game1(stay))).toEqual([1]);
  });

  it("comes with every change of stage, and again after going back", () => {
    const to = (id: string): Action => ({
      type: "global",
      global: "selectedStageId",
      operation: "set",
      value: { constant: id },
    });
    const go = (id: string, condition: string): RuleNode =>
      event([rule("H", { id: `to ${id}`, actions: [to(id)] })], {
        id: `on ${id}`,
        event: "key",
        code: Number(condition),
      });
    const started: RuleNode = event([rule("H", { id: "started" })], { event: "start", goOn: true });
    const simulation = play(
      withStages(game("H", { characters: [character("H", [started, go("two", "50"), go("stage", "49")])] }), {
        two: "H",
      }),
    );
    const hasStarted = (input: TickInput) => {
      simulation.tick(input);
      return Object.values(simulation.applied()).flat().includes("started");
    };
    const inputs = [NO_INPUT, NO_INPUT, keys(50), NO_INPUT, NO_INPUT, keys(49), NO_INPUT];
    expect(inputs.map(hasStarted)).toEqual([true, false, false, true, false, false, true]);
    simulation.untick();
    expect(hasStarted(NO_INPUT)).toBe(true);
  });
});

describe("a key that does not repeat", () => {
  const press = hero({ event: "key", code: SPACE, hold: false });

  it("counts in the tick in which it goes down, and again after it was up", () => {
    expect(steps(press, [keys(SPACE), keys(SPACE), NO_INPUT, keys(SPACE), keys(SPACE)])).toEqual([1, 4]);
  });

  it("counts whenever the input says that it went down: taps on ticks in a row all count", () => {
    const held = { ...keys(SPACE), pressed: [] };
    expect(steps(press, [pressed(SPACE), pressed(SPACE), held, pressed(SPACE)])).toEqual([1, 2, 4]);
    expect(steps(press, [{ ...NO_INPUT, pressed: [SPACE] }, held])).toEqual([1]);
  });

  it("holds on while it is down otherwise", () => {
    expect(steps(hero({ event: "key", code: SPACE }), [keys(SPACE), keys(SPACE), NO_INPUT])).toEqual([1, 2]);
    expect(steps(hero({ event: "key", code: SPACE, hold: true }), [keys(SPACE), keys(SPACE)])).toEqual([1, 2]);
  });

  it("is new after going back, and after opening", () => {
    const simulation = play(press);
    simulation.tick(keys(SPACE));
    simulation.untick();
    expect(simulation.tick(keys(SPACE)).recorded).toBe(true);
    const opened = play(withWorld(press, simulation.state()));
    expect(opened.tick(keys(SPACE)).recorded).toBe(true);
  });

  it("wakes whoever has long been waiting for it", () => {
    expect(steps(press, [...quiet(100), keys(SPACE), keys(SPACE), ...quiet(100), pressed(SPACE)])).toEqual([101, 203]);
  });
});
