import { expect, test } from "vitest";
import { ruleSquare } from "../../src/pictures/ruleSquare.ts";

/** The inner width of a card in a block: in an inspector 320 wide, and in one 256 wide. */
const [WIDE, NARROW] = [270, 210];

test.each([
  // A card of one row stays low.
  [1, 1, WIDE, 60, false],
  [2, 1, WIDE, 59, false],
  [2, 1, NARROW, 44, false],
  [5, 3, WIDE, 23, false],
  // As high as most rules may be.
  [1, 4, WIDE, 37, false],
  // A square stays large enough to see who it is.
  [1, 12, WIDE, 17, false],
  [6, 1, WIDE, 19, false],
])("%i by %i squares on a card %i wide are drawn %i large", (columns, rows, width, square, isStacked) => {
  expect(ruleSquare(columns, rows, width)).toEqual({ square, isStacked });
});

test("pictures too wide to stand side by side stand one below the other", () => {
  expect(ruleSquare(8, 1, WIDE)).toEqual({ square: 33, isStacked: true });
  expect(ruleSquare(6, 1, NARROW)).toEqual({ square: 35, isStacked: true });
});

test("a wide card has larger pictures, which leave room for the words beside them", () => {
  const inner = 768;
  for (const [columns, rows, square] of [
    [1, 1, 88],
    [2, 1, 88],
    [2, 2, 58],
    [3, 1, 64],
    [5, 3, 38],
  ] as const) {
    expect(ruleSquare(columns, rows, inner)).toEqual({ square, isStacked: false });
    expect(2 * columns * square).toBeLessThan(inner * 0.55);
  }
});

test("no picture is wider than its card", () => {
  for (const columns of [16, 22, 50, 200])
    expect(columns * ruleSquare(columns, 1, 400).square).toBeLessThanOrEqual(400);
});
