/** One half of the library: a title, and tiles that scroll by themselves. */
import { type ReactNode, type RefObject, useEffect, useId, useLayoutEffect, useRef } from "react";
import { isTouchScreen } from "../../browser/screen.ts";
import { useGesture } from "../../editor/EditorProvider.tsx";
import type { Id } from "../../engine/index.ts";
import { useEdgeScroll } from "../inspector/useEdgeScroll.ts";
import styles from "./Library.module.css";
import { moveAmongTiles } from "./useRovingTiles.ts";
import { useShelfPress } from "./useShelfPress.ts";

export interface ShelfProps {
  readonly name: string;
  /** Whose looks stand here; null: the characters. */
  readonly characterId: Id | null;
  /** How many tiles there are. */
  readonly count: number;
  /** What stands beside the title. */
  readonly tools?: ReactNode;
  /** A hand, a key or a wheel is on the tiles. */
  readonly onVisit: () => void;
  /** Tiles, or an `EmptyShelf`. */
  readonly children: ReactNode;
}

export function Shelf({ name, characterId, count, tools, onVisit, children }: ShelfProps) {
  const title = useId();
  const tiles = useScrollMark(count);
  const pressBare = useShelfPress(tiles, characterId);
  const isOrdered = useGesture((gesture) => gesture.shelfPlace?.characterId === characterId);
  useEdgeScroll(tiles, isOrdered, undefined, isTouchScreen());
  return (
    <section className={styles.shelf} data-part={name} aria-labelledby={title}>
      <header className={styles.head}>
        <h2 id={title} className={styles.title}>
          {name}
        </h2>
        {tools}
      </header>
      <ul
        ref={tiles}
        className={styles.tiles}
        onPointerDown={pressBare}
        onKeyDown={moveAmongTiles}
        onPointerEnter={onVisit}
        onFocus={onVisit}
        onScroll={onVisit}
      >
        {children}
      </ul>
    </section>
  );
}

/** Marks a list in which there is more to scroll to sideways, whether tiles come or the room gets less. */
function useScrollMark(count: number): RefObject<HTMLUListElement | null> {
  const list = useRef<HTMLUListElement>(null);
  // Only where tiles came or went: to measure it has the page laid out in the middle of an edit.
  useLayoutEffect(() => mark(list.current, count), [count]);
  useEffect(() => {
    const markAgain = () => mark(list.current, count);
    window.addEventListener("resize", markAgain);
    return () => window.removeEventListener("resize", markAgain);
  }, [count]);
  return list;
}

function mark(list: HTMLUListElement | null, count: number): void {
  // Nobody else asks, and to measure is to lay out the page.
  if (list) list.dataset.scrolls = String(count > 0 && isTouchScreen() && list.scrollWidth > list.clientWidth);
}
