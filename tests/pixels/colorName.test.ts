import { describe, expect, it } from "vitest";
import { CLEAR, type Color, colorOfHex } from "../../src/pixels/Color.ts";
import { nameOfColor } from "../../src/pixels/colorName.ts";
import { HOUSE_PALETTE, PALETTE } from "../../src/pixels/palette.ts";

const hex = (text: string): Color => colorOfHex(text) ?? CLEAR;

describe("a color is called", () => {
  it.each([
    ["black", "#000000"],
    ["white", "#ffffff"],
    ["gray", "#808080"],
    ["red", "#ff0000"],
    ["yellow", "#ffff00"],
    ["blue", "#0000ff"],
    ["green", "#00ff00"],
    ["dark blue", "#000066"],
    ["brown", "#663300"],
    // Half way between orange and black, which no child calls orange.
    ["light brown", "#a86b45"],
    ["tan", "#d09860"],
    ["peach", "#fac9a2"],
    ["pink", "#ff007f"],
  ])("%s: %s", (name, color) => {
    expect(nameOfColor(hex(color))).toBe(name);
  });

  it("transparent if it is", () => {
    expect(nameOfColor(CLEAR)).toBe("transparent");
  });

  it("as the house palette calls it", () => {
    const names = HOUSE_PALETTE.map(({ name }) => name);
    expect([names.length, new Set(names).size]).toEqual([32, 32]);
    expect(HOUSE_PALETTE.map(({ color }) => nameOfColor(color))).toEqual(names.map((name) => name.toLowerCase()));
  });

  it.each([
    ["green", /green|mint/],
    ["blue", /blue|light purple/],
    ["red", /red|pink|clay/],
    ["yellow", /yellow|olive/],
    ["orange", /orange|peach|brown/],
  ])("after its hue, whatever shade of %s it is", (hue, names) => {
    const shades = PALETTE.filter(({ name }) => new RegExp(`^(light |dark )?${hue}( |$)`).test(name));
    expect(shades).toHaveLength(9);
    for (const { name, color } of shades) expect(nameOfColor(color), name).toMatch(names);
  });
});
