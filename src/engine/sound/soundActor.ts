import { isTransform } from "../grid/transform.ts";
import type { Actor } from "../world/actor.ts";
import type { Id } from "../world/id.ts";
import { isFields, isPoint, isText, mended, soundMap, soundText } from "./parts.ts";

/** An actor that stands somewhere and is of some character; null for anything else. */
export function soundActor(value: unknown, id: Id): Actor | null {
  if (!isFields(value) || !isPoint(value.position) || !isText(value.characterId)) return null;
  return mended<Actor>(value, {
    id,
    appearance: isText(value.appearance) ? value.appearance : "",
    variableValues: soundMap(value.variableValues, soundText),
    ...(isText(value.transform) && isTransform(value.transform) ? {} : { transform: undefined }),
  });
}
