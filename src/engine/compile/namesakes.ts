/** What rules call by the id of one character, as the other characters of a kind have it: by its name. */
import type { AppearanceTable } from "../grid/AppearanceTable.ts";
import type { Actor } from "../world/actor.ts";
import type { Character } from "../world/character.ts";
import type { Id } from "../world/id.ts";
import { own } from "../world/own.ts";

/** By character number: the id under which that character has it, null if it has nothing of that name. */
export type Namesakes = readonly (Id | null)[];

type RuleActor = Pick<Actor, "characterId" | "kind">;

/** For a variable of a rule actor that has a kind. */
export function variableNamesakes(actor: RuleActor, variableId: Id, appearances: AppearanceTable): Namesakes {
  return namesakes(actor, variableId, { appearances, namesIn: variableNames });
}

/** For an appearance of a rule actor that has a kind. */
export function lookNamesakes(actor: RuleActor, appearance: Id, appearances: AppearanceTable): Namesakes {
  return namesakes(actor, appearance, { appearances, namesIn: lookNames });
}

interface Naming {
  readonly appearances: AppearanceTable;
  /** The ids that a character has, each with its name. */
  readonly namesIn: (character: Character) => Names;
}

type Names = ReadonlyMap<Id, string | undefined>;

function namesakes(actor: RuleActor, id: Id, { appearances, namesIn }: Naming): Namesakes {
  const pictured = appearances.characters.get(actor.characterId);
  const name = pictured && namesIn(pictured).get(id);
  const found: (Id | null)[] = [];
  for (const [characterId, character] of appearances.characters) {
    found[appearances.characterNumber(characterId)] = namesake(namesIn(character), id, name);
  }
  return found;
}

function namesake(names: Names, id: Id, name: string | undefined): Id | null {
  if (names.has(id)) return id;
  if (name === undefined) return null;
  for (const [other, otherName] of names) if (otherName === name) return other;
  return null;
}

function variableNames({ variables }: Character): Names {
  return new Map(Object.entries(variables).map(([id, variable]) => [id, variable.name]));
}

function lookNames({ spritesheet: { appearances, appearanceNames } }: Character): Names {
  return new Map(Object.keys(appearances).map((id) => [id, own(appearanceNames, id)]));
}
