import { type AppearanceInfo, type Id, newCharacter, own, type WorldDocument } from "../../engine/index.ts";
import { addCharacter, type CharacterChange } from "./characters.ts";
import { withEntry } from "./mapEdits.ts";
import { cleanName } from "./names.ts";

export interface DrawnAppearance {
  /** One PNG data URL per frame, at least one, all of the size in `info`. */
  readonly pictures: readonly string[];
  readonly info: AppearanceInfo;
  /** The name as it was typed. */
  readonly name: string;
}

/** A generated name, used only if there is none. */
export const UNNAMED = "Untitled";

/** Replaces an existing appearance, which its actors show at once; a new one is added after the others. */
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

/** Adds a character with what was drawn as its only appearance. */
export function drawCharacter(
  document: WorldDocument,
  { characterId, appearanceId }: { readonly characterId: Id; readonly appearanceId: Id },
  drawn: DrawnAppearance,
): WorldDocument {
  return addCharacter(document, drawAppearance(appearanceId, drawn)(newCharacter(characterId)));
}

/** Gives a generated name to a character that has none. */
export function nameUntitled(made: string): CharacterChange {
  return (character) => {
    const name = cleanName(made, UNNAMED);
    return character.name === UNNAMED && name !== UNNAMED ? { ...character, name } : character;
  };
}
