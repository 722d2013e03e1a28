import { type Id, own } from "../engine/index.ts";
import { isFields, textOf } from "./reading.ts";

/** What reading a rule needs to know of the whole document. */
export interface WorldFacts {
  readonly notes: Notes;
  readonly tiles: AllTiles;
  /** The value actors of a character have while they have none of their own. */
  defaultValue(characterId: Id, variableId: Id): string;
  hasVariable(characterId: Id, variableId: Id): boolean;
  /** What kind of value a world variable holds, where it says so. */
  typeOfGlobal(globalId: Id): string | null;
}

/** Facts out of the `characters` and `globals` of a document that is not read yet. */
export function factsOf(characters: unknown, globals: unknown, notes: Notes): WorldFacts {
  const variableOf = (characterId: Id, variableId: Id) =>
    entryOf(entryOf(entryOf(characters, characterId), "variables"), variableId);
  return {
    notes,
    tiles: new AllTiles(),
    defaultValue: (characterId, variableId) =>
      textOf(entryOf(variableOf(characterId, variableId), "defaultValue")) ?? "0",
    hasVariable: (characterId, variableId) => variableOf(characterId, variableId) !== undefined,
    typeOfGlobal: (globalId) => textOf(entryOf(entryOf(globals, globalId), "type")),
  };
}

/** One entry of a map, which is not copied for it: many conditions may ask. */
function entryOf(map: unknown, id: string): unknown {
  return isFields(map) ? own(map, id) : undefined;
}

/** A sprite is 1024 px at most, and a canvas can grow 25 tiles to every side. */
export const TILES_MAX = 51;

/** All tiles of a look, once for all looks of a size: a short file may name thousands of the largest ones. */
export class AllTiles {
  readonly #bySize = new Map<number, Record<string, true>>();

  of(width: number, height: number): Record<string, true> {
    const size = width * (TILES_MAX + 1) + height;
    const known = this.#bySize.get(size);
    if (known) return known;
    const keys = Array.from({ length: width * height }, (_, n) => `${n % width},${Math.floor(n / width)}`);
    const tiles = Object.fromEntries(keys.map((key) => [key, true as const]));
    this.#bySize.set(size, tiles);
    return tiles;
  }
}

/** What had to be repaired on the way, each said once: in plain words for a child, and in exact ones for the log. */
export class Notes {
  readonly #texts = new Set<string>();
  readonly #faults = new Set<string>();

  add(text: string): void {
    this.#texts.add(text);
  }

  /** Not for a child to read. */
  log(fault: string): void {
    this.#faults.add(fault);
  }

  get all(): readonly string[] {
    return [...this.#texts];
  }

  get faults(): readonly string[] {
    return [...this.#faults];
  }
}
