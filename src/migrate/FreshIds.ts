/** Ids that no two things of one list share: one that is taken gets a number behind it. */
export class FreshIds {
  readonly #taken = new Set<string>();
  /** The next number to try for an id, so that a list of a thousand equal ids does not try a thousand numbers for each. */
  readonly #numbers = new Map<string, number>();

  take(id: string): string {
    let fresh = id;
    for (let number = this.#numbers.get(id) ?? 2; this.#taken.has(fresh); number++) {
      fresh = `${id}-${number}`;
      this.#numbers.set(id, number + 1);
    }
    this.#taken.add(fresh);
    return fresh;
  }
}
