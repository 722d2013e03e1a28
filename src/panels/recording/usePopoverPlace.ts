import { type CSSProperties, type RefObject, useLayoutEffect, useState } from "react";
import { onElementSize } from "../../browser/screen.ts";

/** Where rows are open: where a press opened checks or steps, or above their line, on which a value may be dropped that is being dragged. */
export type RowsPlace = "belowBefore" | "aboveSteps" | "overBefore" | "overAfter";

/** The frame's line is drawn around its squares, and stays in sight, CSS px. */
const LINE = 10;
/** Between the open rows and the edge of their picture's mat, CSS px. */
const GAP = 4;
/** Lower ones never scroll, CSS px. */
const LEAST = 160;
/** As many rows are in sight, whatever room the frame leaves below it. */
const ROWS = 3;
/** The padding and the line below the last row, CSS px. */
const EDGE = 8;
/** Where the column scrolls, the rows lie directly above their chips. */
const SCROLLS = "(max-width: 599px), (max-height: 479px)";

/**
 * Where open rows lie. Checks that were asked for hang below the picture before, over the sentence, so that all buttons of both pictures stay
 * in sight, and Save. Steps lie over the foot of the picture after, above Save and their line, and leave as much of the frame in sight as they
 * can. Rows that a value is dragged to lie over the foot of their picture, and reach up over the frame as far as it takes to show the first
 * rows whole. What does not fit scrolls.
 */
export function usePopoverPlace(
  line: RefObject<HTMLElement | null>,
  rowsPlace: RowsPlace,
  rows: RefObject<HTMLElement | null>,
): CSSProperties | undefined {
  const [place, setPlace] = useState<CSSProperties>();
  useLayoutEffect(() => {
    const frame = document.querySelector(
      `[data-frame=${rowsPlace === "belowBefore" || rowsPlace === "overBefore" ? "before" : "after"}]`,
    );
    const mat = frame?.closest("figure");
    const chips = line.current?.closest("section");
    const list = rows.current;
    if (!frame || !mat || !chips || !list) return;
    const place = () => {
      if (rowsPlace === "belowBefore") return placeBelow(mat, chips);
      return placeOverFoot(frame, mat, chips, rowsPlace === "aboveSteps" ? LEAST : heightOf(list));
    };
    const measure = () => setPlace(matchMedia(SCROLLS).matches ? undefined : place());
    measure();
    const ends = [frame, mat, ...list.children].map((element) => onElementSize(element, measure));
    return () => {
      for (const end of ends) end();
    };
  }, [line, rowsPlace, rows]);
  return place;
}

/** What the head and the first rows take. */
function heightOf(list: HTMLElement): number {
  const first = [...list.querySelectorAll(":scope > :is(ol, ul) > li")].slice(0, ROWS);
  const last = first.at(-1);
  if (!last) return LEAST;
  const top = list.parentElement?.getBoundingClientRect().top ?? 0;
  return last.getBoundingClientRect().bottom + list.scrollTop - top + EDGE;
}

/** Below the picture before, down to the edge of the page or Nib's bar. */
function placeBelow(mat: Element, chips: Element): CSSProperties {
  const bar = document.querySelector("[data-bar]");
  const floor = (bar ? bar.getBoundingClientRect().top : innerHeight) - GAP;
  const top = mat.getBoundingClientRect().bottom + GAP;
  const line = chips.getBoundingClientRect();
  // No chip looks out below it.
  const minHeight = Math.min(line.bottom, floor) - top;
  return { top: top - line.top, bottom: "auto", minHeight, maxHeight: floor - top };
}

/** `chips`: what the popover is positioned in. `needed`: the height without which rows cannot be read. */
function placeOverFoot(frame: Element, mat: Element, chips: Element, needed: number): CSSProperties {
  const floor = mat.getBoundingClientRect().bottom - GAP;
  const room = floor - frame.getBoundingClientRect().bottom - LINE;
  const line = chips.getBoundingClientRect();
  return { bottom: line.bottom - floor, maxHeight: Math.min(Math.max(LEAST, room, needed), floor - GAP) };
}
