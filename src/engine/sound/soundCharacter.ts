import type { AppearanceInfo, Character, CharacterVariable, Spritesheet } from "../world/character.ts";
import type { Id } from "../world/id.ts";
import { isFields, isPoint, isWhole, mended, soundMap, soundText } from "./parts.ts";
import { soundRules } from "./soundRules.ts";

/** A character with looks, variables and rules; null for what is no character. */
export function soundCharacter(value: unknown, id: Id): Character | null {
  if (!isFields(value)) return null;
  return mended<Character>(value, {
    id,
    spritesheet: soundSpritesheet(value.spritesheet),
    rules: soundRules(value.rules),
    variables: soundMap(value.variables, soundVariable),
  });
}

function soundVariable(value: unknown, id: Id): CharacterVariable | null {
  if (!isFields(value)) return null;
  return mended<CharacterVariable>(value, { id, defaultValue: soundText(value.defaultValue) ?? "0" });
}

function soundSpritesheet(value: unknown): Spritesheet {
  const sheet = isFields(value) ? value : {};
  return mended<Spritesheet>(sheet, {
    appearances: soundMap(sheet.appearances, (frames) => (Array.isArray(frames) ? (frames as string[]) : null)),
    appearanceInfo: soundMap(sheet.appearanceInfo, soundInfo),
  });
}

/** Larger than any picture (product §15). */
const TILES_MAX = 100;

/** Null for a look of no size, which then fills one square like a look that nothing is known of. */
function soundInfo(value: unknown): AppearanceInfo | null {
  if (!isFields(value)) return null;
  const { anchor, width, height, filled } = value;
  if (!isPoint(anchor) || !isTiles(width) || !isTiles(height) || !isFields(filled)) return null;
  return mended<AppearanceInfo>(value, { filled: soundMap(filled, (_, key) => (isSquare(key) ? true : null)) });
}

function isTiles(size: unknown): boolean {
  return isWhole(size) && size >= 1 && size <= TILES_MAX;
}

function isSquare(key: string): boolean {
  const numbers = key.split(",").map(Number);
  return numbers.length === 2 && numbers.every(isWhole);
}
