import type { Character, CharacterVariable, Id } from "../engine/index.ts";
import { fieldsOf, isFields, mapOf, nameOf, textOf } from "./reading.ts";
import { readRules } from "./readRules.ts";
import { readSpritesheet } from "./readSpritesheet.ts";
import type { WorldFacts } from "./WorldFacts.ts";

/** A character with looks, variables and rules; null for what is no character. */
export function readCharacter(value: unknown, id: Id, facts: WorldFacts): Character | null {
  if (!isFields(value)) return null;
  const { name, spritesheet, variables, rules } = fieldsOf(value);
  return {
    id,
    name: nameOf(name, "Untitled"),
    spritesheet: readSpritesheet(spritesheet, facts),
    variables: mapOf(variables, readVariable),
    rules: readRules(rules, id, facts),
  };
}

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
