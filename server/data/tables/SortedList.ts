/** A list that stays sorted while items come and go: finding the place of one takes a few comparisons, however long the list is. */
export class SortedList<Item> {
  private readonly items: Item[] = [];
  private readonly compare: (a: Item, b: Item) => number;

  /** `compare` must tell any two items apart. */
  constructor(compare: (a: Item, b: Item) => number) {
    this.compare = compare;
  }

  get length(): number {
    return this.items.length;
  }

  at(place: number): Item | undefined {
    return this.items[place];
  }

  /** Returns the place of the new item. */
  add(item: Item): number {
    const place = this.placeOf(item);
    this.items.splice(place, 0, item);
    return place;
  }

  /** Returns the place that the item had, or -1 if it was not in the list. */
  remove(item: Item): number {
    const place = this.placeOf(item);
    const found = this.items[place];
    if (found === undefined || this.compare(found, item) !== 0) return -1;
    this.items.splice(place, 1);
    return place;
  }

  first(count: number): readonly Item[] {
    return this.items.slice(0, count);
  }

  /** Where the item is or would be inserted. */
  private placeOf(item: Item): number {
    let [low, high] = [0, this.items.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      const other = this.items[middle];
      if (other !== undefined && this.compare(other, item) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
