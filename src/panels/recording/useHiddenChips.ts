import { type RefObject, useEffect, useLayoutEffect, useState } from "react";
import { onElementSize } from "../../browser/screen.ts";

/** The part of a chip's words by which it can still be told from others, CSS px. */
const LEAST_WORDS = 64;
/** Between chips, and the button for those that are left out with the gap beside it, CSS px. */
const GAP = 8;
const MORE = 52;

/**
 * How many of the chips at the end of a line do not fit. Before one is left out, the words of all of them may be cut.
 * `line`: holds the list of chips and the buttons beside it.
 */
export function useHiddenChips(line: RefObject<HTMLElement | null>): number {
  const [hidden, setHidden] = useState(0);
  useLayoutEffect(() => setHidden(countHidden(line.current)));
  useEffect(() => {
    const element = line.current;
    return element ? onElementSize(element, () => setHidden(countHidden(element))) : undefined;
  }, [line]);
  return hidden;
}

function countHidden(line: HTMLElement | null): number {
  const list = line?.querySelector(":scope > ul");
  if (!line || !list || line.clientWidth === 0) return 0;
  const widths = [...list.children].map(leastWidth);
  const add = line.querySelector<HTMLElement>(":scope > [aria-haspopup]")?.offsetWidth ?? 0;
  const room = line.clientWidth - add - GAP;
  const fitting = fittingIn(room, widths);
  return widths.length - (fitting === widths.length ? fitting : fittingIn(room - MORE, widths));
}

/** No chip gets narrower than that. */
function leastWidth(chip: Element): number {
  const words = chip.querySelector("[data-words]");
  if (!(chip instanceof HTMLElement) || !words) return 0;
  const least = chip.offsetWidth - words.clientWidth + Math.min(words.scrollWidth, LEAST_WORDS);
  chip.style.minWidth = `${least}px`;
  return least;
}

function fittingIn(room: number, widths: readonly number[]): number {
  let end = -GAP;
  const first = widths.findIndex((width) => {
    end += GAP + width;
    return end > room;
  });
  return first < 0 ? widths.length : first;
}
