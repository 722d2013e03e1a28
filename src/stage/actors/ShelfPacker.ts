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
  readonly #bottoms: number[] = [];
  /** The side of a page, px. */
  readonly side: number;

  constructor(side: number) {
    this.side = side;
  }

  get pages(): number {
    return this.#bottoms.length;
  }

  /** A free rectangle of this size; null if it is larger than a page. */
  place(width: number, height: number): Slot | null {
    if (width > this.side || height > this.side) return null;
    const shelf = this.#shelfFor(width, height) ?? this.#openShelf(height);
    const slot = { page: shelf.page, x: shelf.used, y: shelf.y };
    shelf.used += width;
    return slot;
  }

  /** The lowest shelf that is high enough, so that small pictures leave the high ones free. */
  #shelfFor(width: number, height: number): Shelf | undefined {
    const holding = this.#shelves.filter((shelf) => shelf.height >= height && this.side - shelf.used >= width);
    return holding.sort((a, b) => a.height - b.height)[0];
  }

  #openShelf(height: number): Shelf {
    const page = this.#pageFor(height);
    const y = this.#bottoms[page] ?? 0;
    const shelf = { page, y, height, used: 0 };
    this.#bottoms[page] = y + height;
    this.#shelves.push(shelf);
    return shelf;
  }

  #pageFor(height: number): number {
    const page = this.#bottoms.findIndex((bottom) => this.side - bottom >= height);
    return page < 0 ? this.#bottoms.length : page;
  }
}
