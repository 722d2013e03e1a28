import {
  type AppearanceInfo,
  defaultAppearance,
  type Id,
  newCharacter,
  own,
  type Spritesheet,
  type WorldDocument,
} from "../../engine/index.ts";
import { type Beside, moveEntry, withEntry, withoutEntry } from "../state/mapEdits.ts";
import { changeAppearances } from "./actors.ts";
import { addCharacter, type CharacterChange, changeCharacter } from "./characters.ts";
import { COPY_SUFFIX } from "./copyRules.ts";
import { cleanName } from "./names.ts";
import { withoutAppearanceInRules } from "./ruleCleanup.ts";
import { changeEveryStage } from "./stages.ts";

export function renameAppearance(appearanceId: Id, typed: string): CharacterChange {
  return onSpritesheet((sheet) => {
    const names = sheet.appearanceNames;
    const name = cleanName(typed, names[appearanceId] ?? "Untitled");
    return names[appearanceId] === name ? sheet : { ...sheet, appearanceNames: withEntry(names, appearanceId, name) };
  });
}

/** Adds a copy of an appearance, with its size and squares, after the others. */
export function duplicateAppearance(appearanceId: Id, id: Id): CharacterChange {
  return onSpritesheet((sheet) => {
    const frames = own(sheet.appearances, appearanceId);
    if (!frames) return sheet;
    const info = own(sheet.appearanceInfo, appearanceId);
    const name = `${own(sheet.appearanceNames, appearanceId) ?? "Untitled"}${COPY_SUFFIX}`;
    return {
      appearances: withEntry(sheet.appearances, id, frames),
      appearanceNames: withEntry(sheet.appearanceNames, id, name),
      appearanceInfo: info ? withEntry(sheet.appearanceInfo, id, info) : sheet.appearanceInfo,
    };
  });
}

/** Moves an appearance next to another one; the first one is the default. */
export function moveAppearance(appearanceId: Id, to: Beside): CharacterChange {
  return onSpritesheet((sheet) => {
    const appearances = moveEntry(sheet.appearances, appearanceId, to);
    return appearances === sheet.appearances ? sheet : { ...sheet, appearances };
  });
}

/** Deletes an appearance; its actors get the default one, in the pictures of rules, too. The last appearance cannot be deleted. */
export function deleteAppearance(document: WorldDocument, characterId: Id, appearanceId: Id): WorldDocument {
  const before = document.characters[characterId];
  if (!before || !canDeleteAppearance(before.spritesheet, appearanceId)) return document;
  const without = changeCharacter(document, characterId, onSpritesheet(withoutAppearance(appearanceId)));
  const after = without.characters[characterId];
  const standIn = after && defaultAppearance(after);
  if (!standIn) return document;
  const redressed = changeEveryStage(without, changeAppearances(characterId, appearanceId, standIn));
  return withoutAppearanceInRules(redressed, characterId, { gone: appearanceId, standIn });
}

export function canDeleteAppearance({ appearances }: Spritesheet, appearanceId: Id): boolean {
  return Object.hasOwn(appearances, appearanceId) && Object.keys(appearances).length > 1;
}

function withoutAppearance(appearanceId: Id): (sheet: Spritesheet) => Spritesheet {
  return (sheet) => ({
    appearances: withoutEntry(sheet.appearances, appearanceId),
    appearanceNames: withoutEntry(sheet.appearanceNames, appearanceId),
    appearanceInfo: withoutEntry(sheet.appearanceInfo, appearanceId),
  });
}

function onSpritesheet(change: (sheet: Spritesheet) => Spritesheet): CharacterChange {
  return (character) => {
    const spritesheet = change(character.spritesheet);
    return spritesheet === character.spritesheet ? character : { ...character, spritesheet };
  };
}

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
