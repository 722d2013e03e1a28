import type { Character, Id, NewId, WorldDocument } from "../../engine/index.ts";
import { type Beside, changeEntry, moveEntry, withEntry, withoutEntry } from "../state/mapEdits.ts";
import { deleteActorsOf } from "./actors.ts";
import { copyCharacter } from "./copyCharacter.ts";
import { withoutInKinds } from "./kinds.ts";
import { cleanName } from "./names.ts";
import { withoutMakersOf } from "./ruleCleanup.ts";
import { changeEveryStage } from "./stages.ts";

export type CharacterChange = (character: Character) => Character;

export function changeCharacter(document: WorldDocument, characterId: Id, change: CharacterChange): WorldDocument {
  return withCharacters(document, changeEntry(document.characters, characterId, change));
}

/** Adds a character at the end of the library. */
export function addCharacter(document: WorldDocument, character: Character): WorldDocument {
  return withCharacters(document, withEntry(document.characters, character.id, character));
}

export function renameCharacter(document: WorldDocument, characterId: Id, typed: string): WorldDocument {
  return changeCharacter(document, characterId, (character) => {
    const name = cleanName(typed, character.name);
    return name === character.name ? character : { ...character, name };
  });
}

/** Ground lies under everybody and is in nobody's way. */
export function setGround(document: WorldDocument, characterId: Id, isGround: boolean): WorldDocument {
  return changeCharacter(document, characterId, (character) => {
    if ((character.ground === true) === isGround) return character;
    const { ground: _was, ...other } = character;
    return isGround ? { ...other, ground: true } : other;
  });
}

/** Moves a character next to another one in the library. */
export function moveCharacter(document: WorldDocument, characterId: Id, to: Beside): WorldDocument {
  return withCharacters(document, moveEntry(document.characters, characterId, to));
}

/** Adds a deep copy that shares no ids with the original, and whose rules refer to the copy. */
export function duplicateCharacter(document: WorldDocument, characterId: Id, id: Id, newId: NewId): WorldDocument {
  const character = document.characters[characterId];
  return character ? addCharacter(document, copyCharacter(character, id, newId)) : document;
}

/**
 * Deletes a character, its actors on all stages, its place in kinds, and what other characters' rules do with it; in their pictures it
 * leaves a gap.
 */
export function deleteCharacter(document: WorldDocument, characterId: Id): WorldDocument {
  const without = withCharacters(document, withoutEntry(document.characters, characterId));
  if (without === document) return document;
  const changed = changeEveryStage(withoutInKinds(without, characterId), deleteActorsOf(characterId));
  return withoutMakersOf(changed, characterId);
}

function withCharacters(document: WorldDocument, characters: WorldDocument["characters"]): WorldDocument {
  return characters === document.characters ? document : { ...document, characters };
}
