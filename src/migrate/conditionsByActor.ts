/**
 * The older shapes of conditions: a map by actor, then by variable or by a key of its own. Up to 2024 an entry meant "as in the
 * picture"; from January to June 2025 it said its type and what to compare with, and `globals` held those of the world.
 */
import { type Actor, APPEARANCE_VARIABLE, type Id, own, TRANSFORM_VARIABLE, transformOf } from "../engine/index.ts";
import type { RuleFacts } from "./RuleFacts.ts";
import { type Fields, fieldsOf, isEmptyOrAbsent, isFields, textOf } from "./reading.ts";

const OF_THE_WORLD = "globals";

/**
 * Gives them in the shape of today's list, still to be read, and null for what is no condition. Entries that are switched off say
 * nothing and go.
 */
export function conditionsByActor(maps: Fields, facts: RuleFacts): unknown[] {
  return Object.entries(maps).flatMap(([actorId, entries]) => {
    if (isEmptyOrAbsent(entries)) return [];
    return isFields(entries) ? entriesOn(entries).map(([key, entry]) => listed(actorId, key, entry, facts)) : [null];
  });
}

/** Without a word on it an entry is switched on. */
function entriesOn(entries: Fields): [string, unknown][] {
  return Object.entries(entries).filter(([, entry]) => entry && fieldsOf(entry).enabled !== false);
}

function listed(actorId: Id, key: string, entry: unknown, facts: RuleFacts): unknown {
  const fields = fieldsOf(entry);
  if (fields.left !== undefined) return { key: `${actorId}-${key}`, ...fields };
  const actor = own(facts.actors, actorId);
  const asked = actorId === OF_THE_WORLD && !actor ? ofWorld(fields) : ofActor(actor, key, entry, facts);
  return asked && { key: `${actorId}-${key}`, enabled: true, comparator: fields.comparator, ...asked };
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

/** The oldest entries are named after the variable. */
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

/** What it says, or the same of another actor; where it says nothing, as it is in the picture. */
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
