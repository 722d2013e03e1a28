/** Packs pictures on square pages: in shelves from the top down, filled from the left. */

/** A free rectangle of a page, px. */
export interface Slot {
  readonly page: number;
  readonly x: number;
  readonly y: number;
}

interface Shelf {
  readonly page: number;
  readonly y: number;
  readonly height: number;
  used: number;
}

export class ShelfPacker {
  readonly #shelves: Shelf[] = [];
  /** How far each page is filled. The first one is there from the start, even if nothing fits on it. */
  readonly #bottoms: number[] = [0];
  readonly #side: number;
  readonly #firstSide: number;

  /** `firstSide`: that of the first page, px. */
  constructor(side: number, firstSide = side) {
    this.#side = side;
    this.#firstSide = firstSide;
  }

  /** The side of a page, px. */
  sideOf(page: number): number {
    return page === 0 ? this.#firstSide : this.#side;
  }

  get pages(): number {
    return this.#bottoms.length;
  }

  /** A free rectangle of this size; null if it is larger than a page. */
  place(width: number, height: number): Slot | null {
    if (width > this.#side || height > this.#side) return null;
    const shelf = this.#shelfFor(width, height) ?? this.#openShelf(width, height);
    const slot = { page: shelf.page, x: shelf.used, y: shelf.y };
    shelf.used += width;
    return slot;
  }

  /** The lowest shelf that is high enough, so that small pictures leave the high ones free. */
  #shelfFor(width: number, height: number): Shelf | undefined {
    const holding = this.#shelves.filter(
      (shelf) => shelf.height >= height && this.sideOf(shelf.page) - shelf.used >= width,
    );
    return holding.sort((a, b) => a.height - b.height)[0];
  }

  #openShelf(width: number, height: number): Shelf {
    const page = this.#pageFor(width, height);
    const y = this.#bottoms[page] ?? 0;
    const shelf = { page, y, height, used: 0 };
    this.#bottoms[page] = y + height;
    this.#shelves.push(shelf);
    return shelf;
  }

  #pageFor(width: number, height: number): number {
    const page = this.#bottoms.findIndex(
      (bottom, page) => this.sideOf(page) >= width && this.sideOf(page) - bottom >= height,
    );
    return page < 0 ? this.#bottoms.length : page;
  }
}
