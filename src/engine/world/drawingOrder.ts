import type { Actor } from "./actor.ts";
import type { Character } from "./character.ts";
import type { Id } from "./id.ts";
import { own } from "./own.ts";
import type { Characters } from "./world.ts";

/** How far ground lies below all others: more than there are layers. */
const BELOW_ALL = 100;
const NO_LAYERS: ReadonlyMap<Id, number> = new Map();
const levelsByCharacters = new WeakMap<Characters, ReadonlyMap<Id, number>>();

/** How high the actors of a character are drawn: ground below all others, then by layer. Those of one level are drawn in stage order. */
export function drawingLevel(character: Character | undefined): number {
  const layer = character?.layer ?? 0;
  return character?.ground ? layer - BELOW_ALL : layer;
}

/** The characters that are drawn lower or higher than others, and their levels; all others are drawn at 0. Empty in most games. */
export function drawingLevels(characters: Characters): ReadonlyMap<Id, number> {
  const known = levelsByCharacters.get(characters);
  if (known) return known;
  const entries = Object.keys(characters).map((id) => [id, drawingLevel(own(characters, id))] as const);
  const others = entries.filter(([, level]) => level !== 0);
  const levels = others.length > 0 ? new Map(others) : NO_LAYERS;
  levelsByCharacters.set(characters, levels);
  return levels;
}

/** Actors in the order in which they are drawn, from the bottom up. They come in stage order; without layers, the same list is returned. */
export function inDrawingOrder(actors: readonly Actor[], characters: Characters): readonly Actor[] {
  const levels = drawingLevels(characters);
  if (levels.size === 0) return actors;
  const levelOf = ({ characterId }: Actor) => levels.get(characterId) ?? 0;
  return actors.toSorted((a, b) => levelOf(a) - levelOf(b));
}
