import { type Actor, APPEARANCE_VARIABLE, own, TRANSFORM_VARIABLE, transformOf } from "../engine/index.ts";
import type { RuleFacts } from "./readConditions.ts";
import { type Fields, fieldsOf, isFields } from "./reading.ts";

/**
 * The oldest shape of conditions: a map by actor, then by variable, where an entry means "as in the picture".
 * Gives them as today's list; entries that were never switched on say nothing and go.
 */
export function conditionsByActor(maps: Fields, facts: RuleFacts): unknown[] {
  return Object.entries(maps).flatMap(([actorId, entries]) => {
    const actor = own(facts.actors, actorId);
    if (!isFields(entries) || Object.keys(entries).length === 0) return [];
    if (actor)
      return Object.entries(entries).flatMap(([variableId, entry]) => asInPicture(actor, variableId, entry, facts));
    facts.complain("Invalid condition left side");
    return [];
  });
}

function asInPicture(actor: Actor, variableId: string, entry: unknown, facts: RuleFacts): unknown[] {
  const { enabled, comparator } = fieldsOf(entry);
  if (enabled !== true) return [];
  const left = { actorId: actor.id, variableId };
  const right = { constant: valueInPicture(actor, variableId, facts) };
  return [{ key: `${actor.id}-${variableId}`, enabled: true, left, right, comparator }];
}

function valueInPicture(actor: Actor, variableId: string, facts: RuleFacts): string {
  if (variableId === APPEARANCE_VARIABLE) return actor.appearance;
  if (variableId === TRANSFORM_VARIABLE) return transformOf(actor);
  return own(actor.variableValues, variableId) ?? facts.defaultValue(actor, variableId);
}
