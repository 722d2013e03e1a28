import { useEffect, useState } from "react";
import { after, whenIdle } from "../../browser/timers.ts";

/** More than most windows can show. */
const FIRST = 20;
const EACH_TURN = 30;
/** Leaves the time after loading the page to more urgent work. */
const SETTLED_MS = 1500;

export interface StagedTiles {
  /** How many tiles are rendered in full; the others show their name and take their space. */
  readonly whole: number;
  /** Renders all tiles at once, when the user reaches for them. */
  readonly hurry: () => void;
}

/**
 * Renders the tiles of a long list in slices while the page is idle, the visible ones first. Once complete, it also renders later tiles at
 * once.
 */
export function useStagedTiles(count: number): StagedTiles {
  const [whole, setWhole] = useState(FIRST);
  const [isSettled, settle] = useState(false);
  const isFull = whole >= count;
  const hurry = () => setWhole(Number.POSITIVE_INFINITY);
  useEffect(() => after(SETTLED_MS, () => settle(true)), []);
  useEffect(() => {
    if (!isSettled || whole === Number.POSITIVE_INFINITY) return;
    return whenIdle(() => setWhole(isFull ? Number.POSITIVE_INFINITY : whole + EACH_TURN));
  }, [whole, isFull, isSettled]);
  return { whole, hurry };
}
