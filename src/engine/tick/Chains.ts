/** Lists of slots without any room of their own: each slot is in one list at most, and leaves it at once. */
const END = -1;

export class Chains {
  readonly #first: Int32Array;
  #next = new Int32Array(0);
  #before = new Int32Array(0);

  constructor(lists: number) {
    this.#first = new Int32Array(lists).fill(END);
  }

  /** Makes room for so many slots. */
  fit(slots: number): void {
    this.#next = larger(this.#next, slots);
    this.#before = larger(this.#before, slots);
  }

  first(list: number): number {
    return this.#first[list] as number;
  }

  add(list: number, slot: number): void {
    const next = this.first(list);
    this.#next[slot] = next;
    this.#before[slot] = END;
    if (next !== END) this.#before[next] = slot;
    this.#first[list] = slot;
  }

  remove(list: number, slot: number): void {
    const next = this.#next[slot] as number;
    const before = this.#before[slot] as number;
    if (next !== END) this.#before[next] = before;
    if (before !== END) this.#next[before] = next;
    else this.#first[list] = next;
  }

  clear(): void {
    this.#first.fill(END);
  }
}

export function larger(column: Int32Array<ArrayBuffer>, length: number): Int32Array<ArrayBuffer> {
  if (column.length >= length) return column;
  const grown = new Int32Array(Math.max(length, column.length * 2));
  grown.set(column);
  return grown;
}
