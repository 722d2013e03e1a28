import { ChevronLeft, ChevronRight } from "lucide-react";
import {
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type WheelEvent,
} from "react";
import { isTouchScreen, onElementVisible, prefersReducedMotion } from "../../browser/screen.ts";
import { useEditorState, usePointerInput, usePreview } from "../../editor/EditorProvider.tsx";
import type { LibraryTarget } from "../../editor/index.ts";
import type { Id } from "../../engine/index.ts";
import { useEdgeScroll } from "../../widgets/useEdgeScroll.ts";
import { arrowWidth, besideTile, nextBehind, tilesOn, tileUnder } from "./besideTile.ts";
import styles from "./Library.module.css";
import { useCutTiles } from "./useCutTiles.ts";
import { moveAmongTiles } from "./useRovingTiles.ts";

export interface TileListProps {
  /** The name of this part of the editor, for moving between parts by key. */
  readonly part: string;
  readonly title: ReactNode;
  /** The character whose appearances are listed; null for the list of characters. */
  readonly characterId: Id | null;
  /** The number of tiles. */
  readonly count: number;
  /** Controls under the title. */
  readonly tools?: ReactNode;
  /** Called when a pointer, the focus or scrolling reaches the tiles. */
  readonly onVisit: () => void;
  /** Tiles, or an `EmptyTileList`. */
  readonly children: ReactNode;
}

/** One half of the shelf: a title with its tools, and beside it a list of tiles with its own scrolling. */
export function TileList({ part, title, characterId, count, tools, onVisit, children }: TileListProps) {
  const titleId = useId();
  const tiles = useScrollMark(count);
  const { first, last, hidden } = useHiddenEnds();
  useCutTiles(tiles, hidden);
  const pressBare = useTileDropZone(tiles, characterId);
  const isOrdered = usePreview((preview) => preview.libraryPlace?.characterId === characterId);
  useEdgeScroll(tiles, isOrdered, undefined, scrollsSideways);
  return (
    <section className={styles.half} data-part={part} aria-labelledby={titleId}>
      <header className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {tools}
      </header>
      <div className={styles.lane}>
        <ul
          ref={tiles}
          className={styles.tiles}
          onPointerDown={pressBare}
          onKeyDown={moveAmongTiles}
          onPointerEnter={onVisit}
          onFocus={onVisit}
          onScroll={onVisit}
          onWheel={scrollLine}
        >
          <li ref={first} className={styles.end} aria-hidden="true" />
          {children}
          <li ref={last} className={styles.end} aria-hidden="true" />
        </ul>
        {hidden.before && <MoreArrow list={tiles} way={-1} />}
        {hidden.after && <MoreArrow list={tiles} way={1} />}
      </div>
    </section>
  );
}

/** Whether tiles are out of sight before and after those shown. `first` and `last` are for marks at the two ends of the list. */
function useHiddenEnds() {
  const [first, last] = [useRef<HTMLLIElement>(null), useRef<HTMLLIElement>(null)];
  const [hidden, setHidden] = useState({ before: false, after: false });
  useEffect(() => {
    const watch = (end: HTMLElement | null, side: "before" | "after") =>
      end && onElementVisible(end, (isShown) => setHidden((known) => ({ ...known, [side]: !isShown })));
    const ends = [watch(first.current, "before"), watch(last.current, "after")];
    return () => {
      for (const stop of ends) if (stop) stop();
    };
  }, [first, last]);
  return { first, last, hidden };
}

interface MoreArrowProps {
  readonly list: RefObject<HTMLElement | null>;
  /** -1 leads to the tiles before those shown, 1 to those after. */
  readonly way: -1 | 1;
}

/** Says that the list goes on, and shows the next tiles. By key, the arrow keys walk there, so Tab passes it. */
function MoreArrow({ list, way }: MoreArrowProps) {
  const Arrow = way < 0 ? ChevronLeft : ChevronRight;
  const scroll = () => {
    if (!list.current) return;
    const next = nextBehind(list.current.getBoundingClientRect(), tilesOn(list.current), { way, arrow: arrowWidth() });
    const tile = next === null ? null : list.current.querySelector(`[data-tile="${CSS.escape(next)}"]`);
    const behavior = prefersReducedMotion() ? "instant" : "smooth";
    tile?.scrollIntoView({ block: "nearest", inline: way < 0 ? "end" : "start", behavior });
  };
  return (
    <button
      type="button"
      className={styles.more}
      data-way={way < 0 ? "back" : "on"}
      aria-label={way < 0 ? "Show the ones before" : "Show more"}
      tabIndex={-1}
      onClick={scroll}
    >
      <Arrow size={22} strokeWidth={3} aria-hidden="true" />
    </button>
  );
}

/** Marks in which direction a list can be scrolled by finger, when its tiles or the window change. */
function useScrollMark(count: number): RefObject<HTMLUListElement | null> {
  const list = useRef<HTMLUListElement>(null);
  // Only when the number of tiles changes: measuring forces a layout in the middle of an edit.
  useLayoutEffect(() => mark(list.current, count), [count]);
  useEffect(() => {
    const markAgain = () => mark(list.current, count);
    window.addEventListener("resize", markAgain);
    return () => window.removeEventListener("resize", markAgain);
  }, [count]);
  return list;
}

function mark(list: HTMLUListElement | null, count: number): void {
  // Only touch layouts use the mark, and measuring forces a layout.
  if (list) list.dataset.scrolls = count > 0 && isTouchScreen() ? scrollDirection(list) : "";
}

function scrollsSideways(list: HTMLElement): boolean {
  return list.scrollWidth > list.clientWidth;
}

/** A wheel moves a list that is a single line along it. */
function scrollLine({ currentTarget, deltaX, deltaY }: WheelEvent<HTMLElement>): void {
  if (deltaX === 0 && scrollsSideways(currentTarget)) currentTarget.scrollBy({ left: deltaY });
}

function scrollDirection(list: HTMLUListElement): "x" | "y" | "" {
  if (list.scrollWidth > list.clientWidth) return "x";
  return list.scrollHeight > list.clientHeight ? "y" : "";
}

/**
 * Makes a list of tiles a drop zone for dragged tiles. The result handles presses on its empty parts, where the stamp tool drops copies.
 * `characterId` is the character whose appearances are listed; null for the list of characters.
 */
function useTileDropZone(list: RefObject<HTMLElement | null>, characterId: Id | null) {
  const pointers = usePointerInput();
  const stamps = useEditorState((state) => state.ui.toolId === "stamp");
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const locate = (pixel: { readonly x: number; readonly y: number }): LibraryTarget => {
      const tiles = tilesOn(element);
      return { kind: "library", characterId, beside: besideTile(tiles, pixel), onId: tileUnder(tiles, pixel) };
    };
    // With the arrows over its ends.
    return pointers.register({ element: element.parentElement ?? element, locate });
  }, [list, pointers, characterId]);

  return (event: PointerEvent<HTMLElement>) => {
    if (!stamps || event.button !== 0 || event.target !== event.currentTarget) return;
    pointers.begin(event.nativeEvent, { kind: "library", characterId, beside: null });
  };
}

/** The message of an empty list in the library, beside a friendly face; in a game without characters, the card on the stage is the one to see. */
export function EmptyTileList({ children }: { readonly children: ReactNode }) {
  const isAnybody = useEditorState(({ document }) => Object.keys(document.characters).length > 0);
  return (
    <li className={styles.empty}>
      {isAnybody && <img src="/ui/empty-library.png" alt="" width={80} height={60} />}
      <p>{children}</p>
    </li>
  );
}
