/** Writes every bundled background beside this file, 880 by 520 pixels. */
import { writeFileSync } from "node:fs";
import { pngOf } from "../sprites/png.ts";
import { scenes } from "./scenes.ts";

export function drawBackgrounds(): void {
  for (const [name, scene] of Object.entries(scenes)) {
    writeFileSync(new URL(`${name}.png`, import.meta.url), pngOf(scene().enlarged(2)));
  }
}
