import { readFileSync } from "node:fs";
import type { Character, WorldDocument } from "../../../src/engine/index.ts";
import { dataUrlOf } from "../../sprites/png.ts";
import { LOOKS } from "./looks.ts";

export const TUTORIAL_JSON = new URL("../tutorial.json", import.meta.url);

/** What the file holds: a game as the server makes new ones from it. */
export interface TutorialGame {
  readonly name: string;
  readonly data: WorldDocument;
}

/** The text of tutorial.json, with every appearance redrawn. */
export function tutorialJson(): string {
  const { name, data }: TutorialGame = JSON.parse(readFileSync(TUTORIAL_JSON, "utf8"));
  const characters = Object.entries(data.characters).map(([id, character]) => [id, dressed(character)]);
  return `${JSON.stringify({ name, data: { ...data, characters: Object.fromEntries(characters) } })}\n`;
}

/** Throws where a look has no picture. */
function dressed(character: Character): Character {
  const { spritesheet } = character;
  const looks = Object.keys(spritesheet.appearances).map((id) => {
    const look = LOOKS[id];
    if (!look) throw new Error(`Nothing is drawn for ${id}`);
    return [id, [dataUrlOf(look.enlarged(2))]];
  });
  return { ...character, spritesheet: { ...spritesheet, appearances: Object.fromEntries(looks) } };
}
