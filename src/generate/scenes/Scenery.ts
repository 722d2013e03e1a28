import { clearImage, type PixelImage, wordOf, wordsOf } from "../../pixels/PixelImage.ts";

/** 22 by 13 squares of 20 dots. */
export const WIDTH = 440;
export const HEIGHT = 260;

/** 0xRRGGBB. */
export type Tint = number;
/** The height of a landscape: a row for every column, counted from the top. */
export type Ridge = (x: number) => number;

/** A wide sheet on which landscapes are drawn. Each dot becomes two by two pixels. */
export class Scenery {
  readonly seed: number;
  readonly #dots = new Uint32Array(WIDTH * HEIGHT);

  constructor(seed: number) {
    this.seed = seed;
  }

  /** A pseudo-random number from 0 to 1, always the same for the same dot and words. */
  chance(x: number, y = 0): number {
    let mixed = Math.imul(x + 1, 374761393) ^ Math.imul(y + 7, 668265263) ^ this.seed;
    mixed = Math.imul(mixed ^ (mixed >>> 13), 1274126177);
    return ((mixed ^ (mixed >>> 16)) >>> 0) / 4294967296;
  }

  put(x: number, y: number, tint: Tint): this {
    if (x >= 0 && y >= 0 && x < WIDTH && y < HEIGHT) this.#dots[Math.floor(y) * WIDTH + Math.floor(x)] = tint;
    return this;
  }

  box(x: number, y: number, width: number, height: number, tint: Tint): this {
    for (let row = Math.max(0, Math.floor(y)); row < Math.min(HEIGHT, y + height); row++) {
      for (let column = Math.max(0, Math.floor(x)); column < Math.min(WIDTH, x + width); column++)
        this.put(column, row, tint);
    }
    return this;
  }

  disc(x: number, y: number, rx: number, ry: number, tint: Tint): this {
    for (let row = Math.floor(y - ry); row <= y + ry; row++) {
      const half = rx * Math.sqrt(Math.max(0, 1 - ((row - y) / ry) ** 2));
      this.box(Math.round(x - half), row, Math.max(1, Math.round(half * 2)), 1, tint);
    }
    return this;
  }

  /** A ball in three tones: dark, middle, light. */
  ball(x: number, y: number, r: number, [dark, middle, light]: readonly [Tint, Tint, Tint]): this {
    return this.disc(x, y, r, r, dark)
      .disc(x - r * 0.1, y - r * 0.12, r * 0.84, r * 0.82, middle)
      .disc(x - r * 0.3, y - r * 0.36, r * 0.42, r * 0.36, light);
  }

  /** A cone or a gable by its tip, half its width and its height. The side away from the light is darker. */
  cone(x: number, top: number, half: number, high: number, light: Tint, dark: Tint): this {
    for (let row = 0; row < high; row++) {
      const reach = Math.round((half * (row + 1)) / high);
      this.box(x - reach, top + row, reach + Math.floor(reach / 3), 1, light).box(
        x + Math.floor(reach / 3),
        top + row,
        reach - Math.floor(reach / 3),
        1,
        dark,
      );
    }
    return this;
  }

  /** Fills everything down to a row with bands that are dithered into each other. */
  bands(tints: readonly Tint[], bottom: number, top = 0): this {
    const high = (bottom - top) / tints.length;
    for (let y = top; y < bottom; y++) {
      const band = Math.min(tints.length - 1, Math.floor((y - top) / high));
      const left = high * (band + 1) - (y - top);
      for (let x = 0; x < WIDTH; x++) {
        const isWoven =
          (left <= 2 && (x + y) % 2 === 0) || (left <= 5 && left > 2 && x % 4 === (y % 2) * 2 && y % 2 === 0);
        this.put(x, y, tints[isWoven ? Math.min(band + 1, tints.length - 1) : band] ?? 0);
      }
    }
    return this;
  }

