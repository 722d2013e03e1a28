import type { AppearanceInfo, Character, CharacterVariable, Spritesheet } from "../world/character.ts";
import type { Id } from "../world/id.ts";
import { isFields, isPoint, isWhole, sanitizeMap, sanitizeText, withFields } from "./readParts.ts";
import { sanitizeRules } from "./sanitizeRules.ts";

/** A character with appearances, variables and rules; null for anything else. */
export function sanitizeCharacter(value: unknown, id: Id): Character | null {
  if (!isFields(value)) return null;
  return withFields<Character>(value, {
    id,
    spritesheet: sanitizeSpritesheet(value.spritesheet),
    rules: sanitizeRules(value.rules),
    variables: sanitizeMap(value.variables, sanitizeVariable),
  });
}

function sanitizeVariable(value: unknown, id: Id): CharacterVariable | null {
  if (!isFields(value)) return null;
  return withFields<CharacterVariable>(value, { id, defaultValue: sanitizeText(value.defaultValue) ?? "0" });
}

function sanitizeSpritesheet(value: unknown): Spritesheet {
  const sheet = isFields(value) ? value : {};
  return withFields<Spritesheet>(sheet, {
    appearances: sanitizeMap(sheet.appearances, (frames) => (Array.isArray(frames) ? (frames as string[]) : null)),
    appearanceInfo: sanitizeMap(sheet.appearanceInfo, sanitizeInfo),
  });
}

/** Larger than any picture that the editor makes. */
const TILES_MAX = 100;

/** Null for an appearance without a size, which then fills one square, as one without any info does. */
function sanitizeInfo(value: unknown): AppearanceInfo | null {
  if (!isFields(value)) return null;
  const { anchor, width, height, filled } = value;
  if (!isPoint(anchor) || !isTiles(width) || !isTiles(height) || !isFields(filled)) return null;
  return withFields<AppearanceInfo>(value, { filled: sanitizeMap(filled, (_, key) => (isSquare(key) ? true : null)) });
}

function isTiles(size: unknown): boolean {
  return isWhole(size) && size >= 1 && size <= TILES_MAX;
}

function isSquare(key: string): boolean {
  const numbers = key.split(",").map(Number);
  return numbers.length === 2 && numbers.every(isWhole);
}
