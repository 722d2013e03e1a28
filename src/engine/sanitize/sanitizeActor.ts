import { isTransform } from "../grid/transform.ts";
import type { Actor } from "../world/actor.ts";
import type { Id } from "../world/id.ts";
import { isFields, isPoint, isText, sanitizeMap, sanitizeText, withFields } from "./readParts.ts";

/** An actor in the picture of a rule; null if its transform is unknown, because the squares it fills would be unknown. */
export function sanitizePictured(value: unknown, id: Id): Actor | null {
  const isTurnKnown = isFields(value) && (value.transform === undefined || isDirection(value.transform));
  return isTurnKnown ? sanitizeActor(value, id) : null;
}

function isDirection(value: unknown): boolean {
  return isText(value) && isTransform(value);
}

/** An actor with a position and a character; null for anything else. */
export function sanitizeActor(value: unknown, id: Id): Actor | null {
  if (!isFields(value) || !isPoint(value.position) || !isText(value.characterId)) return null;
  return withFields<Actor>(value, {
    id,
    appearance: isText(value.appearance) ? value.appearance : "",
    variableValues: sanitizeMap(value.variableValues, sanitizeText),
    ...(isDirection(value.transform) ? {} : { transform: undefined }),
  });
}