  /** A wavy ridge whose ends meet, so that a stage that wraps shows no seam. */
  hills(base: number, heights: readonly number[], counts: readonly number[]): Ridge {
    const start = this.chance(base, counts[0]) * Math.PI * 2;
    return (x) => {
      const waves = heights.map(
        (high, n) => high * Math.sin((x / WIDTH) * Math.PI * 2 * (counts[n] ?? 1) + start * (n + 1)),
      );
      return Math.round(base - waves.reduce((sum, wave) => sum + wave, 0));
    };
  }

  /** A ridge with peaks, whose ends meet too. */
  peaks(base: number, high: number, count: number): Ridge {
    return (x) => {
      const place = (x / WIDTH) * count;
      const peak = Math.floor(place);
      const own = 0.55 + this.chance(peak % count, base) * 0.45;
      return Math.round(base - high * own * (1 - Math.abs((place % 1) - 0.5) * 2) + ((x * 7) % 5) * 0.4);
    };
  }

  /** Fills everything below a ridge, with a lit rim along its top. */
  land(ridge: Ridge, tint: Tint, rim: Tint, rimHeight = 3): this {
    for (let x = 0; x < WIDTH; x++) this.box(x, ridge(x), 1, HEIGHT, tint).box(x, ridge(x), 1, rimHeight, rim);
    return this;
  }

  /** Draws small tufts on the land below a ridge. */
  scatter(ridge: Ridge, tint: Tint, share: number, mark: readonly (readonly [number, number])[] = TUFT): this {
    for (let y = 0; y < HEIGHT; y += 7) {
      for (let x = 0; x < WIDTH; x += 9) {
        const left = x + Math.floor(this.chance(x, y) * 8);
        if (this.chance(y + 3, x) > share || y < ridge(left) + 7) continue;
        for (const [dx, dy] of mark) this.put(left + dx, y + dy, tint);
      }
    }
    return this;
  }

  /** Columns from left to right, roughly evenly spaced. */
  spread(count: number, variant: number, draw: (x: number, chance: number) => void): this {
    for (let n = 0; n < count; n++) {
      const chance = this.chance(n * 13, variant);
      draw(Math.round(((n + 0.2 + chance * 0.6) / count) * WIDTH), this.chance(n * 7, variant + 5));
    }
    return this;
  }

  /** A copy of the dots, for `relight`. */
  copyDots(): Uint32Array {
    return this.#dots.slice();
  }

  /** Multiplies the channels of all dots that were drawn since `copyDots`, to light them differently. */
  relight(before: Uint32Array, [red, green, blue]: readonly [number, number, number]): this {
    this.#dots.forEach((dot, at) => {
      if (dot === before[at] || LAMPS.has(dot)) return;
      const part = (shift: number, share: number): number =>
        Math.min(255, Math.round(((dot >> shift) & 255) * share)) << shift;
      this.#dots[at] = part(16, red) | part(8, green) | part(0, blue);
    });
    return this;
  }

  at(x: number, y: number): Tint {
    return this.#dots[Math.floor(y) * WIDTH + Math.floor(x)] ?? 0;
  }

  /** The picture at 40 pixels a square. */
  image(): PixelImage {
    const image = clearImage({ width: WIDTH * 2, height: HEIGHT * 2 });
    const words = wordsOf(image);
    const known = new Map<Tint, number>();
    for (let y = 0; y < image.height; y++) {
      for (let x = 0; x < image.width; x++) {
        const tint = this.#dots[(y >> 1) * WIDTH + (x >> 1)] ?? 0;
        const word = known.get(tint) ?? wordOf(tint * 256 + 255);
        known.set(tint, word);
        words[y * image.width + x] = word;
      }
    }
    return image;
  }
}

/** Windows and lava glow: the light does not change them. */
const LAMPS = new Set([0xffe9a0, 0xffdf7c, 0xffb347, 0xfff0a0, 0xf26a3c]);

const TUFT = [
  [0, 0],
  [1, 1],
  [2, -1],
  [2, 0],
  [3, 1],
  [4, 0],
] as const;
