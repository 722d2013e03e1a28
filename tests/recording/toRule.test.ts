import { describe, expect, test } from "vitest";
import type { Condition } from "../../src/engine/index.ts";
import { createInAfter, moveInAfter } from "../../src/recording/after.ts";
import { removeFromBefore } from "../../src/recording/before.ts";
import { removeCondition, toggleCondition } from "../../src/recording/conditions.ts";
import { moveSide } from "../../src/recording/extent.ts";
import { brokenRows, omittedConditions, shownConditions, toRule } from "../../src/recording/toRule.ts";
import { CAST, recordingAll } from "./scene.ts";

const NAMING = { id: "r", name: "Untitled Rule" };

describe("a saved rule", () => {
  test("counts everything from its main actor", () => {
    const rule = toRule(moveInAfter(recordingAll(["W...", "..H."]), CAST, "H1", { x: 3, y: 1 }), CAST, NAMING);
    expect(rule).toMatchObject({ type: "rule", id: "r", name: "Untitled Rule", mainActorId: "H1" });
    expect(rule.extent).toEqual({ xmin: -2, xmax: 1, ymin: -1, ymax: 0, ignored: {} });
    expect(rule.actors.H1?.position).toEqual({ x: 0, y: 0 });
    expect(rule.actors.W1?.position).toEqual({ x: -2, y: -1 });
    expect(rule.actions).toEqual([{ type: "move", actorId: "H1", offset: { x: 1, y: 0 } }]);
  });

  test("has only the actors that touch its extent", () => {
    const rule = toRule(moveSide(recordingAll(["B.H.W"]), "left", 1), CAST, NAMING);
    expect(Object.keys(rule.actors)).toEqual(["B1", "H1", "W1"]);
    const smaller = toRule(moveSide(recordingAll(["B.H.W"]), "left", 2), CAST, NAMING);
    expect(Object.keys(smaller.actors)).toEqual(["H1", "W1"]);
  });

  test("keeps nothing of the game it was recorded in", () => {
    const { before, ...recording } = recordingAll(["H"]);
    const played = Object.fromEntries(
      Object.entries(before.actors).map(([id, one]) => [id, { ...one, frameCount: 2 }]),
    );
    const rule = toRule({ ...recording, before: { ...before, actors: played } }, CAST, NAMING);
    expect(rule.actors.H1).not.toHaveProperty("frameCount");
  });

  test("does nothing without rows", () => {
    expect(toRule(recordingAll(["H"]), CAST, NAMING).actions).toEqual([]);
  });

  test("leaves out rows that name something gone", () => {
    const moved = moveInAfter(recordingAll(["HC."]), CAST, "C1", { x: 2, y: 0 });
    const recording = removeFromBefore(moved, "C1");
    expect(brokenRows(recording, CAST)).toEqual(new Set([0]));
    expect(toRule(recording, CAST, NAMING).actions).toEqual([]);
    expect(brokenRows(moved, CAST)).toEqual(new Set());
  });

  test("keeps a row that leads further than this stage", () => {
    const far = { type: "move", actorId: "H1", offset: { x: 9, y: 0 } } as const;
    expect(toRule({ ...recordingAll(["H"]), actions: [far] }, CAST, NAMING).actions).toEqual([far]);
  });

  test("keeps an actor that one row creates and another moves", () => {
    const egg = { id: "e", characterId: "egg", appearance: "egg-Idle" };
    const recording = createInAfter(recordingAll(["H.."]), egg, { x: 1, y: 0 });
    expect(toRule(recording, CAST, NAMING).actions).toHaveLength(1);
  });
});

describe("conditions", () => {
  const asked: Condition = {
    key: "c",
    enabled: true,
    left: { actorId: "W1", variableId: "appearance" },
    right: { constant: "wall-Idle" },
    comparator: "=",
  };
  const world: Condition = { ...asked, key: "g", left: { globalId: "score" }, right: { constant: "1" } };
  const recording = { ...recordingAll(["H.W"]), conditions: [asked, world] };

  test("about actors outside the extent are not shown and not saved", () => {
    const smaller = moveSide(recording, "right", 2);
    expect(shownConditions(recording, CAST)).toEqual([asked, world]);
    expect(shownConditions(smaller, CAST)).toEqual([world]);
    expect(toRule(smaller, CAST, NAMING).conditions).toEqual([world]);
  });

  test("that read a variable that is gone are left out, and counted", () => {
    const lives = { ...asked, key: "l", left: { actorId: "H1", variableId: "lives" } };
    const lost = { ...lives, key: "x", left: { actorId: "H1", variableId: "coins" } };
    const lostWorld = { ...world, key: "y", right: { globalId: "points" } };
    const all = { ...recording, conditions: [asked, world, lives, lost, lostWorld] };
    expect(shownConditions(all, CAST)).toEqual([asked, world, lives]);
    expect(omittedConditions(moveSide(all, "right", 2), CAST)).toEqual({ outside: 1, gone: 2 });
  });

  test("are switched off and on, and taken out", () => {
    const off = toggleCondition(recording, CAST, "c");
    expect(off.conditions.map(({ enabled }) => enabled)).toEqual([false, true]);
    expect(toggleCondition(off, CAST, "c")).toEqual(recording);
    expect(removeCondition(recording, "c").conditions).toEqual([world]);
  });
});
