/** All characters of a game in the form that plays, found by their numbers. */
import { AppearanceTable } from "../grid/AppearanceTable.ts";
import { NOBODY, ONE } from "../grid/Squares.ts";
import type { Actors } from "../world/actor.ts";
import type { Character } from "../world/character.ts";
import type { Characters, World, WorldDocument } from "../world/world.ts";
import { type CompiledTree, TreeCompiler } from "./CompiledTree.ts";
import { type Dependencies, dependenciesOf } from "./Dependencies.ts";
import { Followers } from "./Followers.ts";
import type { Census } from "./SquareTable.ts";

export interface CompiledCharacter extends CompiledTree {
  readonly character: Character;
  readonly characterNumber: number;
  readonly dependencies: Dependencies;
}

/** The part of a stage that shows which characters are common on it. */
interface PopulatedStage {
  readonly width: number;
  readonly height: number;
  readonly actors: Actors;
}

export class CompiledGame {
  readonly appearances: AppearanceTable;
  readonly characters: readonly CompiledCharacter[];
  /** Those with rules that wait for a timer or the start. */
  readonly timed: readonly CompiledCharacter[];
  /** Null if no rule depends on others wherever they are. */
  readonly followers: Followers | null;
  readonly #byNumber: (CompiledCharacter | undefined)[] = [];

  /** `stages` show what is common in this game, so that rules try rare squares first. */
  constructor(appearances: AppearanceTable, stages: readonly PopulatedStage[]) {
    this.appearances = appearances;
    const census = censusOf(appearances, stages);
    this.characters = [...appearances.characters].map(([id, character]) =>
      this.#compiled(appearances.characterNumber(id), character, census),
    );
    this.timed = this.characters.filter(({ dependencies: { timers, start } }) => timers.size > 0 || start);
    this.followers = Followers.of(this.characters, appearances.sets.ground.has);
    for (const character of this.characters) this.#byNumber[character.characterNumber] = character;
  }

  characterOf(characterNumber: number): CompiledCharacter | undefined {
    return this.#byNumber[characterNumber];
  }

  #compiled(characterNumber: number, character: Character, census: Census): CompiledCharacter {
    const tree = new TreeCompiler(this.appearances, census).compile(character.id, character.rules);
    return { ...tree, character, characterNumber, dependencies: dependenciesOf(tree.root) };
  }
}

interface Compiled {
  readonly kinds: World["kinds"];
  readonly game: CompiledGame;
}

const compiledByCharacters = new WeakMap<Characters, Compiled>();

/**
 * The game of a document. Documents with the same characters and kinds share it: another moment of a game is looked at again and again, and
 * compiling its rules takes longer than a tick.
 */
export function compiledGameOf({ characters, world }: WorldDocument): CompiledGame {
  const known = compiledByCharacters.get(characters);
  if (known && known.kinds === world.kinds) return known.game;
  const appearances = new AppearanceTable(new Map(Object.entries(characters)), world.kinds);
  const game = new CompiledGame(appearances, Object.values(world.stages));
  compiledByCharacters.set(characters, { kinds: world.kinds, game });
  return game;
}

function censusOf(appearances: AppearanceTable, stages: readonly PopulatedStage[]): Census {
  const census = new Map<number, number>();
  for (const { width, height, actors } of stages) {
    const standing = Object.values(actors);
    census.set(NOBODY, (census.get(NOBODY) ?? 0) + width * height - standing.length);
    for (const { characterId } of standing) {
      const characterNumber = appearances.characterNumber(characterId);
      census.set(characterNumber + ONE, (census.get(characterNumber + ONE) ?? 0) + 1);
    }
  }
  return census;
}
