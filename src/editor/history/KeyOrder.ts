/** The keys of a map in order, as a linked list, so that inserting a key takes no search. */
export class KeyOrder {
  readonly #next = new Map<string | null, string | null>();
  readonly #previous = new Map<string | null, string | null>();

  /** `null` is before the first and after the last key. */
  constructor(keys: readonly string[]) {
    this.#link(null, null);
    for (const key of keys) this.insert(key, undefined);
  }

  /** Inserts a key before another one; at the end if that is not given or does not exist. */
  insert(key: string, before: string | undefined): void {
    this.remove(key);
    const following = before !== undefined && this.#next.has(before) ? before : null;
    const preceding = this.#previous.get(following) ?? null;
    this.#link(preceding, key);
    this.#link(key, following);
  }

  /** As `insert`, for an existing key only. */
  move(key: string, before: string | undefined): void {
    if (this.#next.has(key)) this.insert(key, before);
  }

  remove(key: string): void {
    if (!this.#next.has(key)) return;
    this.#link(this.#previous.get(key) ?? null, this.#next.get(key) ?? null);
    this.#next.delete(key);
    this.#previous.delete(key);
  }

  keys(): string[] {
    const keys: string[] = [];
    let key = this.#next.get(null) ?? null;
    while (key !== null) {
      keys.push(key);
      key = this.#next.get(key) ?? null;
    }
    return keys;
  }

  #link(first: string | null, second: string | null): void {
    this.#next.set(first, second);
    this.#previous.set(second, first);
  }
}
