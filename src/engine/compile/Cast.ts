/** All characters of a game as the engine plays them, by number. */
import type { Looks } from "../grid/Looks.ts";
import { NOBODY, ONE } from "../grid/Squares.ts";
import type { Actors } from "../world/actor.ts";
import type { Character } from "../world/character.ts";
import { type CompiledTree, TreeCompiler } from "./CompiledTree.ts";
import { type Senses, sensesOf } from "./Senses.ts";
import type { Census } from "./SquareTable.ts";

export interface CompiledCharacter extends CompiledTree {
  readonly character: Character;
  readonly kind: number;
  readonly senses: Senses;
}

/** As much of a stage as tells what is common on it. */
interface Crowd {
  readonly width: number;
  readonly height: number;
  readonly actors: Actors;
}

export class Cast {
  readonly looks: Looks;
  readonly all: readonly CompiledCharacter[];
  readonly #byKind: (CompiledCharacter | undefined)[] = [];

  /** `stages` tell what is common in this game. */
  constructor(looks: Looks, stages: readonly Crowd[]) {
    this.looks = looks;
    const census = censusOf(looks, stages);
    this.all = [...looks.characters].map(([id, character]) => this.#compiled(looks.kindOf(id), character, census));
    for (const character of this.all) this.#byKind[character.kind] = character;
  }

  of(kind: number): CompiledCharacter | undefined {
    return this.#byKind[kind];
  }

  #compiled(kind: number, character: Character, census: Census): CompiledCharacter {
    const tree = new TreeCompiler(this.looks, census).compile(character.id, character.rules);
    return { ...tree, character, kind, senses: sensesOf(tree.root) };
  }
}

function censusOf(looks: Looks, stages: readonly Crowd[]): Census {
  const census = new Map<number, number>();
  for (const { width, height, actors } of stages) {
    const everybody = Object.values(actors);
    census.set(NOBODY, (census.get(NOBODY) ?? 0) + width * height - everybody.length);
    for (const { characterId } of everybody) {
      const kind = looks.kindOf(characterId);
      census.set(kind + ONE, (census.get(kind + ONE) ?? 0) + 1);
    }
  }
  return census;
}
