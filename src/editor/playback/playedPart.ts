/** What another thread is sent of a document: all that a tick looks at, and none of the pictures and steps, which weigh the most. */
import type { Character, WorldDocument } from "../../engine/index.ts";

export function playedPart(document: WorldDocument): WorldDocument {
  const characters = Object.entries(document.characters).map(([id, character]) => [id, withoutPictures(character)]);
  return { ...document, characters: Object.fromEntries(characters), undoStack: [], redoStack: [] };
}

function withoutPictures(character: Character): Character {
  const { spritesheet } = character;
  const appearances = Object.fromEntries(Object.keys(spritesheet.appearances).map((id) => [id, []]));
  return { ...character, spritesheet: { ...spritesheet, appearances } };
}
