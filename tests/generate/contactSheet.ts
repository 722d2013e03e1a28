/** Draws every sprite or scene onto one sheet for review: `npx tsx tests/generate/contactSheet.ts sprites sheet.png [words, words ...]`. */
import { writeFileSync } from "node:fs";
import { pngOf } from "../../server/generate/pngFile.ts";
import { makeScene, SCENE_NAMES } from "../../src/generate/makeScene.ts";
import { makeSprite } from "../../src/generate/makeSprite.ts";
import { KNOWN } from "../../src/generate/sprites/templates.ts";
import { clearImage, type PixelImage } from "../../src/pixels/PixelImage.ts";

/** The names of all sprites that can be drawn. */
const TEMPLATE_NAMES = [...new Set(Object.values(KNOWN).map(({ name }) => name))];

const [kind = "sprites", file = "sheet.png", ...words] = process.argv.slice(2);
const wanted = words.length > 0 ? words.join(" ").split(",") : kind === "sprites" ? TEMPLATE_NAMES : SCENE_NAMES;
const images = wanted.map((text) => (kind === "sprites" ? makeSprite(text) : makeScene(text)).image);
writeFileSync(file, pngOf(sheetOf(images, kind === "sprites" ? 12 : 3, kind === "sprites" ? 2 : 0.5)));

/** Puts pictures side by side on grey, with gaps. */
function sheetOf(all: readonly PixelImage[], columns: number, scale: number): PixelImage {
  const [first] = all;
  const step = { x: (first?.width ?? 0) * scale + 8, y: (first?.height ?? 0) * scale + 8 };
  const sheet = clearImage({ width: columns * step.x + 8, height: Math.ceil(all.length / columns) * step.y + 8 });
  sheet.data.fill(205);
  all.forEach((image, place) => {
    const [left, top] = [8 + (place % columns) * step.x, 8 + Math.floor(place / columns) * step.y];
    for (let y = 0; y < image.height * scale; y++) {
      for (let x = 0; x < image.width * scale; x++) {
        const from = (Math.floor(y / scale) * image.width + Math.floor(x / scale)) * 4;
        if (image.data[from + 3])
          sheet.data.set(image.data.subarray(from, from + 4), ((top + y) * sheet.width + left + x) * 4);
      }
    }
  });
  for (let at = 3; at < sheet.data.length; at += 4) sheet.data[at] = 255;
  return sheet;
}
