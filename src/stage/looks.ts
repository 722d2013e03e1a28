/** Which pictures an actor is drawn with: the frames of its look, or the name of what stands for a missing one. */

import { CRATE, QUESTION_MARK } from "../browser/missingPictures.ts";
import { type Characters, type Id, own } from "../engine/index.ts";

/** The URL of a picture, or `CRATE` or `QUESTION_MARK`. */
export type Look = string;

/** The picture of the first frame, for whoever draws a still. */
export function lookOf(characters: Characters, characterId: Id, appearanceId: Id): Look {
  const character = own(characters, characterId);
  if (!character) return QUESTION_MARK;
  return own(character.spritesheet.appearances, appearanceId)?.[0] || CRATE;
}

/** All frames of a look that has several, in order; none for a look that stands still. */
export function framesOf(characters: Characters, characterId: Id, appearanceId: Id): readonly Look[] {
  const frames = own(own(characters, characterId)?.spritesheet.appearances ?? {}, appearanceId) ?? [];
  return frames.length > 1 ? frames : [];
}
