/** What landscapes are made of: skies in bands, ridges of hills, clouds, trees and stars. */
import { Canvas, type Spot } from "../sprites/canvas.ts";

/** 22 by 13 squares, at twenty picture pixels a square. */
export const width = 440;
export const height = 260;

/** A height for every column, in pixels from the top. */
export type Ridge = (x: number) => number;

export function emptyScene(): Canvas {
  return new Canvas(width, height);
}

/** A number from 0 to 1 that is always the same for the same spot: scatter without chance. */
export function scatter(x: number, y: number): number {
  let mixed = Math.imul(x + 1, 374761393) ^ Math.imul(y + 7, 668265263);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 1274126177);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 4294967296;
}

/** Waves that meet themselves at the right edge, so that a world that wraps has no seam. */
export function hills(base: number, heights: readonly number[], turns: readonly number[], start = 0): Ridge {
  return (x) => {
    const waves = heights.map(
      (high, wave) => high * Math.sin((x / width) * Math.PI * 2 * (turns[wave] ?? 1) + start * (wave + 1)),
    );
    return Math.round(base - waves.reduce((sum, wave) => sum + wave, 0));
  };
}

/** Horizontal bands of color from the top down, woven into each other over four rows. */
export function bands(scene: Canvas, letters: string, bottoms: readonly number[]): Canvas {
  return scene.paint((x, y) => {
    const band = bottoms.findIndex((bottom) => y < bottom);
    if (band < 0) return letters.charAt(letters.length - 1);
    const left = (bottoms[band] ?? 0) - y;
    const woven = (left <= 2 && (x + y) % 2 === 0) || (left <= 5 && left > 2 && x % 4 === (y % 2) * 2 && y % 2 === 0);
    return letters.charAt(woven ? Math.min(band + 1, letters.length - 1) : band);
  });
}

/** Everything under a ridge in one color, with a lit rim along its top. */
export function land(scene: Canvas, ridge: Ridge, letter: string, rim: string, rimHeight = 2): Canvas {
  return scene.paint((x, y) => {
    const depth = y - ridge(x);
    if (depth < 0) return undefined;
    return depth < rimHeight ? rim : letter;
  });
}

/** Little marks strewn over the land under a ridge. */
export function strewn(scene: Canvas, ridge: Ridge, letter: string, share: number, marks: readonly Spot[]): Canvas {
  for (let y = 0; y < height; y += 6) {
    for (let x = 0; x < width; x += 8) {
      const left = x + Math.floor(scatter(x, y) * 7);
      if (scatter(y, x) > share || y < ridge(Math.min(left, width - 1)) + 7) continue;
      for (const [dx, dy] of marks) scene.box(left + dx, y + dy, 1, 1, letter);
    }
  }
  return scene;
}

export const tuft: readonly Spot[] = [
  [0, 0],
  [1, 1],
  [2, -1],
  [2, 0],
  [3, 1],
  [4, 0],
];

/** A flat-bottomed heap of puffs, soft and without an outline. */
export function cloud(scene: Canvas, x: number, y: number, size: number, light = "w", dim = "u"): Canvas {
  const puffs: readonly (readonly [number, number, number])[] = [
    [-1.5, 0.1, 0.75],
    [1.5, 0.15, 0.7],
    [-0.5, -0.45, 1],
    [0.65, -0.2, 0.85],
  ];
  const heap = new Canvas(Math.ceil(size * 6), Math.ceil(size * 3));
  const middle: Spot = [size * 3, size * 2];
  for (const [dx, dy, r] of puffs) {
    heap.disc(middle[0] + dx * size, middle[1] + dy * size, r * size, r * size, dim);
  }
  for (const [dx, dy, r] of puffs) {
    heap.disc(middle[0] + dx * size - 1, middle[1] + dy * size - size * 0.22, r * size * 0.92, r * size * 0.86, light);
  }
  const flat = heap.part(0, 0, heap.width, Math.round(middle[1] + size * 0.45));
  return scene.stamp(flat, Math.round(x - middle[0]), Math.round(y - middle[1]));
}

/** A round tree standing on (x, y). */
export function roundTree(scene: Canvas, x: number, y: number, size: number, leaves: string, trunk: string): Canvas {
  return scene
    .box(x - Math.round(size / 8), y - size, Math.max(2, Math.round(size / 4)), size, trunk)
    .ball(x, y - size * 1.4, size * 0.8, size * 0.85, leaves);
}

/** A fir standing on (x, y), three skirts high. */
export function fir(scene: Canvas, x: number, y: number, size: number, leaves: string, trunk: string): Canvas {
  scene.box(x - 1, y - Math.round(size * 0.3), Math.max(2, Math.round(size / 10)), Math.round(size * 0.3), trunk);
  const top = y - size;
  return scene.paintWithin([x - size, top], [x + size, y - Math.round(size * 0.14)], (px, py) => {
    const down = (py - top) / size;
    const skirt =
      down < 0.3 ? down / 0.3 : down < 0.58 ? 0.35 + ((down - 0.3) / 0.28) * 0.9 : 0.6 + ((down - 0.58) / 0.28) * 0.95;
    const half = skirt * size * 0.22;
    const away = px - x + 0.5;
    if (Math.abs(away) > half) return undefined;
    return leaves.charAt(away > half * 0.25 ? 0 : away < -half * 0.45 ? 2 : 1);
  });
}
