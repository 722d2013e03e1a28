import { type Actor, type Actors, type Id, VARIABLE_TEXT_MAX } from "../engine/index.ts";
import { fieldsOf, isFields, mapOf, pointOf, textOf, wholeOf } from "./reading.ts";
import { readTransform } from "./readTransform.ts";

/** The actors of a stage, a rule or a history entry, each with the id it is kept under. */
export function readActors(value: unknown): Actors {
  return mapOf(value, readActor);
}

/** An actor with an id as text, whole squares, one of the six transforms and values as text; null for what is no actor. */
export function readActor(value: unknown, id: Id): Actor | null {
  if (!isFields(value)) return null;
  const { characterId, position, appearance, transform, variableValues, frameCount } = fieldsOf(value);
  return {
    id,
    characterId: textOf(characterId) ?? "",
    position: pointOf(position),
    appearance: textOf(appearance) ?? "",
    variableValues: readValues(variableValues),
    ...(transform === undefined ? {} : { transform: readTransform(transform) ?? "0" }),
    ...(frameCount === undefined ? {} : { frameCount: wholeOf(frameCount, 0, 0) }),
  };
}

/** Values of variables by id, as text no longer than a variable may hold. */
export function readValues(value: unknown): Record<Id, string> {
  return mapOf(value, (entry) => textOf(entry)?.slice(0, VARIABLE_TEXT_MAX) ?? null);
}
