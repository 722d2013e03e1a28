/** Steps that no picture shows, and checks of how many there are, as a recording adds and changes them. */
import { describe, expect, it } from "vitest";
import type { Condition } from "../../src/engine/index.ts";
import { countCheckOf, setCount } from "../../src/recording/counts.ts";
import {
  addHappening,
  changeHappening,
  endStep,
  sayStep,
  stageStep,
  withOutcome,
} from "../../src/recording/happenings.ts";
import { type GameContext, moveAction, startOnActor } from "../../src/recording/index.ts";
import { addCheck } from "../../src/recording/newChecks.ts";
import { actorOf, characterNamed, gameOf } from "../support/testGame.ts";

const document = gameOf(
  [characterNamed("Hero"), characterNamed("Coin")],
  [actorOf("hero", "h", 2, 2), actorOf("coin", "c", 3, 2)],
);
const game: GameContext = { characters: document.characters, globals: {}, stages: document.world.stages };
const [stage] = Object.values(document.world.stages);
let ids = 0;
const begun = stage && startOnActor({ stage, characters: game.characters, actorId: "h", newId: () => `id${++ids}` });
if (!begun) throw new Error("There is a hero.");

describe("a step that no picture shows", () => {
  it("is added last, but before the end of the game, with words that can be used as they are", () => {
    const steps = [sayStep({ id: "h" }), endStep("lost"), stageStep("next")];
    const { actions } = steps.reduce(addHappening, begun);
    expect(actions).toEqual([
      { type: "say", actorId: "h", text: "Hi!", ticks: 3 },
      { type: "stage", to: "next", fresh: true },
      { type: "end", outcome: "lost", text: "Try again!" },
    ]);
  });

  it("keeps its text on one line that fits into a bubble", () => {
    const recording = addHappening(begun, sayStep({ id: "h" }));
    const [step] = changeHappening(recording, 0, { ...sayStep({ id: "h" }), text: ` a\nb ${"x".repeat(100)}` }).actions;
    expect(step?.type === "say" && step.text).toBe(`a b ${"x".repeat(76)}`);
  });

  it("has words at the end of the game that fit on its card", () => {
    const recording = addHappening(begun, endStep("won"));
    const [step] = changeHappening(recording, 0, { ...endStep("won"), text: "y".repeat(60) }).actions;
    expect(step?.type === "end" && step.text).toBe("y".repeat(40));
  });

  it("cannot be moved behind the end of the game", () => {
    const recording = [sayStep({ id: "h" }), stageStep("next"), endStep("won")].reduce(addHappening, begun);
    expect(moveAction(recording, game, 0, 2)).toBe(recording);
    expect(moveAction(recording, game, 2, 0)).toBe(recording);
    expect(moveAction(recording, game, 0, 1).actions.map(({ type }) => type)).toEqual(["stage", "say", "end"]);
  });

  it("stays the same recording where nothing changes, or the place holds another step", () => {
    const recording = addHappening(begun, endStep("won"));
    expect(changeHappening(recording, 0, endStep("won"))).toBe(recording);
    expect(changeHappening(recording, 0, stageStep("again"))).toBe(recording);
    expect(changeHappening(recording, 4, endStep("lost"))).toBe(recording);
  });

  it("changes words that were never changed with the outcome, and keeps a child's own", () => {
    expect(withOutcome(endStep("won"), "lost")).toEqual(endStep("lost"));
    expect(withOutcome({ ...endStep("won"), text: "Yes" }, "lost").text).toBe("Yes");
  });
});

describe("a check of how many there are", () => {
  const added = addCheck(begun, game, "k", "count");
  const asked = (condition: Condition | undefined) => condition && countCheckOf(condition, game);

  it("begins with as many of another character as there are", () => {
    expect(asked(added.conditions.at(-1))).toEqual({ count: "coin", comparator: "=", number: 1 });
    const { c: _, ...actors } = begun.before.actors;
    const without = addCheck({ ...begun, before: { ...begun.before, actors } }, game, "k", "count");
    expect(asked(without.conditions.at(-1))).toEqual({ count: "coin", comparator: "none", number: 1 });
  });

  it("counts a kind, too", () => {
    const kinds = { all: { id: "all", name: "All", characters: ["hero", "coin"] } };
    const ofKind = setCount(added, "k", { count: "all", comparator: ">=", number: 2 }).conditions.at(-1);
    expect(ofKind && countCheckOf(ofKind, { ...game, kinds })).toMatchObject({ count: "all", number: 2 });
  });

  it("can ask for at least, exactly and fewer than a number, of anybody", () => {
    for (const comparator of [">=", "=", "<"] as const) {
      const check = { count: "hero", comparator, number: 3 };
      const { conditions } = setCount(added, "k", check);
      expect(conditions.at(-1)).toMatchObject({ left: { count: "hero" }, comparator, right: { constant: "3" } });
      expect(asked(conditions.at(-1))).toEqual(check);
    }
    const exactlyNone = setCount(added, "k", { count: "hero", comparator: "=", number: 0 }).conditions.at(-1);
    expect(asked(exactlyNone)).toEqual({ count: "hero", comparator: "none", number: 1 });
    expect(setCount(added, "k", { count: "coin", comparator: "=", number: 1 })).toBe(added);
    expect(setCount(added, "gone", { count: "coin", comparator: "<", number: 5 })).toBe(added);
  });

  it("is told as it is where it compares in another way, or counts anybody or somebody who is gone", () => {
    const [condition] = added.conditions.slice(-1);
    if (!condition) throw new Error("The check is there.");
    expect(countCheckOf({ ...condition, comparator: "!=" }, game)).toBeNull();
    expect(countCheckOf({ ...condition, left: { count: "*" } }, game)).toBeNull();
    expect(countCheckOf({ ...condition, right: { constant: "many" } }, game)).toBeNull();
    expect(countCheckOf({ ...condition, right: { globalId: "g" } }, game)).toBeNull();
  });
});
