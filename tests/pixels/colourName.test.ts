import { describe, expect, it } from "vitest";
import { CLEAR, colourFromChannels } from "../../src/pixels/Colour.ts";
import { nameOfColour } from "../../src/pixels/colourName.ts";
import { PALETTE } from "../../src/pixels/palette.ts";

describe("a colour is called", () => {
  it.each([
    ["transparent", CLEAR],
    ["black", colourFromChannels(0, 0, 0)],
    ["white", colourFromChannels(255, 255, 255)],
    ["grey", colourFromChannels(146, 146, 146)],
    ["red", colourFromChannels(255, 0, 0)],
    ["light red", colourFromChannels(255, 153, 153)],
    ["dark blue", colourFromChannels(0, 0, 102)],
    ["brown", colourFromChannels(102, 51, 0)],
    ["yellow", colourFromChannels(255, 255, 0)],
    ["rose", colourFromChannels(255, 0, 127)],
    ["sky blue", colourFromChannels(0, 128, 255, 90)],
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
