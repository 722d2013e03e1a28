/** Draws by itself: no key, no network, the same picture for the same words. */
import { makeScene } from "../../src/generate/makeScene.ts";
import { makeSprite } from "../../src/generate/makeSprite.ts";
import { nameFromPicture } from "../../src/generate/nameSprite.ts";
import type { Drawn, Maker } from "./Maker.ts";
import { pngOf } from "./pngFile.ts";
import { readPng } from "./readPng.ts";

export const builtInMaker: Maker = {
  isPaid: false,

  async sprite(words): Promise<Drawn> {
    const { image, name } = makeSprite(words);
    return { png: pngOf(image), name };
  },

  async background(words) {
    return pngOf(makeScene(words));
  },

  async name(picture) {
    return nameFromPicture(readPng(picture));
  },
};
