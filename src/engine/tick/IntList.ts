/** A growing list of integers that keeps its memory when it is cleared for the next tick. */
export class IntList {
  length = 0;
  items = new Int32Array(64);

  push(value: number): void {
    if (this.length === this.items.length) this.#grow();
    this.items[this.length++] = value;
  }

  clear(): void {
    this.length = 0;
  }

  /** A copy of the items. */
  taken(): Int32Array {
    return this.items.slice(0, this.length);
  }

  #grow(): void {
    const larger = new Int32Array(this.items.length * 2);
    larger.set(this.items);
    this.items = larger;
  }
}
