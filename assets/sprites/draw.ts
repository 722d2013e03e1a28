/** Draws everything that is drawn by script: characters.json here, then the backgrounds and the pictures of the pages. */
import { writeFileSync } from "node:fs";
import { charactersJson } from "./charactersJson.ts";

writeFileSync(new URL("characters.json", import.meta.url), charactersJson());
