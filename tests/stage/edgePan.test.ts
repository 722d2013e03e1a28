import { expect, it } from "vitest";
import { panStep } from "../../src/stage/input/edgePan.ts";

const VIEW = { left: 100, top: 100, right: 500, bottom: 400 };

it.each([
  ["the middle", { x: 300, y: 250 }, null],
  ["the left edge", { x: 100, y: 250 }, { x: 12, y: 0 }],
  ["near the right edge", { x: 480, y: 250 }, { x: -6, y: 0 }],
  ["a corner", { x: 500, y: 400 }, { x: -12, y: -12 }],
  ["beside the view", { x: 501, y: 250 }, null],
])("a hand at %s pans so far in a frame", (_where, hand, step) => {
  expect(panStep(hand, VIEW)).toEqual(step);
});
