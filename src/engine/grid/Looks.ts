/** Every way an actor can stand there, numbered: whose picture, which one, how turned, and so which squares it fills. */
import type { Character } from "../world/character.ts";
import type { Id } from "../world/id.ts";
import { appearanceInfo } from "../world/lookups.ts";
import { stepsFromAnchor } from "./footprint.ts";
import type { Point } from "./point.ts";
import { isTransform, type Transform } from "./transform.ts";

export type CharacterMap = ReadonlyMap<Id, Character>;

export interface Look {
  readonly number: number;
  /** The number of its character, see `kindOf`. */
  readonly kind: number;
  readonly character: Character | undefined;
  readonly characterId: Id;
  readonly appearance: Id;
  readonly transform: Transform | undefined;
  /** The squares it fills, counted from the actor's own. */
  readonly steps: readonly Point[];
  /** Whether it fills the actor's own square and no other. */
  readonly isSingle: boolean;
  /** The same picture turned in other ways, as far as anybody has been seen so. */
  readonly turns: Turns;
}

type Turns = Map<Transform | undefined, Look>;

export class Looks {
  readonly characters: CharacterMap;
  readonly #looks: Look[] = [];
  readonly #numbered = new Map<Id, Map<Id, Turns>>();
  readonly #kinds = new Map<Id, number>();
  readonly #besides = new Set<number>();

  constructor(characters: CharacterMap) {
    this.characters = characters;
  }

  at(number: number): Look {
    return this.#looks[number] as Look;
  }

  of(characterId: Id, appearance: Id, transform: Transform | undefined): Look {
    const turns = this.#turnsOf(characterId, appearance);
    const known = turns.get(transform);
    if (known) return known;
    const look = this.#newLook(characterId, appearance, { transform, turns });
    turns.set(transform, look);
    return look;
  }

  /** The same picture, turned in this way. */
  turned(look: Look, transform: Transform): Look {
    return look.turns.get(transform) ?? this.of(look.characterId, look.appearance, transform);
  }

  /** A small number for every character that anybody names, also where the character itself is gone. */
  kindOf(characterId: Id): number {
    const kind = this.#kinds.get(characterId) ?? this.#kinds.size;
    this.#kinds.set(characterId, kind);
    return kind;
  }

  /** Whether actors of this kind may stand on a square without filling it. */
  standsBesideItself(kind: number): boolean {
    return this.#besides.has(kind);
  }

  #turnsOf(characterId: Id, appearance: Id): Turns {
    const appearances = this.#numbered.get(characterId) ?? new Map<Id, Turns>();
    this.#numbered.set(characterId, appearances);
    const turns: Turns = appearances.get(appearance) ?? new Map();
    appearances.set(appearance, turns);
    return turns;
  }

  #newLook(characterId: Id, appearance: Id, { transform, turns }: Pick<Look, "transform" | "turns">): Look {
    const character = this.characters.get(characterId);
    const turned = isTransform(transform ?? "0") ? (transform ?? "0") : "0";
    const steps = stepsFromAnchor(appearanceInfo(character, appearance), turned);
    const kind = this.kindOf(characterId);
    if (!steps.some(isHere)) this.#besides.add(kind);
    const isSingle = steps.length === 1 && steps.every(isHere);
    const number = this.#looks.length;
    const look = { number, kind, character, characterId, appearance, transform, steps, isSingle, turns };
    this.#looks.push(look);
    return look;
  }
}

function isHere({ x, y }: Point): boolean {
  return x === 0 && y === 0;
}
