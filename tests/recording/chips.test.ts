import { expect, test } from "vitest";
import type { Action, Condition } from "../../src/engine/index.ts";
import { checkChips, stepChips, switchedOffChips } from "../../src/recording/chips.ts";
import { toRule } from "../../src/recording/toRule.ts";
import { CAST, recordingAll } from "./scene.ts";

const EGG = { id: "e", characterId: "egg", position: { x: 0, y: 0 }, appearance: "egg-Idle", variableValues: {} };
const moves = (actorId: string, x: number, y: number): Action => ({ type: "move", actorId, offset: { x, y } });

test.each([
  [moves("H1", 1, -1), "moves → ↑"],
  [moves("H1", -3, 0), "moves ← ← ←"],
  [moves("H1", 0, 4), "moves ↓ 4"],
  [{ type: "delete", actorId: "C1" }, "goes away"],
  [{ type: "create", actorId: "e", actor: EGG, offset: { x: 0, y: 1 } }, "appears below Hero"],
  [{ type: "appearance", actorId: "H1", value: { constant: "hero-Happy" } }, "changes to “Happy”"],
  [{ type: "transform", actorId: "H1", value: { constant: "flip-x" } }, "faces left"],
  [
    { type: "variable", actorId: "H1", variable: "lives", operation: "add", value: { constant: "1" } },
    "Lives go up by 1",
  ],
  [{ type: "global", global: "score", operation: "set", value: { constant: "2" } }, "Score becomes 2"],
] as const)("the step %j is short beside its picture", (action, words) => {
  const recording = {
    ...recordingAll([".....", ".....", "...HC", ".....", ".....", ".....", "....."]),
    actions: [action],
  };
  const [chip] = stepChips(recording, CAST);
  expect(chip?.words).toBe(words);
  expect(chip?.actor === null).toBe(action.type === "global");
});

test("two of one character are told apart by the whole sentence", () => {
  const recording = { ...recordingAll(["CHC"]), actions: [{ type: "delete", actorId: "C2" } as const] };
  expect(stepChips(recording, CAST).map(({ words }) => words)).toEqual(["Coin on Hero's right goes away"]);
});

const LIVES: Condition = {
  key: "lives",
  enabled: true,
  left: { actorId: "H1", variableId: "lives" },
  comparator: ">=",
  right: { constant: "5" },
};

test("a check is short beside the look that it asks for", () => {
  const recording = recordingAll(["HC"]);
  const happy = recording.conditions.map((condition) => ({ ...condition, right: { constant: "hero-Happy" } }));
  const chips = checkChips({ ...recording, conditions: [...happy, LIVES] }, CAST);
  expect(chips.map(({ words, actor }) => [words, actor?.appearance])).toEqual([
    ["looks like “Happy”", "hero-Happy"],
    ["Lives are 5 or more", "hero-Idle"],
  ]);
});

test("a card shows the checks that are switched off", () => {
  const recording = {
    ...recordingAll(["HC"]),
    conditions: [
      { ...LIVES, key: "off", enabled: false },
      { ...LIVES, key: "on" },
    ],
  };
  const rule = toRule(recording, CAST, { id: "r", name: "" });
  expect(switchedOffChips(rule, CAST).map(({ condition }) => condition.key)).toEqual(["off"]);
});
