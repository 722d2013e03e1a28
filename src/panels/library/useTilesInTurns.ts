/** A long shelf is filled in turns, so that the page is there before the last of its tiles: what can be seen comes first. */
import { useEffect, useState } from "react";
import { whenIdle } from "../../browser/sight.ts";

/** More than any window shows of a shelf. */
const FIRST = 24;
const EACH_TURN = 30;

export interface TilesInTurns {
  /** How many of the tiles are whole; of the others the name and the place are there. */
  readonly whole: number;
  /** Somebody goes along the shelf: all that are left, now. */
  readonly hurry: () => void;
}

/** A shelf that was full once stays full, whoever comes onto it. */
export function useTilesInTurns(count: number): TilesInTurns {
  const [whole, setWhole] = useState(FIRST);
  const isFull = whole >= count;
  const hurry = () => setWhole(Number.POSITIVE_INFINITY);
  useEffect(() => {
    if (whole === Number.POSITIVE_INFINITY) return;
    return whenIdle(() => setWhole(isFull ? Number.POSITIVE_INFINITY : whole + EACH_TURN));
  }, [whole, isFull]);
  return { whole, hurry };
}
