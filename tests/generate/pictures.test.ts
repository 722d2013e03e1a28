/** The digests here hold the drawings still: if you change one on purpose, review the contact sheet (contactSheet.ts), then update its digest. */
import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { makeScene, SCENE_NAMES } from "../../src/generate/makeScene.ts";
import { makeSprite } from "../../src/generate/makeSprite.ts";
import { nameFromPicture, nameFromWords } from "../../src/generate/nameSprite.ts";
import { KNOWN } from "../../src/generate/sprites/templates.ts";
import { CLEAR } from "../../src/pixels/Color.ts";
import { clearImage, colorsOf, type PixelImage, wordOf, wordsOf } from "../../src/pixels/PixelImage.ts";
import { HOUSE_PALETTE, PALETTE } from "../../src/pixels/palette.ts";

const RED = HOUSE_PALETTE.find(({ name }) => name === "Red")?.color ?? CLEAR;

/** The names of all sprites that can be drawn. */
const TEMPLATE_NAMES = [...new Set(Object.values(KNOWN).map(({ name }) => name))];

function digestOf(...images: readonly PixelImage[]): string {
  const hash = createHash("sha256");
  for (const { data } of images) hash.update(data);
  return hash.digest("hex").slice(0, 16);
}

const sprite = (words: string): string => digestOf(makeSprite(words).image);
const scene = (words: string): string => digestOf(makeScene(words).image);

function shareDrawn(image: PixelImage): number {
  const words = wordsOf(image);
  return words.filter((word) => word !== 0).length / words.length;
}

describe("a sprite from words", () => {
  it("is one tile with a few flat colors and a transparent border, for each known subject", () => {
    expect(TEMPLATE_NAMES.length).toBeGreaterThanOrEqual(24);
    for (const name of TEMPLATE_NAMES) {
      const { image } = makeSprite(name);
      expect([image.width, image.height], name).toEqual([40, 40]);
      expect(shareDrawn(image), name).toBeGreaterThan(0.15);
      expect(shareDrawn(image), name).toBeLessThan(0.9);
      expect(colorsOf([image], 40).length, name).toBeGreaterThan(3);
    }
    expect(new Set(TEMPLATE_NAMES.map(sprite)).size).toBe(TEMPLATE_NAMES.length);
  });

  it("looks as it did when the sheet was last reviewed", () => {
    expect(digestOf(...TEMPLATE_NAMES.map((name) => makeSprite(name).image))).toMatchInlineSnapshot(
      `"30928cb70704ea03"`,
    );
  });

  it.each([
    ["a red cat", "Red CAT!"],
    ["two owls", "two owl"],
    ["a puppy", "the cute puppy"],
    ["dragón", "dragon"],
  ])("is the same for %j and %j", (one, other) => {
    expect(sprite(one)).toBe(sprite(other));
  });

  it.each([
    "red cat",
    "sad cat",
    "sleepy cat",
    "striped cat",
    "spotted cat",
    "rainbow cat",
    "cat with a crown",
    "wizard cat",
    "cat with wings",
    "cat with glasses",
    "fire cat",
  ])("follows every word of %j", (words) => {
    expect(sprite(words)).not.toBe(sprite("cat"));
    expect(makeSprite(words).name.toLowerCase()).toContain("cat");
  });

  it("shows the subject, not what is with it", () => {
    expect(sprite("a dragon on a boat")).not.toBe(sprite("a boat"));
    expect(makeSprite("a dragon on a boat").name).toBe("Dragon");
    expect(sprite("orange")).not.toBe(sprite("orange cat"));
  });

  it("is a monster of its own for unknown words, and never empty", () => {
    const strangers = [
      "wuzzle",
      "flibber",
      "zorg",
      "gloop",
      "mooble",
      "猫",
      "🐸",
      "",
      "   ",
      "__proto__",
      "constructor",
      "x".repeat(5000),
    ];
    for (const words of strangers) expect(shareDrawn(makeSprite(words).image), words).toBeGreaterThan(0.3);
    expect(new Set(strangers.slice(0, 5).map(sprite)).size).toBe(5);
  });

  it.each([
    ["a quokka", "a monster"],
    ["a quokka on an octopus", "an octopus"],
    ["a red dragon", null],
    ["two cats in a rocket", null],
  ])("of %j says that it is %j instead", (words, instead) => {
    expect(makeSprite(words).instead).toBe(instead);
  });
});

describe("a background from words", () => {
  it("fills a stage of the usual size with few colors, for each known place", () => {
    expect(SCENE_NAMES.length).toBeGreaterThanOrEqual(12);
    const images = SCENE_NAMES.map((name) => makeScene(name).image);
    for (const image of images) {
      expect([image.width, image.height]).toEqual([880, 520]);
      expect(shareDrawn(image)).toBe(1);
      expect(new Set(wordsOf(image)).size).toBeLessThanOrEqual(256);
    }
    expect(new Set(images.map((image) => digestOf(image))).size).toBe(SCENE_NAMES.length);
    expect(digestOf(...images)).toMatchInlineSnapshot(`"50a9439d448e1e84"`);
  });

  it.each(["night", "sunset", "dawn", "rainy", "snowy", "foggy", "stormy", "rainbow", "cloudy"])("shows %s", (word) => {
    expect(scene(`village ${word}`)).not.toBe(scene("village day"));
  });

  it("is a pleasant place for words that name none", () => {
    for (const words of ["wumble", "", "__proto__", "猫"]) expect(scene(words)).toBe(scene(words));
    expect(scene("wumble")).not.toBe(scene("crumble"));
  });

  it("says what it is if the words name no place", () => {
    expect(makeScene("wumble").instead).toMatch(/^a (meadow|view of mountains|beach|forest|land of candy)$/);
    expect(makeScene("a snowy wood at night").instead).toBeNull();
  });
});

describe("a name", () => {
  it.each([
    ["a big red dragon with wings", "Red Dragon"],
    ["please draw me a cat", "Cat"],
    ["SUPER fast turtle", "Fast Turtle"],
    ["a green hippopotamus", "Hippopotamus"],
  ])("comes from %j: %s", (words, name) => {
    expect(nameFromWords(words)).toBe(name);
  });

  it("comes from the color of something round without words, and is the same for the same picture", () => {
    expect(nameFromWords("a the !!")).toBeNull();
    const ball = disk(wordOf(RED));
    expect(nameFromPicture(ball)).toBe(nameFromPicture(ball));
    expect(nameFromPicture(ball)).toMatch(/^Red (?:Ball|Bubble|Pebble)$/);
    expect(nameFromPicture(clearImage({ width: 40, height: 40 }))).toBeNull();
  });

  const colors = [...HOUSE_PALETTE, ...PALETTE].filter(({ color }) => color !== CLEAR);

  it.each(colors)("of something round in $name is two short words", ({ color }) => {
    expect(nameFromPicture(disk(wordOf(color)))).toMatch(/^(?=.{1,16}$)[A-Z][a-z]+ [A-Z][a-z]+$/);
  });

  it.each([
    [40, 40],
    [40, 4],
    [4, 40],
  ])("is not made up for a shape of %i by %i pixels that may be anything", (width, height) => {
    const image = clearImage({ width, height });
    wordsOf(image).fill(wordOf(RED));
    expect(nameFromPicture(image)).toBeNull();
  });
});

/** A filled circle in a tile. */
function disk(word: number) {
  const image = clearImage({ width: 40, height: 40 });
  const words = wordsOf(image);
  for (let at = 0; at < words.length; at += 1)
    if (Math.hypot((at % 40) - 19.5, Math.floor(at / 40) - 19.5) < 15) words[at] = word;
  return image;
}
