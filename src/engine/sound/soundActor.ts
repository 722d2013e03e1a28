import { isTransform } from "../grid/transform.ts";
import type { Actor } from "../world/actor.ts";
import type { Id } from "../world/id.ts";
import { isFields, isPoint, isText, mended, soundMap, soundText } from "./parts.ts";

/** An actor in the picture of a rule: one that is turned nobody knows how fills nobody knows which squares. */
export function soundPictured(value: unknown, id: Id): Actor | null {
  const isTurnKnown = isFields(value) && (value.transform === undefined || isDirection(value.transform));
  return isTurnKnown ? soundActor(value, id) : null;
}

function isDirection(value: unknown): boolean {
  return isText(value) && isTransform(value);
}

/** An actor that stands somewhere and is of some character; null for anything else. */
export function soundActor(value: unknown, id: Id): Actor | null {
  if (!isFields(value) || !isPoint(value.position) || !isText(value.characterId)) return null;
  return mended<Actor>(value, {
    id,
    appearance: isText(value.appearance) ? value.appearance : "",
    variableValues: soundMap(value.variableValues, soundText),
    ...(isDirection(value.transform) ? {} : { transform: undefined }),
  });
}
