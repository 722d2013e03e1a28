import { makeScene } from "../../src/generate/makeScene.ts";
import { makeSprite } from "../../src/generate/makeSprite.ts";
import { nameFromPicture } from "../../src/generate/nameSprite.ts";
import { clearImage, type PixelImage, wordsOf } from "../../src/pixels/PixelImage.ts";
import type { DrawnPicture, Maker } from "./Maker.ts";
import { pngOf } from "./pngFile.ts";
import { readPng } from "./readPng.ts";

/** The longest side of a sprite in pixels, and of the smaller picture from which its name is found. */
const SPRITE_SIDE_MAX = 1024;
const LOOKED_AT_MAX = 200;

/** Draws without a key or a network, and always the same picture for the same words. */
export const builtInMaker: Maker = {
  isPaid: false,

  async sprite(words): Promise<DrawnPicture> {
    const { image, name, instead } = makeSprite(words);
    return { png: pngOf(image), name, instead };
  },

  async background(words) {
    const { image, instead } = makeScene(words);
    return { png: pngOf(image), instead };
  },

  async name(picture) {
    return nameFromPicture(thinned(readPng(picture, SPRITE_SIDE_MAX))) ?? "";
  },
};

/**
 * Makes a large picture small by taking one of so many pixels, which are enough to tell its color and its shape and
 * take little work.
 */
function thinned(image: PixelImage): PixelImage {
  const step = Math.ceil(Math.max(image.width, image.height) / LOOKED_AT_MAX);
  if (step === 1) return image;
  const small = clearImage({ width: Math.ceil(image.width / step), height: Math.ceil(image.height / step) });
  const [from, to] = [wordsOf(image), wordsOf(small)];
  for (let at = 0; at < to.length; at++) {
    const [x, y] = [at % small.width, Math.floor(at / small.width)];
    to[at] = from[y * step * image.width + x * step] ?? 0;
  }
  return small;
}
