import { type RefObject, useEffect } from "react";

/** The width of an arrow over an end of the row, and the least width in which some tile surely has room, CSS px. */
const ARROW = 44;
const NARROW = 200;

/** Marks the tiles that an end of a row or the arrow there cuts off, so that no name is seen in part. Not in rows with room for hardly one. */
export function useCutTiles(list: RefObject<HTMLElement | null>, { before, after }: HiddenEnds): void {
  // After every render, because any of them may bring other tiles.
  useEffect(() => {
    if (!list.current || typeof IntersectionObserver === "undefined") return;
    const mark = (entries: readonly IntersectionObserverEntry[]) => {
      for (const { target, boundingClientRect: tile, rootBounds: row } of entries) {
        const fits = row && row.width >= NARROW && tile.width < row.width - ARROW;
        const isCut = fits && (tile.left < row.left - 1 || tile.right > row.right + 1);
        target.toggleAttribute("data-cut", isCut === true);
      }
    };
    const rootMargin = `0px ${after ? -ARROW : 0}px 0px ${before ? -ARROW : 0}px`;
    const observer = new IntersectionObserver(mark, { root: list.current, rootMargin, threshold: [0, 0.9, 0.97, 1] });
    for (const tile of list.current.querySelectorAll("[data-tile]")) observer.observe(tile);
    return () => observer.disconnect();
  });
}

interface HiddenEnds {
  /** Whether the arrow over the end is shown. */
  readonly before: boolean;
  readonly after: boolean;
}
