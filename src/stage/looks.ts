/** Which picture an actor is drawn with: the first frame of its look, or the name of what stands for a missing one. */

import { CRATE, QUESTION_MARK } from "../browser/missingPictures.ts";
import { type Characters, type Id, own } from "../engine/index.ts";

/** The URL of a picture, or `CRATE` or `QUESTION_MARK`. */
export type Look = string;

export function lookOf(characters: Characters, characterId: Id, appearanceId: Id): Look {
  const character = own(characters, characterId);
  if (!character) return QUESTION_MARK;
  return own(character.spritesheet.appearances, appearanceId)?.[0] || CRATE;
}
