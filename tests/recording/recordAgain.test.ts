/** Recording a stored rule again and saving it unchanged, for random rules of all laws; and marks that stay on their squares. */
import { describe, expect, it } from "vitest";
import type { Action, Actor, Condition, CreateAction, Extent, Operand, Place, Rule } from "../../src/engine/index.ts";
import { deleteInAfter, moveInAfter } from "../../src/recording/after.ts";
import { moveInBefore } from "../../src/recording/before.ts";
import { moveSide } from "../../src/recording/extent.ts";
import { missingReferences } from "../../src/recording/missingReferences.ts";
import { afterPicture, type Recording } from "../../src/recording/Recording.ts";
import { recordingOfRule, rulePictures } from "../../src/recording/rulePictures.ts";
import { startFromRule } from "../../src/recording/start.ts";
import { omittedCount, toRule } from "../../src/recording/toRule.ts";
import { Dice } from "../support/oracle/worlds/Dice.ts";
import { LAW_CAST, lawRecording, lawRule, made } from "./lawScene.ts";
import { stageOf } from "./scene.ts";

const RULES = 2000;
const GROUPS = ["coin", "enemies", "boxes", "others", "*"];

describe("recording a rule again", () => {
  it("and saving it unchanged gives the same rule, whatever laws it uses", () => {
    for (let seed = 0; seed < RULES; seed++) {
      const rule = randomRule(new Dice(seed));
      expect({ seed, rule: recordedAgain(rule) }).toEqual({ seed, rule });
    }
  });

  it("counts nothing of it as left out", () => {
    for (let seed = 0; seed < RULES / 10; seed++) {
      const rule = randomRule(new Dice(seed));
      expect(omittedCount(recordingOfRule(rule, LAW_CAST), LAW_CAST)).toBe(0);
      expect(missingReferences(rule, LAW_CAST)).toEqual({ neverFits: false, gone: [] });
    }
  });

  it("leaves out what names something deleted, which its card says", () => {
    const actions: Action[] = [
      { type: "sound", sound: "gone" },
      { type: "stage", to: "gone", fresh: true },
      { type: "move", actorId: "H1", to: { nearest: "gone" } },
      { type: "sound", sound: "pop" },
    ];
    const rule: Rule = { ...lawRule(["HW"], { kinds: { W1: "gone" } }), actions };
    expect(recordedAgain(rule).actions).toEqual(actions.slice(3));
    expect(missingReferences(rule, LAW_CAST).gone).toEqual(["A kind", "A sound", "A level"]);
  });
});

function recordedAgain(rule: Rule): Rule {
  const recording = startFromRule({
    stage: { ...stageOf(["H.", ".."]), wrapX: false },
    characters: LAW_CAST.characters,
    characterId: "hero",
    rule,
  });
  return toRule(recording, LAW_CAST, rule);
}

/** A rule of a Hero and two others, all of whose parts can be read. */
function randomRule(dice: Dice): Rule {
  const rule = lawRule(["CH.", "EW."]);
  const actors = Object.fromEntries(
    Object.entries(rule.actors).map(([id, one]): [string, Actor] => [
      id,
      dice.chance(40) ? { ...one, kind: dice.pick(GROUPS) } : one,
    ]),
  );
  const ids = Object.keys(actors);
  return {
    ...rule,
    actors,
    conditions: dice.times(0, 3, () => randomCheck(dice, ids)),
    actions: dice.times(0, 5, () => randomStep(dice, ids)),
    extent: randomExtent(dice, rule.extent),
  };
}

function randomExtent(dice: Dice, extent: Extent): Extent {
  const squares = ["-1,0", "0,0", "1,0", "-1,1", "0,1", "1,1"];
  const some = () => squares.filter(() => dice.chance(30));
  return {
    ...extent,
    ignored: Object.fromEntries(some().map((key) => [key, true])),
    ...(dice.chance(60) && { passing: Object.fromEntries(some().map((key) => [key, dice.pick(GROUPS)])) }),
    ...(dice.chance(60) && { edge: Object.fromEntries(some().map((key) => [key, true])) }),
  };
}

function randomCheck(dice: Dice, ids: readonly string[]): Condition {
  return {
    key: dice.id("k"),
    enabled: dice.chance(80),
    left: randomOperand(dice, ids),
    comparator: dice.pick(["=", "!=", "<", "<=", ">", ">="]),
    right: dice.chance(50) ? { constant: dice.pick(["right", "none", "2"]) } : randomOperand(dice, ids),
  };
}

function randomOperand(dice: Dice, ids: readonly string[]): Operand {
  const actorId = dice.pick(ids);
  return dice.pick<Operand>([
    { count: dice.pick(GROUPS) },
    { actorId, variableId: dice.pick(["column", "row"]) },
    { actorId, way: dice.pick(GROUPS), ...(dice.chance(50) ? { around: true } : {}) },
    { globalId: "score" },
  ]);
}

