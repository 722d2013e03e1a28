import { type Actor, type Characters, own, type Point } from "../../engine/index.ts";

export function nameOfActor({ characterId }: Actor, characters: Characters): string {
  return own(characters, characterId)?.name ?? "Missing character";
}

/** A square in words, counted from 1. */
export function nameOfSquare({ x, y }: Point): string {
  return `column ${x + 1}, row ${y + 1}`;
}
