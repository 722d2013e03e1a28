import {
  type Character,
  type CharacterVariable,
  type Id,
  own,
  VARIABLE_TEXT_MAX,
  type WorldDocument,
} from "../../engine/index.ts";
import { changeEach, changeEntry, type MapOf, withEntry, withoutEntry } from "../state/mapEdits.ts";
import { changeActor, onEveryActorMap } from "./actors.ts";
import { type CharacterChange, changeCharacter } from "./characters.ts";
import { cleanName } from "./names.ts";
import { withoutNamed } from "./ruleCleanup.ts";
import { changeEveryStage, type StageChange } from "./stages.ts";
import { variableNamed } from "./uses.ts";

/** A typed value, trimmed and cut to the longest that a variable may hold. It may be empty. */
export function cleanValue(typed: string): string {
  return typed.trim().slice(0, VARIABLE_TEXT_MAX);
}

/** Adds a variable after the others. */
export function addVariable(id: Id): CharacterChange {
  return onVariables((variables) => withEntry(variables, id, { id, name: "Untitled", defaultValue: "0" }));
}

/** Variables that hold a stage cannot be renamed. */
export function renameVariable(variableId: Id, typed: string): CharacterChange {
  return onVariable(variableId, (variable) => {
    const name = variable.type === "stage" ? variable.name : cleanName(typed, variable.name);
    return name === variable.name ? variable : { ...variable, name };
  });
}

export function setDefault(variableId: Id, typed: string): CharacterChange {
  return onVariable(variableId, (variable) => {
    const defaultValue = cleanValue(typed);
    return defaultValue === variable.defaultValue ? variable : { ...variable, defaultValue };
  });
}

/** Gives an actor a value of its own instead of the default. */
export function setOwnValue(actorId: Id, variableId: Id, value: string): StageChange {
  return onValues(actorId, (values) => withEntry(values, variableId, value));
}

export function dropOwnValue(actorId: Id, variableId: Id): StageChange {
  return onValues(actorId, (values) => withoutEntry(values, variableId));
}

/** Deletes a variable, its values in all actors, and its uses in rules. */
export function deleteVariable(document: WorldDocument, characterId: Id, variableId: Id): WorldDocument {
  const changed = changeCharacter(document, characterId, withoutVariable(variableId));
  if (changed === document) return document;
  const characters = withoutNamed(changed.characters, variableNamed(characterId, variableId));
  return changeEveryStage({ ...changed, characters }, withoutValuesOf(characterId, variableId));
}

function withoutVariable(variableId: Id): CharacterChange {
  return (character) => {
    const variables = withoutEntry(character.variables, variableId);
    return variables === character.variables ? character : withoutOverlay({ ...character, variables }, variableId);
  };
}

/** It is no longer shown above sprites. */
function withoutOverlay(character: Character, variableId: Id): Character {
  const { spritesheet } = character;
  const appearanceInfo = changeEach(spritesheet.appearanceInfo, (info) => {
    const { variableOverlay } = info;
    if (!variableOverlay || own(variableOverlay.visibleVariables, variableId) === undefined) return info;
    const visibleVariables = withoutEntry(variableOverlay.visibleVariables, variableId);
    return { ...info, variableOverlay: { ...variableOverlay, visibleVariables } };
  });
  return { ...character, spritesheet: { ...spritesheet, appearanceInfo } };
}

/** Includes the actors of the saved Start. */
function withoutValuesOf(characterId: Id, variableId: Id): StageChange {
  return onEveryActorMap((actors) =>
    changeEach(actors, (actor) => {
      const variableValues = withoutEntry(actor.variableValues, variableId);
      const isSame = actor.characterId !== characterId || variableValues === actor.variableValues;
      return isSame ? actor : { ...actor, variableValues };
    }),
  );
}

function onValues(actorId: Id, change: (values: MapOf<string>) => MapOf<string>): StageChange {
  return changeActor(actorId, (actor) => {
    const variableValues = change(actor.variableValues);
    return variableValues === actor.variableValues ? actor : { ...actor, variableValues };
  });
}

function onVariable(variableId: Id, change: (variable: CharacterVariable) => CharacterVariable): CharacterChange {
  return onVariables((variables) => changeEntry(variables, variableId, change));
}

function onVariables(change: (variables: MapOf<CharacterVariable>) => MapOf<CharacterVariable>): CharacterChange {
  return (character) => {
    const variables = change(character.variables);
    return variables === character.variables ? character : { ...character, variables };
  };
}
