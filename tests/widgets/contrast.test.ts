/** Text colors have a contrast of at least 4.5:1 on their grounds. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const [USUAL = "", MORE = ""] = readFileSync("src/widgets/tokens.css", "utf8").split("@media");
const usual = new Map(tokensIn(USUAL));
const more = new Map([...usual, ...tokensIn(MORE)]);

function tokensIn(css: string): (readonly [string, string])[] {
  return Array.from(
    css.matchAll(/--(color-[\w-]+):\s*#([0-9a-f]{6})/g),
    ([, name = "", hex = ""]) => [name, hex] as const,
  );
}

const PAIRS = [
  ["ink", "ground"],
  ["ink", "surface"],
  ["ink", "sunk"],
  ["ink", "sun"],
  ["ink", "sun-tint"],
  ["ink", "brand-tint"],
  ["ink-soft", "ground"],
  ["ink-soft", "surface"],
  ["ink-soft", "sunk"],
  ["on-deep", "brand-deep"],
  ["on-deep", "danger"],
  ["brand-deep", "surface"],
  ["brand-deep", "ground"],
  ["brand-deep", "sunk"],
  ["brand-deep", "brand-tint"],
  ["sun-text", "sun-tint"],
  ["danger", "surface"],
  ["danger-edge", "danger-tint"],
  ["event-text", "event-tint"],
  ["flow-text", "flow-tint"],
  ["rule-text", "rule-tint"],
] as const;

/** The relative luminance defined by WCAG 2. */
function luminance(name: string, tokens: ReadonlyMap<string, string>): number {
  const hex = tokens.get(`color-${name}`);
  if (hex === undefined) throw new Error(`There is no color ${name}`);
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((start) => {
    const share = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string, tokens: ReadonlyMap<string, string> = usual): number {
  const [light, dark] = [luminance(one, tokens), luminance(other, tokens)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

describe("text", () => {
  it.each(PAIRS)("%s on %s is readable", (text, ground) => {
    expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
  });
});

it("the border of a field has a contrast of at least 3:1 with its surroundings", () => {
  expect(contrast("line-strong", "surface")).toBeGreaterThanOrEqual(3);
  expect(contrast("line-strong", "ground")).toBeGreaterThanOrEqual(3);
});

describe("with more contrast", () => {
  it.each(PAIRS)("text %s on %s has 7:1", (text, ground) => {
    expect(contrast(text, ground, more)).toBeGreaterThanOrEqual(7);
  });

  it.each([
    ["line", "surface"],
    ["line", "ground"],
    ["line-strong", "pane"],
    ["sun-edge", "sun-tint"],
    ["brand", "surface"],
    ["event", "event-tint"],
    ["flow", "flow-tint"],
    ["rule", "rule-tint"],
    ["mark-ring", "surface"],
  ])("the line %s on %s has 7:1", (line, ground) => {
    expect(contrast(line, ground, more)).toBeGreaterThanOrEqual(7);
  });
});
