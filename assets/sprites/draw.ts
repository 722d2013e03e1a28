/** Draws everything that is drawn by script: the characters, the backgrounds and the pictures of the pages. */
import { writeFileSync } from "node:fs";
import { drawBackgrounds } from "../backgrounds/draw.ts";
import { drawPictures } from "../ui/draw.ts";
import { charactersJson } from "./charactersJson.ts";

writeFileSync(new URL("characters.json", import.meta.url), charactersJson());
drawBackgrounds();
drawPictures();
