/** Saving what was drawn: a look that was there, a new look, or a new character (details §6, §11 "Save", "Naming"). */
import { type AppearanceInfo, type Id, newCharacter, own, type WorldDocument } from "../../engine/index.ts";
import { addCharacter, type CharacterChange } from "./characters.ts";
import { withEntry } from "./mapEdits.ts";
import { cleanName } from "./names.ts";

export interface DrawnAppearance {
  /** One PNG data URL a frame, at least one, all of the size that `info` tells. */
  readonly pictures: readonly string[];
  readonly info: AppearanceInfo;
  /** As it was typed. */
  readonly name: string;
}

/** A name that only what has none takes (spec §4, "Pixel editor"). */
export const UNNAMED = "Untitled";

/** Puts the look where it was, and its wearers wear it at once; a new one goes behind the others. */
export function drawAppearance(appearanceId: Id, { pictures, info, name }: DrawnAppearance): CharacterChange {
  return (character) => {
    const { appearances, appearanceNames, appearanceInfo } = character.spritesheet;
    const before = own(appearanceNames, appearanceId) ?? UNNAMED;
    const spritesheet = {
      appearances: withEntry(appearances, appearanceId, pictures),
      appearanceNames: withEntry(appearanceNames, appearanceId, cleanName(name, before)),
      appearanceInfo: withEntry(appearanceInfo, appearanceId, info),
    };
    return { ...character, spritesheet };
  };
}

/** A character that exists from here on, with what was drawn as its only look. */
export function drawCharacter(
  document: WorldDocument,
  { characterId, appearanceId }: { readonly characterId: Id; readonly appearanceId: Id },
  drawn: DrawnAppearance,
): WorldDocument {
  return addCharacter(document, drawAppearance(appearanceId, drawn)(newCharacter(characterId)));
}

/** Gives a made name to a character that nobody has named; one with a name keeps it. */
export function nameUntitled(made: string): CharacterChange {
  return (character) => {
    const name = cleanName(made, UNNAMED);
    return character.name === UNNAMED && name !== UNNAMED ? { ...character, name } : character;
  };
}
