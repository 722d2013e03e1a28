/** Which characters have rules that depend on others wherever those are: on how many there are, or on the way to them. */
import type { Dependencies } from "./Dependencies.ts";

/** A character and what its rules depend on. */
interface Follower {
  readonly characterNumber: number;
  readonly dependencies: Dependencies;
}

/** Numbers of the characters to wake. */
type Numbers = readonly number[];

export class Followers {
  readonly #whenCounted: Numbers[] = [];
  readonly #whenMoved: Numbers[] = [];
  readonly #whenFilled: Numbers;
  readonly #isGround: Uint8Array;

  private constructor(characters: readonly Follower[], ground: Uint8Array) {
    this.#isGround = ground;
    this.#whenFilled = numbersOf(characters, ({ looksAround }) => looksAround);
    for (const { characterNumber: number } of characters) {
      this.#whenMoved[number] = numbersOf(characters, ({ looksAround, goals }) => {
        return goals.some(({ has }) => has[number] === 1) || (looksAround && ground[number] !== 1);
      });
      const counting = numbersOf(characters, ({ counted }) => counted.some(({ has }) => has[number] === 1));
      this.#whenCounted[number] = [...new Set([...counting, ...(this.#whenMoved[number] ?? [])])];
    }
  }

  /** `ground` has 1 at the number of every character that is ground. Null if nobody follows anybody. */
  static of(characters: readonly Follower[], ground: Uint8Array): Followers | null {
    const isNobody = characters.every(({ dependencies: { counted, goals } }) => counted.length + goals.length === 0);
    return isNobody ? null : new Followers(characters, ground);
  }

  /** Those to wake when an actor of a character comes or goes. */
  ofCount(characterNumber: number): Numbers {
    return this.#whenCounted[characterNumber] ?? this.#whenFilled;
  }

  /** Those to wake when an actor of a character moves. */
  ofMove(characterNumber: number): Numbers {
    return this.#whenMoved[characterNumber] ?? this.#whenFilled;
  }

  /** Those to wake when an actor of a character fills other squares from where it stands. */
  ofShape(characterNumber: number): Numbers {
    return this.#isGround[characterNumber] === 1 ? [] : this.#whenFilled;
  }
}

function numbersOf(characters: readonly Follower[], follows: (dependencies: Dependencies) => boolean): Numbers {
  return characters.filter(({ dependencies }) => follows(dependencies)).map(({ characterNumber }) => characterNumber);
}
