/** A long shelf is filled in turns, so that the page is there before the last of its tiles: what can be seen comes first. */
import { useEffect, useState } from "react";
import { after, whenIdle } from "../../browser/timers.ts";

/** More than most windows show of a shelf. */
const FIRST = 20;
const EACH_TURN = 30;
/** A page that has just come has better things to do. */
const SETTLED_MS = 1500;

export interface TilesInTurns {
  /** How many of the tiles are whole; of the others the name and the place are there. */
  readonly whole: number;
  /** Somebody goes along the shelf: all that are left, now. */
  readonly hurry: () => void;
}

/** A shelf that was full once stays full, whoever comes onto it. */
export function useTilesInTurns(count: number): TilesInTurns {
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
