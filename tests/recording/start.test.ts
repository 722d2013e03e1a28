import { describe, expect, test } from "vitest";
import { startForCharacter, startFromRule, startOnActor } from "../../src/recording/start.ts";
import { toRule } from "../../src/recording/toRule.ts";
import { CAST, CHARACTERS, counter, recordingAll, recordingOn, stageOf } from "./scene.ts";

describe("a recording on an actor", () => {
  test("begins with the stage as it is and the actor's own square", () => {
    const recording = recordingOn(["..W", ".H."]);
    expect(recording.before.actors).toEqual(stageOf(["..W", ".H."]).actors);
    expect(recording.origin).toEqual({ x: 1, y: 1 });
    expect(recording.extent).toEqual({ xmin: 0, xmax: 0, ymin: 0, ymax: 0, ignored: {} });
  });

  test("has a condition for the appearance of the actor", () => {
    const [condition] = recordingOn(["H"]).conditions;
    expect(condition).toMatchObject({ enabled: true, comparator: "=", right: { constant: "hero-Idle" } });
    expect(condition?.left).toEqual({ actorId: "H1", variableId: "appearance" });
  });

  test("covers all squares of a large actor that lie on the stage", () => {
    const newId = counter();
    const wide = startOnActor({ stage: stageOf(["B.."]), characters: CHARACTERS, actorId: "B1", newId });
    expect(wide?.extent).toMatchObject({ xmin: 0, xmax: 1 });
    const overhanging = startOnActor({ stage: stageOf(["..B"]), characters: CHARACTERS, actorId: "B1", newId });
    expect(overhanging?.extent).toMatchObject({ xmin: 0, xmax: 0 });
  });

  test("does not begin for an actor or a character that is not there", () => {
    const stage = stageOf(["H"]);
    expect(startOnActor({ stage, characters: CHARACTERS, actorId: "X", newId: counter() })).toBeNull();
    expect(startOnActor({ stage, characters: {}, actorId: "H1", newId: counter() })).toBeNull();
  });
});

describe("a recording for a character", () => {
  test("begins with one actor alone in the middle of an empty stage of that size", () => {
    const stage = stageOf([".....", "WWWWW", "....."]);
    const recording = startForCharacter({ stage, character: CHARACTERS.hero, newId: counter() });
    expect(Object.values(recording.before.actors)).toMatchObject([
      { characterId: "hero", appearance: "hero-Idle", position: { x: 2, y: 1 } },
    ]);
    expect(recording.before).toMatchObject({ width: 5, height: 3 });
    expect(recording.conditions).toHaveLength(1);
  });
});

describe("a rule recorded again", () => {
  const rule = toRule(recordingAll(["W.C", "H..", "..."]), CAST, { id: "r", name: "Climb" });

  test("has its actors alone on an empty stage, with its extent in the middle", () => {
    const stage = stageOf(Array.from({ length: 7 }, () => "W........"));
    const recording = startFromRule({ stage, characters: CHARACTERS, characterId: "hero", rule });
    expect(recording.before).toMatchObject({ width: 9, height: 7 });
    expect(recording.origin).toEqual({ x: 3, y: 3 });
    expect(Object.keys(recording.before.actors)).toEqual(["W1", "C1", "H1"]);
    expect(recording.before.actors.C1?.position).toEqual({ x: 5, y: 2 });
    expect(recording.ruleId).toBe("r");
  });

  test("gets a stage as large as its extent if that is larger", () => {
    const recording = startFromRule({ stage: stageOf(["."]), characters: CHARACTERS, characterId: "hero", rule });
    expect(recording.before).toMatchObject({ width: 3, height: 3 });
    expect(recording.origin).toEqual({ x: 0, y: 1 });
  });

  test("saved at once is the same rule", () => {
    const recording = startFromRule({ stage: stageOf(["....."]), characters: CHARACTERS, characterId: "hero", rule });
    expect(toRule(recording, CAST, rule)).toEqual(rule);
  });
});
