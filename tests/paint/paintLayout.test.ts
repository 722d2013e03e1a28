import { expect, it } from "vitest";
import { paintRoomOf } from "../../src/paint/panel/paintLayout.ts";

it.each([
  [1366, 768, "wide", false],
  [1366, 625, "wide", false],
  [1366, 561, "wide", true],
  [1024, 640, "wide", false],
  [1180, 820, "wide", false],
  [820, 1180, "upright", false],
  [1000, 1100, "upright", false],
  [700, 600, "low", false],
  [600, 700, "upright", false],
  [390, 844, "phone", false],
  [844, 390, "low", true],
  [683, 384, "low", true],
] as const)("in %i by %i px the pixel editor is laid out %s", (width, height, layout, isShort) => {
  expect(paintRoomOf({ width, height })).toEqual({ layout, isShort });
});
