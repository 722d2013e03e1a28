import { describe, expect, test } from "vitest";
import type { Operand, VariableOperation } from "../../src/engine/index.ts";
import {
  deleteInAfter,
  moveInAfter,
  setAppearanceInAfter,
  setGlobalInAfter,
  setVariableInAfter,
} from "../../src/recording/after.ts";
import { setVariableInBefore } from "../../src/recording/before.ts";
import { afterPicture, type Recording } from "../../src/recording/Recording.ts";
import { addSetting, kindOfSetting, refusalOfValue, setOperation, setValue } from "../../src/recording/settings.ts";
import { CAST, recordingAll } from "./scene.ts";

const LIVES = { actorId: "H1", variableId: "lives" };
const start = () => recordingAll(["HC."]);
const last = ({ actions }: Recording) => actions.at(-1);
const livesAfter = (recording: Recording) => afterPicture(recording, CAST).actors.H1?.variableValues.lives;

describe("a value dropped on the actions", () => {
  test.each([
    [LIVES, { type: "variable", variable: "lives", operation: "set", value: { constant: "3" } }],
    [{ globalId: "score" }, { type: "global", global: "score", operation: "set", value: { constant: "0" } }],
    [
      { actorId: "H1", variableId: "appearance" },
      { type: "appearance", value: { constant: "hero-Idle" } },
    ],
    [
      { actorId: "C1", variableId: "transform" },
      { type: "transform", value: { constant: "0" } },
    ],
  ])("of %j is a row that sets it to its present value", (what, row) => {
    expect(last(addSetting(start(), CAST, what))).toMatchObject(row);
  });

  test("starts with the value that the rows before it leave", () => {
    const shiny = setAppearanceInAfter(start(), CAST, "C1", "coin-Shiny");
    const look = { actorId: "C1", variableId: "appearance" };
    expect(last(addSetting(shiny, CAST, look))).toMatchObject({ value: { constant: "coin-Shiny" } });
    expect(addSetting(deleteInAfter(start(), CAST, "C1"), CAST, look).actions).toHaveLength(1);
  });
});

describe("a row that sets a number", () => {
  const setTo = (value: string) => setVariableInAfter(start(), CAST, "H1", "lives", value);
  const change = (recording: Recording, operation: VariableOperation) => setOperation(recording, CAST, 0, operation);

  test.each([
    ["5", "add", "2"],
    ["1", "subtract", "2"],
    ["1", "add", "1"],
    ["words", "add", "1"],
  ] as const)("to %s does %s by %s instead", (value, operation, amount) => {
    expect(last(change(setTo(value), operation))).toMatchObject({ operation, value: { constant: amount } });
  });

  test("ends at the same value after every change of its operation", () => {
    const added = change(setTo("5"), "add");
    expect(livesAfter(added)).toBe("5");
    expect(last(change(added, "set"))).toMatchObject({ operation: "set", value: { constant: "5" } });
    expect(livesAfter(change(added, "subtract"))).toBe("2");
  });

  test("goes on from the value in the before picture", () => {
    const added = change(setTo("4"), "add");
    expect(livesAfter(setVariableInBefore(added, CAST, LIVES, "8"))).toBe("9");
  });

  test("is not removed by setting the old value if it adds", () => {
    const added = change(setTo("4"), "add");
    expect(setVariableInAfter(added, CAST, "H1", "lives", "3").actions).toHaveLength(2);
  });
});

describe("the value of a row", () => {
  const rows = () => {
    const moved = moveInAfter(start(), CAST, "H1", { x: 2, y: 0 });
    return setGlobalInAfter(setAppearanceInAfter(moved, CAST, "H1", "hero-Happy"), CAST, "score", "1");
  };

  test.each([
    [0, { kind: "text" }],
    [1, { kind: "appearance", characterId: "hero" }],
    [2, { kind: "text" }],
  ])("of row %i is of its kind", (index, kind) => {
    expect(kindOfSetting(rows(), CAST, index)).toEqual(kind);
  });

  test.each<[number, Operand, boolean]>([
    [2, LIVES, true],
    [2, { constant: "7" }, true],
    [2, { globalId: "selectedStageId" }, false],
    [1, { actorId: "C1", variableId: "appearance" }, false],
    [1, { actorId: "H1", variableId: "appearance" }, true],
    [2, { actorId: "nobody", variableId: "lives" }, false],
  ])("of row %i with %j: taken is %s", (index, operand, isTaken) => {
    expect(refusalOfValue(rows(), CAST, index, operand) === null).toBe(isTaken);
    const changed = setValue(rows(), CAST, index, operand);
    expect(JSON.stringify(changed.actions[index]).includes(JSON.stringify(operand))).toBe(isTaken);
  });

  test("that is cleared becomes what it reads at that moment", () => {
    const read = setValue(rows(), CAST, 2, LIVES);
    expect(afterPicture(read, CAST).globals.score?.value).toBe("3");
    const first = setVariableInAfter(start(), CAST, "H1", "lives", "9");
    const then = setValue(setGlobalInAfter(first, CAST, "score", "1"), CAST, 1, LIVES);
    expect(afterPicture(then, CAST).globals.score?.value).toBe("9");
  });
});
