import { seededRandom } from "../../seededRandom.ts";

/** A random generator that depends only on its seed. */
export class Dice {
  readonly #below: (below: number) => number;
  #made = 0;

  constructor(seed: number) {
    // Otherwise adjacent seeds would begin alike.
    this.#below = seededRandom(Math.imul(seed, 0x9e3779b1));
    this.#below(2);
  }

  /** A whole number from `from` to `to`, both included. */
  between(from: number, to: number): number {
    return from + this.#below(to - from + 1);
  }

  /** True with this probability in percent. */
  chance(percent: number): boolean {
    return this.#below(100) < percent;
  }

  pick<Item>(items: readonly [Item, ...Item[]] | readonly Item[]): Item {
    return items[this.#below(items.length)] as Item;
  }

  times<Item>(from: number, to: number, make: () => Item): Item[] {
    return Array.from({ length: this.between(from, to) }, make);
  }

  shuffled<Item>(items: readonly Item[]): Item[] {
    return items
      .map((item) => ({ item, place: this.#below(1_000_000) }))
      .sort((a, b) => a.place - b.place)
      .map(({ item }) => item);
  }

  id(letter: string): string {
    this.#made += 1;
    return `${letter}${this.#made}`;
  }
}
