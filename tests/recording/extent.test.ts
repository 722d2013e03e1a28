import { describe, expect, test } from "vitest";
import { encloseSquare, growSide, isIgnoredAt, moveSide, setIgnored, sideLine } from "../../src/recording/extent.ts";
import { actorsInPicture, isInPicture } from "../../src/recording/Recording.ts";
import { sentenceOf } from "../../src/recording/sentence.ts";
import { startOnActor } from "../../src/recording/start.ts";
import { toRule } from "../../src/recording/toRule.ts";
import { CAST, CHARACTERS, counter, recordingAll, recordingOn, stageOf } from "./scene.ts";

const saidOf = (recording: ReturnType<typeof recordingOn>) =>
  sentenceOf(toRule(recording, CAST, { id: "r", name: "" }), CAST, []);

const ROWS = [".....", "..H..", "....."];

describe("the extent", () => {
  test("ends at the grid line a handle is dragged to", () => {
    const recording = moveSide(moveSide(recordingOn(ROWS), "left", 1), "right", 5);
    expect(recording.extent).toMatchObject({ xmin: -1, xmax: 2 });
    expect([sideLine(recording, "left"), sideLine(recording, "right")]).toEqual([1, 5]);
  });

  test.each([
    [
      { x: 3, y: 0 },
      { xmin: 0, xmax: 1, ymin: -1, ymax: 0 },
    ],
    [
      { x: 1, y: 1 },
      { xmin: -1, xmax: 0, ymin: 0, ymax: 0 },
    ],
    [
      { x: 4, y: 1 },
      { xmin: 0, xmax: 2, ymin: 0, ymax: 0 },
    ],
    [
      { x: 3, y: 3 },
      { xmin: 0, xmax: 0, ymin: 0, ymax: 0 },
    ],
  ])("encloses a square that a jump leads to, and none off the stage: %j", (cell, expected) => {
    expect(encloseSquare(recordingOn(ROWS), cell).extent).toMatchObject(expected);
  });

  test.each([
    ["left", -3, { xmin: -3 }],
    ["left", 9, { xmin: 0 }],
    ["right", 99, { xmax: 3 }],
    ["right", 0, { xmax: 0 }],
    ["top", -1, { ymin: -2 }],
    ["top", 3, { ymin: 0 }],
    ["bottom", 44, { ymax: 2 }],
    ["bottom", 0, { ymax: 0 }],
  ] as const)(
    "reaches one square beyond the stage at most, and stays around the main actor: %s to %i",
    (side, line, expected) => {
      expect(moveSide(recordingAll(ROWS), side, line).extent).toMatchObject(expected);
      expect(moveSide(recordingOn(ROWS), side, line).extent).toMatchObject(expected);
    },
  );

  test("wants the squares beyond the stage to be off it, as long as it reaches there", () => {
    const begun = recordingOn(["H."]);
    const beyond = growSide(growSide(begun, "left", 1), "right", 1);
    expect(beyond.extent).toMatchObject({ xmin: -1, xmax: 1, edge: { "-1,0": true } });
    expect(saidOf(beyond)).toBe("When there is nothing on my right and the stage ends on my left, I wait");
    expect(growSide(beyond, "left", -1).extent.edge).toBeUndefined();
  });

  test("does not reach beyond a stage that goes around, nor beyond that of a stored rule", () => {
    const begun = recordingOn(["H."]);
    const around = { ...begun, before: { ...begun.before, wrapX: true } };
    expect(growSide(around, "left", 1)).toBe(around);
    const stored = { ...begun, ruleId: "r" };
    expect(growSide(stored, "left", 1)).toBe(stored);
  });

  test("grows outwards by whole squares on every side", () => {
    const grown = (["left", "right", "top", "bottom"] as const).reduce(
      (one, side) => growSide(one, side, 1),
      recordingOn(ROWS),
    );
    expect(grown.extent).toMatchObject({ xmin: -1, xmax: 1, ymin: -1, ymax: 1 });
    expect(growSide(grown, "left", -1).extent.xmin).toBe(0);
  });

  test("that does not change is the same recording", () => {
    const recording = recordingOn(ROWS);
    expect(moveSide(recording, "left", 2)).toBe(recording);
  });
});

describe("an ignored square", () => {
  test("is marked and unmarked inside the extent only", () => {
    const recording = moveSide(recordingOn(ROWS), "right", 4);
    const marked = setIgnored(recording, { x: 3, y: 1 }, true);
    expect(isIgnoredAt(marked, { x: 3, y: 1 })).toBe(true);
    expect(marked.extent.ignored).toEqual({ "1,0": true });
    expect(setIgnored(marked, { x: 3, y: 1 }, false).extent.ignored).toEqual({});
    expect(setIgnored(recording, { x: 0, y: 0 }, true)).toBe(recording);
  });

  test("outside a smaller extent is kept while recording and dropped by saving", () => {
    const marked = setIgnored(moveSide(recordingOn(ROWS), "right", 5), { x: 4, y: 1 }, true);
    const smaller = moveSide(marked, "right", 4);
    expect(isIgnoredAt(moveSide(smaller, "right", 5), { x: 4, y: 1 })).toBe(true);
    expect(toRule(smaller, CAST, { id: "r", name: "" }).extent.ignored).toEqual({});
  });
});

const { hero } = CHARACTERS;
const info = { anchor: { x: 0, y: 0 }, width: 2, height: 1, filled: { "1,0": true } } as const;
const leaning = { ...hero, spritesheet: { ...hero.spritesheet, appearanceInfo: { "hero-Idle": info } } };

test("the main actor is in the picture even where it fills none of its squares", () => {
  const characters = { ...CHARACTERS, hero: leaning };
  const started = startOnActor({ stage: stageOf(["H.W"]), characters, actorId: "H1", newId: counter() });
  if (!started) throw new Error("no hero");
  expect(started.extent).toMatchObject({ xmin: 0, xmax: 1 });
  const narrow = moveSide(started, "right", 1);
  expect(isInPicture(narrow, { x: 1, y: 0 })).toBe(false);
  expect(Object.keys(actorsInPicture(narrow, characters))).toEqual(["H1"]);
});
