/** Transforms, wrapping and filled squares: README of src/engine, "Matching". */
import { describe, expect, it } from "vitest";
import {
  type AppearanceInfo,
  filledSquares,
  footprint,
  newStage,
  turnPoint,
  wrapPoint,
} from "../../src/engine/index.ts";
import { actor, character } from "../support/pictures.ts";

describe("turning a picture of three by two tiles", () => {
  const size = { width: 3, height: 2 };

  it.each([
    ["0", [0, 0], [2, 1]],
    ["90", [1, 0], [0, 2]],
    ["180", [2, 1], [0, 0]],
    ["270", [0, 2], [1, 0]],
    ["flip-x", [2, 0], [0, 1]],
    ["flip-y", [0, 1], [2, 0]],
  ] as const)("by %s takes its first tile to %j and its last to %j", (transform, [x, y], [lastX, lastY]) => {
    expect(turnPoint({ x: 0, y: 0 }, size, transform)).toEqual({ x, y });
    expect(turnPoint({ x: 2, y: 1 }, size, transform)).toEqual({ x: lastX, y: lastY });
  });
});

describe("wrapping", () => {
  const grid = { width: 4, height: 3, wrapX: true, wrapY: false };

  it.each([
    [
      { x: 3, y: 2 },
      { x: 3, y: 2 },
    ],
    [
      { x: 4, y: 0 },
      { x: 0, y: 0 },
    ],
    [
      { x: -9, y: 1 },
      { x: 3, y: 1 },
    ],
    [{ x: 0, y: 3 }, null],
    [{ x: 5, y: -1 }, null],
  ])("takes %j to %j", (point, wrapped) => {
    expect(wrapPoint(grid, point)).toEqual(wrapped);
  });
});

describe("the squares of an actor", () => {
  const corner: AppearanceInfo = {
    anchor: { x: 1, y: 0 },
    width: 2,
    height: 2,
    filled: { "1,0": true, "0,1": true, "1,1": true },
  };
  const characters = { C: character("C", [], corner) };
  const stage = { ...newStage("stage", 0), width: 3, height: 3 };

  it("count from its anchor, which turns with it", () => {
    const at = { x: 5, y: 5 };
    expect(footprint(actor("C1", at), characters.C)).toEqual([at, { x: 4, y: 6 }, { x: 5, y: 6 }]);
    expect(footprint(actor("C1", at, { transform: "90" }), characters.C)).toEqual([at, { x: 4, y: 4 }, { x: 4, y: 5 }]);
    expect(footprint(actor("C1", at, { transform: "flip-x" }), characters.C)).toEqual([
      at,
      { x: 6, y: 6 },
      { x: 5, y: 6 },
    ]);
  });

  it("are only those that the stage shows where a hand looks for it", () => {
    expect(filledSquares(actor("C1", { x: 0, y: 1 }), characters, stage)).toEqual([
      { x: 0, y: 1 },
      { x: 0, y: 2 },
    ]);
    expect(filledSquares(actor("C1", { x: 2, y: 2 }), characters, stage)).toEqual([{ x: 2, y: 2 }]);
  });

  it("are one square where nothing is known of the look", () => {
    expect(filledSquares(actor("X1", { x: 1, y: 1 }), {}, stage)).toEqual([{ x: 1, y: 1 }]);
    expect(filledSquares(actor("C1", { x: 1, y: 1 }, { appearance: "gone" }), characters, stage)).toEqual([
      { x: 1, y: 1 },
    ]);
  });
});
