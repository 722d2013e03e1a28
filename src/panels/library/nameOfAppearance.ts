import type { Character, Id } from "../../engine/index.ts";

/** The name of an appearance on its tile and in its menu. */
export function nameOfAppearance({ spritesheet }: Character, appearanceId: Id): string {
  return spritesheet.appearanceNames[appearanceId] ?? "Untitled";
}
