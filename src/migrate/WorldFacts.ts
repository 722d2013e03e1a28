import { type Id, own } from "../engine/index.ts";
import { AllTiles } from "./AllTiles.ts";
import type { Notes } from "./Notes.ts";
import { isFields, textOf } from "./reading.ts";

/** What reading a rule needs to know of the whole document. */
export interface WorldFacts {
  readonly notes: Notes;
  readonly tiles: AllTiles;
  /** The value actors of a character have while they have none of their own. */
  defaultValue(characterId: Id, variableId: Id): string;
  hasVariable(characterId: Id, variableId: Id): boolean;
  /** What kind of value a world variable holds, where it says so. */
  typeOfGlobal(globalId: Id): string | null;
}

/** Facts out of the `characters` and `globals` of a document that is not read yet. */
export function factsOf(characters: unknown, globals: unknown, notes: Notes): WorldFacts {
  const variableOf = (characterId: Id, variableId: Id) =>
    entryOf(entryOf(entryOf(characters, characterId), "variables"), variableId);
  return {
    notes,
    tiles: new AllTiles(),
    defaultValue: (characterId, variableId) =>
      textOf(entryOf(variableOf(characterId, variableId), "defaultValue")) ?? "0",
    hasVariable: (characterId, variableId) => variableOf(characterId, variableId) !== undefined,
    typeOfGlobal: (globalId) => textOf(entryOf(entryOf(globals, globalId), "type")),
  };
}

/** One entry of a map, which is not copied for it: many conditions may ask. */
function entryOf(map: unknown, id: string): unknown {
  return isFields(map) ? own(map, id) : undefined;
}
