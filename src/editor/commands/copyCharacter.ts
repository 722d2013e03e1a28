import type { Character, Id, NewId, Spritesheet } from "../../engine/index.ts";
import { COPY_SUFFIX, copyRules, FreshIds, type Recasting } from "./copyRules.ts";

/** A copy with the given id and new ids for appearances, variables and rules, which refer to the copy. */
export function copyCharacter(character: Character, id: Id, newId: NewId): Character {
  const parts = new Map(
    [...Object.keys(character.spritesheet.appearances), ...Object.keys(character.variables)].map((old) => [
      old,
      newId(),
    ]),
  );
  const part = (old: Id) => parts.get(old) ?? old;
  const copy = castCharacter(character, id, newId, {
    characterId: (old) => (old === character.id ? id : old),
    part,
    isCopied: (characterId) => characterId === character.id,
  });
  return { ...copy, name: `${character.name}${COPY_SUFFIX}` };
}

/** The same character with the given id and new ids for its appearances, variables and rules. */
export function castCharacter(character: Character, id: Id, newId: NewId, cast: Recasting): Character {
  return {
    ...character,
    id,
    spritesheet: copySpritesheet(character.spritesheet, cast.part),
    variables: renamedKeys(character.variables, cast.part, (variable) => ({ ...variable, id: cast.part(variable.id) })),
    rules: copyRules(character.rules, newId, cast),
  };
}

/** A character of the Explore dialog as a new one of this game: with new ids and without rules. */
export function castReadyMade(name: string, spritesheet: Spritesheet, newId: NewId): Character {
  const appearanceIds = new FreshIds(newId);
  return {
    id: newId(),
    name,
    spritesheet: copySpritesheet(spritesheet, (id) => appearanceIds.of(id)),
    rules: [],
    variables: {},
  };
}

function copySpritesheet(spritesheet: Spritesheet, part: (id: Id) => Id): Spritesheet {
  return {
    appearances: renamedKeys(spritesheet.appearances, part),
    appearanceNames: renamedKeys(spritesheet.appearanceNames, part),
    appearanceInfo: renamedKeys(spritesheet.appearanceInfo, part, ({ variableOverlay, ...info }) =>
      variableOverlay
        ? {
            ...info,
            variableOverlay: {
              ...variableOverlay,
              visibleVariables: renamedKeys(variableOverlay.visibleVariables, part),
            },
          }
        : info,
    ),
  };
}

function renamedKeys<T>(
  map: Readonly<Record<Id, T>>,
  part: (id: Id) => Id,
  change: (value: T) => T = (value) => value,
): Readonly<Record<Id, T>> {
  return Object.fromEntries(Object.entries(map).map(([id, value]) => [part(id), change(value)]));
}
