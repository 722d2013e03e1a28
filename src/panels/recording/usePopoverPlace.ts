import { type CSSProperties, type RefObject, useLayoutEffect, useState } from "react";
import { isTouchScreen, onElementSize } from "../../browser/screen.ts";

/** The picture that rows are about. */
export type RowsView = "before" | "after";

/** The frame's line is drawn around its squares, and stays in sight, CSS px. */
const LINE = 10;
/** Between the open rows and the edge of their picture's mat, CSS px. */
const GAP = 4;
/** The head and one row. Only the largest frames leave less than that below them, CSS px. */
const LEAST = 92;
const LEAST_BY_TOUCH = 108;
/** As many rows are in sight, whatever room the frame leaves below it. */
const ROWS = 3;
/** Below the last row, CSS px. */
const EDGE = 6;
/** Where the column scrolls, the rows lie directly above their chips. */
const SCROLLS = "(max-width: 599px), (max-height: 479px)";

/**
 * Where open rows lie: over the foot of the picture that they are about, so that its frame, the sentence and Save stay in sight. Only
 * several rows reach over the frame, as far as it takes to read the first of them. What does not fit then scrolls.
 */
export function usePopoverPlace(
  line: RefObject<HTMLElement | null>,
  view: RowsView,
  rows: RefObject<HTMLElement | null>,
): CSSProperties | undefined {
  const [place, setPlace] = useState<CSSProperties>();
  useLayoutEffect(() => {
    const frame = document.querySelector(`[data-frame="${view}"]`);
    const mat = frame?.closest("figure");
    const chips = line.current?.closest("section");
    const list = rows.current;
    if (!frame || !mat || !chips || !list) return;
    const measure = () =>
      setPlace(matchMedia(SCROLLS).matches ? undefined : placeBetween(frame, mat, chips, heightOf(list)));
    measure();
    const ends = [frame, mat, ...list.children].map((element) => onElementSize(element, measure));
    return () => {
      for (const end of ends) end();
    };
  }, [line, view, rows]);
  return place;
}

/** What the head and the first of several rows take. A single row leaves the frame in sight. */
function heightOf(list: HTMLElement): number {
  const first = [...list.querySelectorAll(":scope > :is(ol, ul) > li")].slice(0, ROWS);
  const last = first.at(-1);
  if (!last || first.length < 2) return 0;
  const top = list.parentElement?.getBoundingClientRect().top ?? 0;
  return last.getBoundingClientRect().bottom + list.scrollTop - top + EDGE;
}

/** `chips`: what the popover is positioned in. `needed`: the height without which rows cannot be read. */
function placeBetween(frame: Element, mat: Element, chips: Element, needed: number): CSSProperties {
  const box = mat.getBoundingClientRect();
  const floor = box.bottom - GAP;
  const room = floor - frame.getBoundingClientRect().bottom - LINE;
  const lack = Math.max(0, (isTouchScreen() ? LEAST_BY_TOUCH : LEAST) - room);
  const maxHeight = Math.max(room + lack, Math.min(needed, box.height + lack - 2 * GAP));
  return { bottom: chips.getBoundingClientRect().bottom - floor - lack, maxHeight };
}
