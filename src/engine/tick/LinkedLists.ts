const END = -1;

/** Doubly linked lists of slots kept in arrays: each slot is in at most one list, and adding and removing take constant time. */
export class LinkedLists {
  readonly #first: Int32Array;
  #next = new Int32Array(0);
  #before = new Int32Array(0);

  constructor(lists: number) {
    this.#first = new Int32Array(lists).fill(END);
  }

  /** Makes room for this many slots. */
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

/** The column itself if it is long enough, else a longer copy of it. */
export function larger(column: Int32Array<ArrayBuffer>, length: number): Int32Array<ArrayBuffer> {
  if (column.length >= length) return column;
  const grown = new Int32Array(Math.max(length, column.length * 2));
  grown.set(column);
  return grown;
}
