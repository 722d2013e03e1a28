import {
  type Actor,
  APPEARANCE_VARIABLE,
  type Fields,
  type Id,
  isFields,
  own,
  TRANSFORM_VARIABLE,
  transformOf,
} from "../engine/index.ts";
import type { RuleFacts } from "./RuleFacts.ts";
import { fieldsOf, isEmptyOrAbsent, textOf } from "./reading.ts";

const WORLD_KEY = "globals";

/**
 * Converts conditions from the maps by actor that were stored until June 2025 (README.md, "Conditions") to the present list, whose entries
 * still have to be read; null for an entry that is no condition. Disabled entries are dropped.
 */
export function conditionsByActor(maps: Fields, facts: RuleFacts): unknown[] {
  return Object.entries(maps).flatMap(([actorId, entries]) => {
    if (isEmptyOrAbsent(entries)) return [];
    return isFields(entries)
      ? entriesOn(entries).map(([key, entry]) => toListEntry(actorId, key, entry, facts))
      : [null];
  });
}

/** An entry without `enabled` is enabled. */
function entriesOn(entries: Fields): [string, unknown][] {
  return Object.entries(entries).filter(([, entry]) => entry && fieldsOf(entry).enabled !== false);
}

function toListEntry(actorId: Id, key: string, entry: unknown, facts: RuleFacts): unknown {
  const fields = fieldsOf(entry);
  if (fields.left !== undefined) return { key: `${actorId}-${key}`, ...fields };
  const actor = own(facts.actors, actorId);
  const sides = actorId === WORLD_KEY && !actor ? ofWorld(fields) : ofActor(actor, key, entry, facts);
  return sides && { key: `${actorId}-${key}`, enabled: true, comparator: fields.comparator, ...sides };
}

interface Sides {
  readonly left: unknown;
  readonly right: unknown;
}

function ofWorld({ globalId, value }: Fields): Sides {
  return { left: { globalId }, right: value };
}

function ofActor(actor: Actor | undefined, key: string, entry: unknown, facts: RuleFacts): Sides | null {
  const variableId = variableOf(key, entry);
  if (!actor || variableId === null) return null;
  return { left: { actorId: actor.id, variableId }, right: rightSide(actor, variableId, fieldsOf(entry).value, facts) };
}

/** The key of the oldest entries is the variable. */
function variableOf(key: string, entry: unknown): string | null {
  if (entry === true) return key;
  if (!isFields(entry)) return null;
  const { type, variableId } = fieldsOf(entry);
  switch (type) {
    case undefined:
      return key;
    case "appearance":
      return APPEARANCE_VARIABLE;
    case "transform":
      return TRANSFORM_VARIABLE;
    case "variable":
      return textOf(variableId);
    default:
      return null;
  }
}

/** The value that the entry names, which may be the same variable of another actor; without one, the value in the picture. */
function rightSide(actor: Actor, variableId: string, value: unknown, facts: RuleFacts): unknown {
  if (isEmptyOrAbsent(value)) return { constant: valueInPicture(actor, variableId, facts) };
  const { actorId, variableId: other } = fieldsOf(value);
  return actorId === undefined ? value : { actorId, variableId: other ?? variableId };
}

function valueInPicture(actor: Actor, variableId: string, facts: RuleFacts): string {
  if (variableId === APPEARANCE_VARIABLE) return actor.appearance;
  if (variableId === TRANSFORM_VARIABLE) return transformOf(actor);
  return own(actor.variableValues, variableId) ?? facts.defaultValue(actor, variableId);
}
