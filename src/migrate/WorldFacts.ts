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
}

/** Facts out of the `characters` of a document that is not read yet. */
export function factsOf(characters: unknown, notes: Notes): WorldFacts {
  return {
    notes,
    tiles: new AllTiles(),
    defaultValue: (characterId, variableId) => {
      const character = entryOf(characters, characterId);
      const variable = entryOf(entryOf(character, "variables"), variableId);
      return textOf(entryOf(variable, "defaultValue")) ?? "0";
    },
  };
}

/** One entry of a map, which is not copied for it: many conditions may ask. */
function entryOf(map: unknown, id: string): unknown {
  return isFields(map) ? own(map, id) : undefined;
}
