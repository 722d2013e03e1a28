import type { Character, CharacterVariable, Id } from "../engine/index.ts";
import { type FieldNames, othersIn } from "./others.ts";
import { fieldsOf, isFields, mapOf, nameOf, textOf } from "./reading.ts";
import { readRules } from "./readRules.ts";
import { readSpritesheet } from "./readSpritesheet.ts";
import type { WorldFacts } from "./WorldFacts.ts";

/** A character with looks, variables and rules; null for what is no character. */
export function readCharacter(value: unknown, id: Id, facts: WorldFacts): Character | null {
  if (!isFields(value)) return null;
  const fields = fieldsOf(value);
  const { name, spritesheet, variables, rules } = fields;
  return {
    ...othersIn(fields, CHARACTER),
    id,
    name: nameOf(name, "Untitled"),
    spritesheet: readSpritesheet(spritesheet, facts),
    variables: mapOf(variables, readVariable),
    rules: readRules(rules, id, facts),
  };
}

const CHARACTER: FieldNames<Character> = { id: true, name: true, spritesheet: true, rules: true, variables: true };

function readVariable(value: unknown, id: Id): CharacterVariable | null {
  if (!isFields(value)) return null;
  const { name, defaultValue, type } = fieldsOf(value);
  return {
    id,
    name: nameOf(name, "Untitled"),
    defaultValue: textOf(defaultValue) ?? "0",
    ...(typeof type === "string" ? { type } : {}),
  };
}
