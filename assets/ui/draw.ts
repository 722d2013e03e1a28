/** Writes the marks, illustrations, tool pictures and cursors. */
import { writeFileSync } from "node:fs";
import { pngOf } from "../sprites/png.ts";
import { pictures } from "./pictures.ts";

export function drawPictures(): void {
  for (const { file, draw, enlarged } of pictures) {
    writeFileSync(new URL(`../${file}`, import.meta.url), pngOf(draw().enlarged(enlarged)));
  }
}
