/** What an actor is called where it cannot be seen. */
import { type Actor, type Characters, own, type Point } from "../../engine/index.ts";

export function nameOfActor({ characterId }: Actor, characters: Characters): string {
  return own(characters, characterId)?.name ?? "Missing character";
}

/** A square as people count: from 1. */
export function nameOfSquare({ x, y }: Point): string {
  return `column ${x + 1}, row ${y + 1}`;
}
