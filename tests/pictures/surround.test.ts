import { describe, expect, it } from "vitest";
import { isDarkColor, nightVeil, surroundColor } from "../../src/pictures/index.ts";

describe("the color around a stage", () => {
  it("is the stage's own, a little grayer and paler", () => {
    expect(surroundColor([255, 255, 255])).toEqual([255, 255, 255]);
    expect(surroundColor([95, 189, 96])).toEqual([155, 208, 155]);
  });

  it("stays dark around a dark stage, where white would be fog", () => {
    expect(surroundColor([0, 83, 146])).toEqual([39, 101, 148]);
    expect(surroundColor([0, 0, 0])).toEqual([31, 31, 31]);
  });

  it.each([
    ["the deep blue of a new stage", [0, 83, 146], true],
    ["night", [34, 49, 58], true],
    ["sand", [233, 216, 166], false],
    ["grass", [95, 189, 96], false],
  ] as const)("decides over the color of the grid lines: %s", (_, color, isDark) => {
    expect(isDarkColor(color)).toBe(isDark);
  });
});

describe("the veil over what a recording is not about", () => {
  it("is the ground's own color, lightened, on a night", () => {
    expect(nightVeil([40, 38, 92])).toEqual([100, 99, 138]);
  });

  it("is paper on lighter grounds", () => {
    expect(nightVeil([95, 189, 96])).toBeNull();
  });
});
