import type { Id } from "../engine/index.ts";
import type { Notes } from "./Notes.ts";
import { fieldsOf, textOf } from "./reading.ts";

/** What reading a rule needs to know of the whole document. */
export interface WorldFacts {
  readonly notes: Notes;
  /** The value actors of a character have while they have none of their own. */
  defaultValue(characterId: Id, variableId: Id): string;
}

/** Facts out of the `characters` of a document that is not read yet. */
export function factsOf(characters: unknown, notes: Notes): WorldFacts {
  return {
    notes,
    defaultValue: (characterId, variableId) => {
      const character = fieldsOf(fieldsOf(characters)[characterId]);
      const variable = fieldsOf(fieldsOf(character.variables)[variableId]);
      return textOf(variable.defaultValue) ?? "0";
    },
  };
}
