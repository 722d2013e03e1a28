// @vitest-environment jsdom
import { expect, it } from "vitest";
import type { Characters } from "../../src/engine/index.ts";
import { Sprite, Texture } from "../../src/pixi/pixi.ts";
import { applyAppearance } from "../../src/stage/actors/applyAppearance.ts";
import type { PictureAtlas } from "../../src/stage/actors/PictureAtlas.ts";
import { characterNamed } from "../support/testGame.ts";

const hero = characterNamed("Hero");
const CHARACTERS: Characters = {
  hero: { ...hero, spritesheet: { ...hero.spritesheet, appearances: { stand: ["standing"], walk: ["walking"] } } },
};

it("an actor keeps its look until the next one is decoded: it never blinks", () => {
  const decoded = new Map([["standing", new Texture()]]);
  const atlas: Pick<PictureAtlas, "textureOf"> = { textureOf: (look) => decoded.get(look) ?? Texture.EMPTY };
  const sprite = new Sprite();
  const dress = (appearance: string) =>
    applyAppearance(sprite, { characterId: "hero", appearance, transform: "0" }, CHARACTERS, atlas);
  expect([dress("stand"), sprite.texture === decoded.get("standing")]).toEqual([true, true]);
  expect([dress("walk"), sprite.texture === decoded.get("standing")]).toEqual([false, true]);
  decoded.set("walking", new Texture());
  expect([dress("walk"), sprite.texture === decoded.get("walking")]).toEqual([true, true]);
});
