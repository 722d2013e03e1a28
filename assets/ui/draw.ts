/** Writes the marks, illustrations, tool pictures and cursors, the note of what Nib can do, and the game of the home page. */
import { writeFileSync } from "node:fs";
import { pngOf } from "../sprites/png.ts";
import { homeGame } from "./homeGame/homeGame.ts";
import { nibJson } from "./nib/poses.ts";
import { pictures } from "./pictures.ts";

export function drawPictures(): void {
  for (const { file, draw, enlarged } of pictures) {
    writeFileSync(new URL(`../${file}`, import.meta.url), pngOf(draw().enlarged(enlarged)));
  }
  writeFileSync(new URL("nib.json", import.meta.url), nibJson());
  writeFileSync(new URL("home-game.json", import.meta.url), `${JSON.stringify(homeGame())}\n`);
}
