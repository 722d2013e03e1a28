/** Draws everything that is drawn by script: the characters, those of the tutorial, the backgrounds, the games and the pictures of the pages. */
import { writeFileSync } from "node:fs";
import { drawBackgrounds } from "../backgrounds/draw.ts";
import { drawPictures } from "../ui/draw.ts";
import { makeExamples } from "../worlds/examples/make.ts";
import { makeScenes } from "../worlds/scenes/make.ts";
import { drawTutorial } from "../worlds/tutorial/draw.ts";
import { charactersJson } from "./charactersJson.ts";

writeFileSync(new URL("characters.json", import.meta.url), charactersJson());
drawBackgrounds();
drawPictures();
makeExamples();
makeScenes();
drawTutorial();
