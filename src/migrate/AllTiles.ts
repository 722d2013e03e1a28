/** A sprite is 1024 px at most, and a canvas can grow 25 tiles to every side. */
export const TILES_MAX = 51;

/** All tiles of a look, once for all looks of a size: a short file may name thousands of the largest ones. */
export class AllTiles {
  readonly #bySize = new Map<number, Record<string, true>>();

  of(width: number, height: number): Record<string, true> {
    const size = width * (TILES_MAX + 1) + height;
    const known = this.#bySize.get(size);
    if (known) return known;
    const keys = Array.from({ length: width * height }, (_, n) => `${n % width},${Math.floor(n / width)}`);
    const tiles = Object.fromEntries(keys.map((key) => [key, true as const]));
    this.#bySize.set(size, tiles);
    return tiles;
  }
}
