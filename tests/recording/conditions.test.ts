import { describe, expect, test } from "vitest";
import type { Comparator, Operand } from "../../src/engine/index.ts";
import { createInAfter } from "../../src/recording/after.ts";
import { setAppearanceInBefore, setVariableInBefore } from "../../src/recording/before.ts";
import {
  addCondition,
  clearOperand,
  comparatorsFor,
  holdsNow,
  refusalOfOperand,
  refusalToAsk,
  setComparator,
  setOperand,
  toggleCondition,
} from "../../src/recording/conditions.ts";
import { operandChoices } from "../../src/recording/operands.ts";
import type { Recording } from "../../src/recording/Recording.ts";
import { CAST, recordingAll } from "./scene.ts";

const LOOK = { actorId: "H1", variableId: "appearance" };
const COIN_LOOK = { actorId: "C1", variableId: "appearance" };
const OTHER_COIN_LOOK = { actorId: "C2", variableId: "appearance" };
const DIRECTION = { actorId: "H1", variableId: "transform" };
const LIVES = { actorId: "H1", variableId: "lives" };
const SCORE = { globalId: "score" };
const STAGE = { globalId: "selectedStageId" };

/** A Hero and two Coins, with one condition. */
function asking(operand: Operand): Recording {
  const recording = { ...recordingAll(["HC.C"]), conditions: [] };
  return "constant" in operand ? recording : addCondition(recording, CAST, "c", operand);
}
const row = ({ conditions }: Recording) => {
  const [first] = conditions;
  if (!first) throw new Error("no row");
  return first;
};
const RIGHT = { key: "c", side: "right" } as const;
const LEFT = { key: "c", side: "left" } as const;

describe("a new condition", () => {
  test.each([
    [LOOK, "hero-Idle"],
    [DIRECTION, "0"],
    [LIVES, "3"],
    [SCORE, "0"],
    [STAGE, "stage"],
  ] as const)("of %j asks for its present value %j", (operand, value) => {
    expect(row(asking(operand))).toEqual({
      key: "c",
      enabled: true,
      left: operand,
      comparator: "=",
      right: { constant: value },
    });
  });

  test("cannot name an actor that only an action creates", () => {
    const made = createInAfter(asking(LIVES), { id: "e", characterId: "egg", appearance: "egg-Idle" }, { x: 2, y: 0 });
    const look = { actorId: "e", variableId: "appearance" };
    expect(refusalToAsk(made, CAST, look)).toContain("isn't in the Before picture");
    expect(addCondition(made, CAST, "d", look)).toBe(made);
  });
});

describe("a comparator", () => {
  test.each([
    [LOOK, 2],
    [DIRECTION, 2],
    [STAGE, 2],
    [LIVES, 6],
    [SCORE, 6],
  ] as const)("of %j is one of %i", (operand, count) => {
    const recording = asking(operand);
    expect(comparatorsFor(recording, CAST, row(recording))).toHaveLength(count);
  });

  test("can look into words, but not into numbers", () => {
    const lives = asking(LIVES);
    const words = setOperand(lives, CAST, { key: "c", side: "right" }, { constant: "three" });
    expect(comparatorsFor(words, CAST, row(words))).toContain("contains");
    expect(comparatorsFor(lives, CAST, row(lives))).not.toContain("contains");
  });

  test("that is not offered is not taken", () => {
    const look = asking(LOOK);
    expect(setComparator(look, CAST, "c", "<=")).toBe(look);
    expect(row(setComparator(asking(LIVES), CAST, "c", "<=")).comparator).toBe("<=");
  });
});

