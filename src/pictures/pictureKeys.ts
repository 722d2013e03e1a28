import { type Character, type Characters, type Id, own } from "../engine/index.ts";
import { CRATE, QUESTION_MARK } from "./missingPictures.ts";

/** The URL of a picture, or the name of its stand-in: `CRATE` or `QUESTION_MARK`. */
export type PictureKey = string;

/** The first frame of an actor's appearance. */
export function pictureKeyOf(characters: Characters, characterId: Id, appearanceId: Id): PictureKey {
  return pictureKeyIn(own(characters, characterId), appearanceId);
}

/** The same for a character at hand; undefined if it was deleted. */
export function pictureKeyIn(character: Character | undefined, appearanceId: Id | undefined): PictureKey {
  if (!character) return QUESTION_MARK;
  return own(character.spritesheet.appearances, appearanceId ?? "")?.[0] || CRATE;
}

/** All frames of an animated appearance, in order. None if it has a single frame. */
export function frameKeysOf(characters: Characters, characterId: Id, appearanceId: Id): readonly PictureKey[] {
  const frames = own(own(characters, characterId)?.spritesheet.appearances ?? {}, appearanceId) ?? [];
  return frames.length > 1 ? frames : [];
}
