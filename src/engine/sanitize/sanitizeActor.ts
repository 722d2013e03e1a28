import { isTransform } from "../grid/transform.ts";
import type { Actor, Saying } from "../world/actor.ts";
import type { Id } from "../world/id.ts";
import { SAYING_MAX, SAYING_TICKS } from "../world/limits.ts";
import { cutToLetters } from "../world/plainText.ts";
import { bounded, isFields, isPoint, isText, sanitizeMap, sanitizeText, withFields } from "./readParts.ts";

/** An actor in the picture of a rule; null if it is unknown which squares it fills, or who may stand for it. */
export function sanitizePictured(value: unknown, id: Id): Actor | null {
  if (!isFields(value)) return null;
  const { transform, kind } = value;
  const isKnown = (transform === undefined || isDirection(transform)) && (kind === undefined || isText(kind));
  return isKnown ? sanitizeActor(value, id) : null;
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
    ...(value.saying === undefined ? {} : { saying: sanitizeSaying(value.saying) }),
  });
}

function sanitizeSaying(value: unknown): Saying | undefined {
  const text = isFields(value) ? sanitizeText(value.text) : null;
  if (!isFields(value) || text === null || text === "") return undefined;
  return withFields<Saying>(value, { text: cutToLetters(text, SAYING_MAX), ticks: bounded(value.ticks, SAYING_TICKS) });
}
