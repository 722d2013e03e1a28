import { useEffect, useState } from "react";
import { after, whenIdle } from "../../browser/timers.ts";

/** More than most windows can show. */
const FIRST = 20;
const SLICE = 30;
/** Leaves the time after loading the page to more urgent work. */
const SETTLED_MS = 1500;

export interface StagedTiles {
  /** How many tiles are rendered in full; the others show their name and take their space. */
  readonly fullCount: number;
  /** Renders all tiles at once, when the user reaches for them. */
  readonly renderAll: () => void;
}

/**
 * Renders the tiles of a long list in slices while the page is idle, the visible ones first. Once complete, it also renders later tiles at
 * once.
 */
export function useStagedTiles(count: number): StagedTiles {
  const [fullCount, setFullCount] = useState(FIRST);
  const [isSettled, settle] = useState(false);
  const isFull = fullCount >= count;
  const renderAll = () => setFullCount(Number.POSITIVE_INFINITY);
  useEffect(() => after(SETTLED_MS, () => settle(true)), []);
  useEffect(() => {
    if (!isSettled || fullCount === Number.POSITIVE_INFINITY) return;
    return whenIdle(() => setFullCount(isFull ? Number.POSITIVE_INFINITY : fullCount + SLICE));
  }, [fullCount, isFull, isSettled]);
  return { fullCount, renderAll };
}