function randomStep(dice: Dice, ids: readonly string[]): Action {
  const actorId = dice.pick(ids);
  const place: Place = dice.pick<Place>([
    { start: true },
    { actorId: dice.pick(ids) },
    { nearest: dice.pick(GROUPS) },
    { random: "free" },
  ]);
  const id = dice.id("new");
  const to = dice.pick<NonNullable<CreateAction["to"]>>([{ random: "free" }, { nearest: dice.pick(GROUPS) }]);
  return dice.pick<Action>([
    { type: "move", actorId, to: place },
    { type: "move", actorId, offset: { x: 1, y: 1 } },
    { type: "create", actorId: id, actor: made(id, "egg"), to },
    { type: "sound", sound: "pop" },
    { type: "say", actorId, text: dice.pick(["Hi", ""]), ticks: 3 },
    { type: "stage", to: dice.pick(["next", "again", "cave"]), fresh: dice.chance(50) },
    { type: "travel", actorId, to: "cave", at: { x: 0, y: 0 }, show: dice.chance(50) },
    { type: "end", outcome: dice.pick(["won", "lost", "over"]), text: "Well done" },
    { type: "variable", actorId: "H1", variable: "lives", operation: "add", value: { random: { from: 1, to: 6 } } },
    { type: "global", global: "score", operation: "set", value: randomOperand(dice, ids) },
    { type: "unknown", stored: { type: "dance" } },
  ]);
}

describe("marked squares", () => {
  const marked = () => lawRecording(["HC.", "..."], { passing: { "2,0": "coin" }, edge: { "2,1": true } });

  it("stay on their squares when the main actor moves in the picture", () => {
    const moved = moveInBefore(marked(), "H1", { x: 1, y: 1 });
    expect(moved.extent).toMatchObject({ passing: { "1,-1": "coin" }, edge: { "1,0": true } });
  });

  it("come back when the frame is made smaller and larger again, and are saved only within it", () => {
    const smaller = moveSide(marked(), "right", 2);
    expect(toRule(smaller, LAW_CAST, { id: "r", name: "" }).extent).toMatchObject({ passing: {}, edge: {} });
    expect(toRule(moveSide(smaller, "right", 3), LAW_CAST, { id: "r", name: "" }).extent).toMatchObject({
      passing: { "2,0": "coin" },
      edge: { "2,1": true },
    });
  });
});

describe("in the picture after", () => {
  const egg: Action = { type: "create", actorId: "E9", actor: made("E9", "egg"), to: { random: "free" } };
  const positionOf = (recording: Recording, id: string) => afterPicture(recording, LAW_CAST).actors[id]?.position;

  it("somebody whose place shows only in the game appears where the rule begins, and later steps find it", () => {
    const says: Action = { type: "say", actorId: "E9", text: "Hi", ticks: 2 };
    const recording = lawRecording([".H", ".."], { actions: [egg, says] });
    expect(positionOf(recording, "E9")).toEqual({ x: 1, y: 0 });
    expect(omittedCount(recording, LAW_CAST)).toBe(0);
  });

  it("somebody who goes to the Start or any free square stays where it was", () => {
    for (const to of [{ start: true }, { random: "free" }, { nearest: "enemies" }] as const) {
      const recording = lawRecording([".H", ".."], { actions: [{ type: "move", actorId: "H1", to }] });
      expect(positionOf(recording, "H1")).toEqual({ x: 1, y: 0 });
    }
  });

  it("a drag is a step of its own behind a jump, and behind a creation on any free square", () => {
    const jump: Action = { type: "move", actorId: "H1", to: { random: "free" } };
    const jumped = moveInAfter(lawRecording(["H.", ".."], { actions: [jump] }), LAW_CAST, "H1", { x: 1, y: 1 });
    expect(jumped.actions).toEqual([jump, { type: "move", actorId: "H1", offset: { x: 1, y: 1 } }]);
    const laid = moveInAfter(lawRecording(["H.", ".."], { actions: [egg] }), LAW_CAST, "E9", { x: 1, y: 1 });
    expect(laid.actions).toEqual([egg, { type: "move", actorId: "E9", offset: { x: 1, y: 1 } }]);
  });

  it("taking away somebody new takes the jumps to it along", () => {
    const jump: Action = { type: "move", actorId: "H1", to: { actorId: "E9" } };
    const recording = lawRecording(["H.", ".."], { actions: [egg, jump] });
    expect(deleteInAfter(recording, LAW_CAST, "E9").actions).toEqual([]);
  });
});

describe("the pictures of a card", () => {
  it("do not show somebody new whose place shows only in the game", () => {
    const egg: Action = { type: "create", actorId: "E9", actor: made("E9", "egg"), to: { random: "free" } };
    const lays = lawRule(["H."], { actions: [egg] });
    expect(rulePictures(lays, LAW_CAST).after.map(({ id }) => id)).toEqual(["H1"]);
    const puts: Action = { type: "move", actorId: "E9", offset: { x: 1, y: 0 } };
    const placed = lawRule(["H."], { actions: [egg, puts] });
    expect(rulePictures(placed, LAW_CAST).after.map(({ id }) => id)).toEqual(["H1", "E9"]);
  });

  it("show nobody who may stand beyond the edge", () => {
    const rule = lawRule(["H.."], { passing: { "1,0": "coin", "2,0": "coin" }, edge: { "2,0": true } });
    expect(rulePictures(rule, LAW_CAST)).toMatchObject({ passing: { "1,0": "coin" }, edge: { "2,0": true } });
  });
});
