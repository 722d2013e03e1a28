import { describe, expect, it } from "vitest";
import { CLEAR, colorFromChannels } from "../../src/pixels/Color.ts";
import { nameOfColor } from "../../src/pixels/colorName.ts";
import { PALETTE } from "../../src/pixels/palette.ts";

describe("a color is called", () => {
  it.each([
    ["transparent", CLEAR],
    ["black", colorFromChannels(0, 0, 0)],
    ["white", colorFromChannels(255, 255, 255)],
    ["gray", colorFromChannels(146, 146, 146)],
    ["red", colorFromChannels(255, 0, 0)],
    ["light red", colorFromChannels(255, 153, 153)],
    ["dark blue", colorFromChannels(0, 0, 102)],
    ["brown", colorFromChannels(102, 51, 0)],
    ["yellow", colorFromChannels(255, 255, 0)],
    ["rose", colorFromChannels(255, 0, 127)],
    ["sky blue", colorFromChannels(0, 128, 255, 90)],
  ])("%s", (name, color) => {
    expect(nameOfColor(color)).toBe(name);
  });

  it("one of 40 names, and each row of the palette by its own hue", () => {
    const rows = Array.from({ length: 13 }, (_, row) => PALETTE.slice(row * 9, row * 9 + 9).map(nameOfColor));
    const pure = rows.slice(1).map((row) => row[4]);
    expect(new Set(pure).size).toBe(12);
    expect(new Set(rows.flat()).size).toBeGreaterThan(35);
  });
});
