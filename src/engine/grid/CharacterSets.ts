/** Whom an id stands for where a rule asks for a character, a kind of characters or anybody. */
import type { Actor } from "../world/actor.ts";
import type { Character } from "../world/character.ts";
import type { Id } from "../world/id.ts";
import { KINDS_MAX } from "../world/limits.ts";
import { ANYBODY } from "../world/rule.ts";
import type { Kind } from "../world/world.ts";

export interface CharacterSet {
  /** 1 at the number of every character in the set. One that is gone is in none but that of an outsider; its number may lie beyond the end. */
  readonly has: Uint8Array;
  readonly numbers: readonly number[];
}

interface NumberedCharacter {
  readonly number: number;
  readonly isGround: boolean;
}

export class CharacterSets {
  readonly #characters = new Map<Id, NumberedCharacter>();
  readonly #kinds: ReadonlyMap<Id, Kind>;
  readonly #size: number;
  readonly #named = new Map<Id, CharacterSet | null>();
  readonly #ofRuleActors = new Map<string, CharacterSet>();
  readonly #numberOf: (characterId: Id) => number;

  /** `numberOf` gives the number of a character. */
  constructor(
    characters: ReadonlyMap<Id, Character>,
    kinds: Readonly<Record<Id, Kind>>,
    numberOf: (characterId: Id) => number,
  ) {
    this.#numberOf = numberOf;
    for (const [id, { ground }] of characters) {
      this.#characters.set(id, { number: numberOf(id), isGround: ground === true });
    }
    this.#kinds = new Map(Object.entries(kinds).slice(0, KINDS_MAX));
    this.#size = [...this.#characters.values()].reduce((size, { number }) => Math.max(size, number + 1), 0);
  }

  /** All characters that are ground. */
  get ground(): CharacterSet {
    return this.#setOf([...this.#characters.values()].flatMap(({ number, isGround }) => (isGround ? number : [])));
  }

  /** `*` is everybody but ground, and any other id a character's, else a kind's; null for an id of neither. The same set for the same id. */
  of(id: Id): CharacterSet | null {
    const known = this.#named.get(id);
    if (known !== undefined) return known;
    const numbers = this.#numbersOf(id);
    const found = numbers && this.#setOf(numbers);
    this.#named.set(id, found);
    return found;
  }

  /** Whom a rule actor may stand for: its own character, and those of its kind. */
  ofRuleActor({ characterId, kind }: Pick<Actor, "characterId" | "kind">): CharacterSet {
    const key = JSON.stringify([characterId, kind]);
    const known = this.#ofRuleActors.get(key) ?? this.#madeFor(characterId, kind);
    this.#ofRuleActors.set(key, known);
    return known;
  }

  /** As `ofRuleActor`, for one outside of the extent, which is looked for even if its own character is gone. */
  ofOutsider({ characterId, kind }: Pick<Actor, "characterId" | "kind">): CharacterSet {
    const { numbers } = this.ofRuleActor({ characterId, kind });
    const isGone = !this.#characters.has(characterId) && !this.#leavesOut(kind ?? "", characterId);
    return this.#setOf(isGone ? [this.#numberOf(characterId), ...numbers] : numbers);
  }

  #madeFor(characterId: Id, kind: Id | undefined): CharacterSet {
    const own = this.#characters.get(characterId);
    const others = kind === undefined ? null : this.of(kind);
    const isLeftOut = others !== null && this.#leavesOut(kind ?? "", characterId);
    return this.#setOf([...(own && !isLeftOut ? [own.number] : []), ...(others?.numbers ?? [])]);
  }

  #leavesOut(id: Id, characterId: Id): boolean {
    if (id === ANYBODY || this.#characters.has(id)) return false;
    const kind = this.#kinds.get(id);
    return kind?.except === true && kind.characters.includes(characterId);
  }

  #numbersOf(id: Id): readonly number[] | null {
    if (id === ANYBODY) return this.#everybodyBut([]);
    const character = this.#characters.get(id);
    if (character) return [character.number];
    const kind = this.#kinds.get(id);
    if (!kind) return null;
    if (kind.except === true) return this.#everybodyBut(kind.characters);
    return kind.characters.flatMap((one) => this.#characters.get(one)?.number ?? []);
  }

  #everybodyBut(characterIds: readonly Id[]): number[] {
    const others = [...this.#characters].filter(([id, { isGround }]) => !isGround && !characterIds.includes(id));
    return others.map(([, { number }]) => number);
  }

  #setOf(numbers: readonly number[]): CharacterSet {
    const has = new Uint8Array(Math.max(this.#size, ...numbers.map((number) => number + 1)));
    for (const number of numbers) has[number] = 1;
    return { has, numbers: [...new Set(numbers)] };
  }
}
