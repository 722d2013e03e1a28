import { describe, expect, it } from "vitest";
import { CLEAR, colourOf } from "../../src/pixels/Colour.ts";
import { nameOfColour } from "../../src/pixels/colourName.ts";
import { PALETTE } from "../../src/pixels/palette.ts";

describe("a colour is called", () => {
  it.each([
    ["transparent", CLEAR],
    ["black", colourOf(0, 0, 0)],
    ["white", colourOf(255, 255, 255)],
    ["grey", colourOf(146, 146, 146)],
    ["red", colourOf(255, 0, 0)],
    ["light red", colourOf(255, 153, 153)],
    ["dark blue", colourOf(0, 0, 102)],
    ["brown", colourOf(102, 51, 0)],
    ["yellow", colourOf(255, 255, 0)],
    ["rose", colourOf(255, 0, 127)],
    ["sky blue", colourOf(0, 128, 255, 90)],
  ])("%s", (name, colour) => {
    expect(nameOfColour(colour)).toBe(name);
  });

  it("one of 40 names, and each row of the palette by its own hue", () => {
    const rows = Array.from({ length: 13 }, (_, row) => PALETTE.slice(row * 9, row * 9 + 9).map(nameOfColour));
    const pure = rows.slice(1).map((row) => row[4]);
    expect(new Set(pure).size).toBe(12);
    expect(new Set(rows.flat()).size).toBeGreaterThan(35);
  });
});
