/** The middle of a key on the page, CSS px. */
export interface KeySpot {
  readonly x: number;
  readonly y: number;
}

export type ArrowName = "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown";

const STEPS: Readonly<Record<ArrowName, KeySpot>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

export function isArrowName(key: string): key is ArrowName {
  return key in STEPS;
}

/** The index of the nearest spot in an arrow's direction, or -1 if there is none. Distance across that direction counts double. */
export function neighborKey(spots: readonly KeySpot[], from: number, arrow: ArrowName): number {
  const start = spots[from];
  if (!start) return -1;
  const step = STEPS[arrow];
  const costs = spots.map((spot) => {
    const along = (spot.x - start.x) * step.x + (spot.y - start.y) * step.y;
    const askew = Math.abs((spot.x - start.x) * step.y) + Math.abs((spot.y - start.y) * step.x);
    return along > 1 && along >= askew ? along + 2 * askew : Number.POSITIVE_INFINITY;
  });
  const least = Math.min(...costs);
  return Number.isFinite(least) ? costs.indexOf(least) : -1;
}
