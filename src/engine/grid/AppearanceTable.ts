/** Numbers every appearance as turned: whose picture it is, which one, how it is turned, and so which squares it fills. */
import type { Character } from "../world/character.ts";
import type { Id } from "../world/id.ts";
import { appearanceInfo } from "../world/lookups.ts";
import type { Kind } from "../world/world.ts";
import { type CharacterSet, CharacterSets } from "./CharacterSets.ts";
import { stepsFromAnchor } from "./footprint.ts";
import type { Point } from "./point.ts";
import { isTransform, type Transform } from "./transform.ts";

export type CharacterMap = ReadonlyMap<Id, Character>;

/** An appearance of a character under one transform. */
export interface TurnedAppearance {
  readonly number: number;
  /** The number of its character, see `characterNumber()`. */
  readonly characterNumber: number;
  readonly character: Character | undefined;
  readonly characterId: Id;
  readonly appearance: Id;
  readonly transform: Transform | undefined;
  /** The squares it fills, counted from the actor's own. */
  readonly steps: readonly Point[];
  /** Whether it fills the actor's own square and no other. */
  readonly isSingle: boolean;
  /** Whether its character is ground, which lies below everybody and is in nobody's way. */
  readonly isGround: boolean;
  /** The same appearance under other transforms, as far as they have come up. */
  readonly byTransform: ByTransform;
}

type ByTransform = Map<Transform | undefined, TurnedAppearance>;

export class AppearanceTable {
  readonly characters: CharacterMap;
  /** Whom ids of characters and kinds stand for. */
  readonly sets: CharacterSets;
  readonly #all: TurnedAppearance[] = [];
  readonly #numbered = new Map<Id, Map<Id, ByTransform>>();
  readonly #numbers = new Map<Id, number>();
  readonly #besides = new Set<number>();

  constructor(characters: CharacterMap, kinds: Readonly<Record<Id, Kind>> = {}) {
    this.characters = characters;
    this.sets = new CharacterSets(characters, kinds, (id) => this.characterNumber(id));
  }

  /** Whether any character is ground. */
  get hasGround(): boolean {
    for (const { ground } of this.characters.values()) if (ground === true) return true;
    return false;
  }

  at(number: number): TurnedAppearance {
    return this.#all[number] as TurnedAppearance;
  }

  get(characterId: Id, appearance: Id, transform: Transform | undefined): TurnedAppearance {
    const byTransform = this.#transformsOf(characterId, appearance);
    const known = byTransform.get(transform);
    if (known) return known;
    const turned = this.#added(characterId, appearance, { transform, byTransform });
    byTransform.set(transform, turned);
    return turned;
  }

  /** The same appearance under another transform. */
  withTransform(turned: TurnedAppearance, transform: Transform): TurnedAppearance {
    return turned.byTransform.get(transform) ?? this.get(turned.characterId, turned.appearance, transform);
  }

  /** A small number for every character id that comes up, even if the character itself is gone. */
  characterNumber(characterId: Id): number {
    const characterNumber = this.#numbers.get(characterId) ?? this.#numbers.size;
    this.#numbers.set(characterId, characterNumber);
    return characterNumber;
  }

  /** Whether an actor of these characters can stand on a square without filling it. */
  standBeside({ has }: CharacterSet): boolean {
    for (const number of this.#besides) if (has[number] === 1) return true;
    return false;
  }

  #transformsOf(characterId: Id, appearance: Id): ByTransform {
    const appearances = this.#numbered.get(characterId) ?? new Map<Id, ByTransform>();
    this.#numbered.set(characterId, appearances);
    const byTransform: ByTransform = appearances.get(appearance) ?? new Map();
    appearances.set(appearance, byTransform);
    return byTransform;
  }

  #added(
    characterId: Id,
    appearance: Id,
    { transform, byTransform }: Pick<TurnedAppearance, "transform" | "byTransform">,
  ): TurnedAppearance {
    const character = this.characters.get(characterId);
    const direction = isTransform(transform ?? "0") ? (transform ?? "0") : "0";
    const steps = stepsFromAnchor(appearanceInfo(character, appearance), direction);
    const characterNumber = this.characterNumber(characterId);
    if (!steps.some(isHere)) this.#besides.add(characterNumber);
    const isSingle = steps.length === 1 && steps.every(isHere);
    const number = this.#all.length;
    const turned = {
      number,
      characterNumber,
      character,
      characterId,
      appearance,
      transform,
      steps,
      isSingle,
      isGround: character?.ground === true,
      byTransform,
    };
    this.#all.push(turned);
    return turned;
  }
}

function isHere({ x, y }: Point): boolean {
  return x === 0 && y === 0;
}