describe("a slot", () => {
  test.each([
    [LOOK, COIN_LOOK],
    [LOOK, DIRECTION],
    [DIRECTION, LIVES],
    [LIVES, STAGE],
    [SCORE, LOOK],
  ] as const)("beside %j refuses %j", (left, right) => {
    const recording = asking(left);
    expect(refusalOfOperand(recording, CAST, RIGHT, right)).not.toBeNull();
    expect(setOperand(recording, CAST, RIGHT, right)).toBe(recording);
  });

  test.each([
    [COIN_LOOK, OTHER_COIN_LOOK],
    [LIVES, SCORE],
    [DIRECTION, { actorId: "C1", variableId: "transform" }],
    [LIVES, { constant: "7" }],
  ] as const)("beside %j takes %j", (left, right) => {
    expect(row(setOperand(asking(left), CAST, RIGHT, right)).right).toEqual(right);
  });

  test("that changes its kind gets its present value and a fitting comparator beside it", () => {
    const many = setComparator(asking(LIVES), CAST, "c", ">=");
    expect(row(setOperand(many, CAST, LEFT, LOOK))).toMatchObject({
      left: LOOK,
      comparator: "=",
      right: { constant: "hero-Idle" },
    });
  });

  test("keeps the typed value beside it where the kind stays", () => {
    const seven = setOperand(asking(LIVES), CAST, RIGHT, { constant: "7" });
    expect(row(setOperand(seven, CAST, LEFT, SCORE)).right).toEqual({ constant: "7" });
  });

  test.each([
    [COIN_LOOK, OTHER_COIN_LOOK, "coin-Idle"],
    [DIRECTION, { actorId: "C1", variableId: "transform" }, "0"],
    [LIVES, SCORE, ""],
  ] as const)("beside %j with %j in it is %j when cleared", (left, right, constant) => {
    const both = setOperand(asking(left), CAST, RIGHT, right);
    expect(row(clearOperand(both, CAST, RIGHT)).right).toEqual({ constant });
  });
});

describe("the light of a condition", () => {
  test.each([
    ["=", "3", true],
    ["!=", "3", false],
    ["<", "3", false],
    ["<", "4", true],
    [">", "3", false],
    [">", "2", true],
    ["<=", "2", false],
    [">=", "2", true],
    ["contains", "3", true],
    ["starts-with", "4", false],
    ["ends-with", "3", true],
  ] as const)("of Lives %s %s is %s", (comparator: Comparator, constant, holds) => {
    const asked = setComparator(setOperand(asking(LIVES), CAST, RIGHT, { constant }), CAST, "c", comparator);
    expect(holdsNow(asked, CAST, row(asked))).toBe(holds);
  });

  test("follows the before picture", () => {
    const asked = setOperand(asking(LIVES), CAST, RIGHT, { constant: "9" });
    expect(holdsNow(asked, CAST, row(asked))).toBe(false);
    const changed = setVariableInBefore(asked, CAST, LIVES, "9");
    expect(holdsNow(changed, CAST, row(changed))).toBe(true);
    const look = setAppearanceInBefore(asking(LOOK), "H1", "hero-Happy");
    expect(holdsNow(look, CAST, row(look))).toBe(true);
  });

  test("is out where the row is switched off", () => {
    const off = toggleCondition(asking(LIVES), CAST, "c");
    expect(holdsNow(off, CAST, row(off))).toBeNull();
  });
});

test("a menu lists what fits, by actor and then of the world, with twins told apart", () => {
  const recording = asking(LIVES);
  const titles = (kind: Parameters<typeof operandChoices>[3]) =>
    operandChoices(recording, CAST, recording.before.actors, kind).map(({ title, choices }) => [
      title,
      ...choices.map(({ label }) => label),
    ]);
  expect(titles({ kind: "text" })).toEqual([
    ["Hero", "Lives"],
    ["Whole game", "Score"],
  ]);
  expect(titles({ kind: "appearance", characterId: "coin" })).toEqual([
    ["Coin on Hero's right", "Look"],
    ["Coin three squares to Hero's right", "Look"],
  ]);
  expect(titles(null)[0]).toEqual(["Hero", "Look", "Facing", "Lives"]);
});
