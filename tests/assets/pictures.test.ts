/** The backgrounds and pictures of pages as shipped. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { scenes } from "../../assets/backgrounds/scenes.ts";
import { pngOf } from "../../assets/sprites/png.ts";
import { JUMP_KEY, TREASURES } from "../../assets/ui/homeGame/heroRules.ts";
import { homeGame } from "../../assets/ui/homeGame/homeGame.ts";
import { paintPictures } from "../../assets/ui/paintPictures.ts";
import { pictures } from "../../assets/ui/pictures.ts";
import { Simulation } from "../../src/engine/simulation.ts";
import { readPng, unpackedPng } from "./readPng.ts";

function shipped(file: string): Buffer {
  return readFileSync(new URL(`../../assets/${file}`, import.meta.url));
}

/** As a single fact, because a difference of half a million pixels would be unreadable. */
function samePixels(one: Buffer, other: Buffer): boolean {
  return unpackedPng(one) === unpackedPng(other);
}

const sizes: readonly (readonly [file: string, width: number, height: number])[] = [
  ["favicon.png", 64, 64],
  ["apple-touch-icon.png", 180, 180],
  ["ui/logo.png", 96, 96],
  ["ui/logo@2x.png", 192, 192],
  ["ui/empty-world.png", 400, 236],
  ["ui/empty-library.png", 160, 120],
  ["ui/empty-rules.png", 160, 120],
  ["ui/not-found.png", 320, 200],
  ["ui/oops.png", 320, 200],
  ["ui/home-scene.png", 720, 400],
  ...["draw", "act", "play"].map((step) => [`ui/step-${step}.png`, 320, 200] as const),
  ...["maze", "garden", "space", "dragon"].map((idea) => [`ui/idea-${idea}.png`, 320, 200] as const),
  ["ui/together.png", 320, 160],
  ["ui/choose-blank.png", 112, 80],
  ["ui/choose-tutorial.png", 272, 170],
  ...["meadow", "maze", "pond", "space", "castle", "beach"].map(
    (place) => [`ui/scenes/${place}.png`, 440, 260] as const,
  ),
  ["ui/nib.png", 192, 432],
  ["ui/sounds.png", 320, 240],
  ["ui/class.png", 320, 120],
  ...["pointer", "stamp", "trash", "record", "paint", "ignore"].map(
    (tool) => [`ui/tools/${tool}.png`, 64, 64] as const,
  ),
  ...["draw", "explore"].map((way) => [`ui/add/${way}.png`, 64, 64] as const),
  ...Object.keys(paintPictures).map((tool) => [`ui/paint/${tool}.png`, 64, 64] as const),
  ...["stamp", "trash", "record", "paint", "ignore"].map((tool) => [`ui/cursors/${tool}.png`, 32, 32] as const),
];

describe("the backgrounds", () => {
  it.each(Object.entries(scenes))("%s is the one the script draws, 22 by 13 squares, under 60 KB", (name, scene) => {
    const bytes = shipped(`backgrounds/${name}.png`);
    const { width, height, pixels } = readPng(bytes);
    expect([width, height]).toEqual([880, 520]);
    expect(pixels.includes("clear")).toBe(false);
    expect(samePixels(bytes, pngOf(scene().enlarged(2)))).toBe(true);
    expect(bytes.length).toBeLessThan(60_000);
  });
});

describe("the pages' pictures", () => {
  it.each(sizes)("%s is %i by %i", (file, width, height) => {
    const read = readPng(shipped(file));
    expect([read.width, read.height]).toEqual([width, height]);
  });

  it.each(pictures)("$file is the one the script draws", ({ file, draw, enlarged }) => {
    expect(samePixels(shipped(file), pngOf(draw().enlarged(enlarged)))).toBe(true);
  });

  it("are all of a known size", () => {
    expect(pictures.map(({ file }) => file).sort()).toEqual(sizes.map(([file]) => file).sort());
  });
});

describe("the game of the home page", () => {
  it("is the one the script writes", () => {
    expect(shipped("ui/home-game.json").toString()).toBe(`${JSON.stringify(homeGame())}\n`);
  });

  it("goes round for ever: its hero takes every coin on the way, and a jump off the boulder brings the star", () => {
    let made = 0;
    const game = Simulation.load(homeGame(), { seed: 1, newId: () => `made-${made++}` });
    const hero = () => [...game.actors().values()].find(({ characterId }) => characterId === "hero");
    const isOnTheBoulder = () => hero()?.position.x === 12 && hero()?.position.y === 6;
    let treasures = "0";
    const play = (turns: number, jumps: boolean) => {
      for (let turn = 0; turn < turns; turn++) {
        const { globals, error } = game.tick({ keys: jumps && isOnTheBoulder() ? [JUMP_KEY] : [], clicks: [] });
        expect(error).toBeNull();
        treasures = globals[TREASURES]?.value ?? treasures;
      }
      return treasures;
    };
    expect(play(18, false)).toBe("3");
    expect(play(18, false)).toBe("6");
    expect(play(18, true)).toBe("10");
  });
});
