/** The ready-made characters as the product ships them. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { charactersJson } from "../../assets/sprites/charactersJson.ts";
import type { DrawnCharacter } from "../../assets/sprites/sprite.ts";
import { readDataUrl } from "./readPng.ts";

const text = readFileSync(new URL("../../assets/sprites/characters.json", import.meta.url), "utf8");
const shipped: readonly DrawnCharacter[] = JSON.parse(text);
const drawn: readonly DrawnCharacter[] = JSON.parse(charactersJson());
const looks = shipped.flatMap((character) => looksOf(character));

interface TestLook {
  readonly id: string;
  readonly url: string;
  readonly info: DrawnCharacter["spritesheet"]["appearanceInfo"][string] | undefined;
}

function looksOf({ spritesheet }: DrawnCharacter): TestLook[] {
  return Object.entries(spritesheet.appearances).map(([id, frames]) => ({
    id,
    url: frames[0] ?? "",
    info: spritesheet.appearanceInfo[id],
  }));
}

/** All but the packed bytes, which differ between versions of zlib. */
function unpacked(characters: readonly DrawnCharacter[]) {
  return characters.map((character) => ({
    id: character.id,
    name: character.name,
    names: character.spritesheet.appearanceNames,
    info: character.spritesheet.appearanceInfo,
    pictures: looksOf(character).map(({ id, url }) => [id, readDataUrl(url).pixels.join()]),
  }));
}

function tilesDrawnOn(url: string): Record<string, true> {
  const { width, pixels } = readDataUrl(url);
  const tiles: Record<string, true> = {};
  pixels.forEach((color, place) => {
    if (color !== "clear") tiles[`${Math.floor((place % width) / 40)},${Math.floor(place / width / 40)}`] = true;
  });
  return tiles;
}

describe("the ready-made characters", () => {
  it("are what the script draws", () => {
    expect(unpacked(shipped)).toEqual(unpacked(drawn));
  });

  it("are drawn the same every time", () => {
    expect(charactersJson()).toBe(charactersJson());
  });

  it("are at least sixteen, each with its own id and name", () => {
    expect(shipped.length).toBeGreaterThanOrEqual(16);
    expect(new Set(shipped.map(({ id }) => id)).size).toBe(shipped.length);
    expect(new Set(shipped.map(({ name }) => name)).size).toBe(shipped.length);
  });

  it("have looks with an id of their own and a name each", () => {
    expect(new Set(looks.map(({ id }) => id)).size).toBe(looks.length);
    for (const { spritesheet } of shipped) {
      expect(Object.keys(spritesheet.appearanceNames)).toEqual(Object.keys(spritesheet.appearances));
    }
  });

  it("weigh less than 250 KB together", () => {
    expect(Buffer.byteLength(text)).toBeLessThan(250_000);
  });

  it.each(looks)("$id is as large as it says", ({ url, info }) => {
    const { width, height } = readDataUrl(url);
    expect([width, height]).toEqual([(info?.width ?? 0) * 40, (info?.height ?? 0) * 40]);
  });

  it.each(looks)("$id fills the squares it says, the anchor's among them", ({ url, info }) => {
    expect(info?.filled).toEqual(tilesDrawnOn(url));
    expect(info?.filled).toHaveProperty([`${info?.anchor.x},${info?.anchor.y}`]);
  });
});

describe("a tree", () => {
  it("stands on its trunk and leaves the squares beside it free", () => {
    const info = looks.find(({ id }) => id === "tree-summer")?.info;
    expect(info?.anchor).toEqual({ x: 1, y: 2 });
    expect(Object.keys(info?.filled ?? {})).not.toContain("0,2");
    expect(Object.keys(info?.filled ?? {})).not.toContain("2,2");
  });
});
