import type { Point } from "../../engine/index.ts";

/** How long a burst of stars lasts. */
export const BURST_MS = 300;

const STARS = 8;
/** How far from the middle of an actor its stars begin and end, in squares. */
const NEAR = 0.45;
const FAR = 1.35;
/** The share of the time after which they fade. */
const FADES = 0.6;
const HOP = 0.4;
const OUTER = 13;
const INNER = 4.5;

/** The corners of a star with four points around the origin, px of the stage: x, y, x, y and so on. */
export const STAR: readonly number[] = Array.from({ length: 8 }, (_, n) => {
  const { x, y } = at((n * Math.PI) / 4, n % 2 === 0 ? OUTER : INNER);
  return [x, y];
}).flat();

/** One star of a burst, relative to the middle of its actor, in squares. */
export interface BurstStar extends Point {
  readonly scale: number;
  readonly alpha: number;
}

/** The stars at a share of the time, 0 to 1: they fly out fast and slow down, every other one smaller and nearer. */
export function burstStars(share: number): BurstStar[] {
  const out = 1 - (1 - share) ** 2;
  const alpha = Math.min(1, (1 - share) / (1 - FADES));
  return Array.from({ length: STARS }, (_, n) => {
    const isLarge = n % 2 === 0;
    const reach = isLarge ? 1 : 0.7;
    const distance = NEAR + (FAR * reach - NEAR) * out;
    const size = isLarge ? 1 : 0.65;
    return { ...at((n * 2 * Math.PI) / STARS - Math.PI / 2, distance), scale: size * (0.5 + 0.5 * out), alpha };
  });
}

/** How high a hop is at a share of the time, in squares. */
export function hopAt(share: number): number {
  return HOP * Math.sin(Math.PI * share);
}

function at(angle: number, distance: number): Point {
  return { x: Math.cos(angle) * distance, y: Math.sin(angle) * distance };
}
