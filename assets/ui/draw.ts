/** Writes the marks, illustrations, tool pictures and cursors, and the game of the home page. */
import { writeFileSync } from "node:fs";
import { pngOf } from "../sprites/png.ts";
import { homeGame } from "./homeGame/homeGame.ts";
import { pictures } from "./pictures.ts";

export function drawPictures(): void {
  for (const { file, draw, enlarged } of pictures) {
    writeFileSync(new URL(`../${file}`, import.meta.url), pngOf(draw().enlarged(enlarged)));
  }
  writeFileSync(new URL("home-game.json", import.meta.url), `${JSON.stringify(homeGame())}\n`);
}
