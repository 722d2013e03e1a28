/** Draws the characters of the tutorial into its game. */
import { writeFileSync } from "node:fs";
import { TUTORIAL_JSON, tutorialJson } from "./tutorialJson.ts";

export function drawTutorial(): void {
  writeFileSync(TUTORIAL_JSON, tutorialJson());
}
