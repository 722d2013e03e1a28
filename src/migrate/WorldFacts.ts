import { type Id, isFields, own } from "../engine/index.ts";
import { textOf } from "./reading.ts";

/** What reading a rule needs to know about the whole document. */
export interface WorldFacts {
  readonly notes: Notes;
  readonly tiles: AllTiles;
  /** The value of actors that have none of their own. */
  defaultValue(characterId: Id, variableId: Id): string;
  hasVariable(characterId: Id, variableId: Id): boolean;
  /** The kind of value that a global declares, if it does. */
  typeOfGlobal(globalId: Id): string | null;
}

/** Takes the facts from `characters` and `globals` that have not been read yet. */
export function worldFactsOf(characters: unknown, globals: unknown, notes: Notes): WorldFacts {
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

/** One entry of a map, without copying the map: every condition may ask. */
function entryOf(map: unknown, id: string): unknown {
  return isFields(map) ? own(map, id) : undefined;
}

/** A picture has at most 1024 px a side, and a canvas can grow by 25 tiles to each side. */
export const TILES_MAX = 51;

/** The filled tiles of a completely filled appearance, shared by size: a short file may name thousands of large appearances. */
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

/** What had to be repaired, each once: texts for a child, faults for the log. */
export class Notes {
  readonly #texts = new Set<string>();
  readonly #faults = new Set<string>();

  add(text: string): void {
    this.#texts.add(text);
  }

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
