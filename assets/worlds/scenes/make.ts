/** Writes the scenes beside this file. */
import { writeFileSync } from "node:fs";
import { places, sceneJson } from "./scenes.ts";

export function makeScenes(): void {
  for (const [name, place] of Object.entries(places)) {
    writeFileSync(new URL(`${name}.json`, import.meta.url), sceneJson(place));
  }
}
