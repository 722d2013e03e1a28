import { type RefObject, useEffect } from "react";
import { arrowWidth } from "./besideTile.ts";

/** The least width of a row in which some tile surely has room, CSS px. */
const NARROW = 150;
/** The share of its width with which a tile counts as whole: when it is reached, the browser tells of it. */
const WHOLE = 0.97;

/** Marks the tiles that an end of a row or the arrow there cuts off, so that no name is seen in part. Not in rows with room for hardly one. */
export function useCutTiles(list: RefObject<HTMLElement | null>, { before, after }: HiddenEnds): void {
  // After every render, because any of them may bring other tiles.
  useEffect(() => {
    if (!list.current) return;
    const arrow = arrowWidth();
    const mark = (entries: readonly IntersectionObserverEntry[]) => {
      for (const { target, boundingClientRect: tile, rootBounds: row, intersectionRect: seen } of entries) {
        const fits = row && row.width >= NARROW && tile.width < row.width - arrow;
        target.toggleAttribute("data-cut", fits === true && seen.width < tile.width * WHOLE);
      }
    };
    const rootMargin = `0px ${after ? -arrow : 0}px 0px ${before ? -arrow : 0}px`;
    const observer = new IntersectionObserver(mark, { root: list.current, rootMargin, threshold: [0, 0.9, WHOLE, 1] });
    for (const tile of list.current.querySelectorAll("[data-tile]")) observer.observe(tile);
    return () => observer.disconnect();
  });
}

interface HiddenEnds {
  /** Whether the arrow over the end is shown. */
  readonly before: boolean;
  readonly after: boolean;
}
