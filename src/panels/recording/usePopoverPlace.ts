import { type CSSProperties, type RefObject, useLayoutEffect, useState } from "react";
import { onElementSize } from "../../browser/screen.ts";
import { pictureMat } from "./pictureMat.ts";

/** Which rows are open: the checks or steps that a press opened, or all of them, because a value is being dragged that may be dropped there. */
export type RowsPlace = "checks" | "steps" | "overBefore" | "overAfter";

/** The frame's line is drawn around its squares, and stays in sight, CSS px. */
const LINE = 10;
/** Between the open rows and the edge of their picture's mat, CSS px. */
const GAP = 4;
/** Lower ones never scroll, CSS px. */
const LEAST = 160;
/** A row that was asked for is seen whole up to this height, CSS px. */
const ASKED_MAX = 252;
/** As many checks are in sight, whatever room the frame leaves below it. */
const ROWS = 3;
/** The padding and the line below the last row, CSS px. */
const EDGE = 8;
/** Where the column scrolls, the rows lie directly above their chips. */
const SCROLLS = "(max-width: 599px), (max-height: 479px)";

/**
 * Where open rows lie: steps beside the after picture, over the inspector, so that all of it stays in sight. All others, and steps without an
 * inspector there, lie over the foot of their picture, above the sentence and Save, which tell at once what a change means. Such steps leave
 * as much of the frame in sight as they can while the first step is whole. Checks, and rows that a value is dragged to, reach up over the
 * frame as far as it takes to show the first rows whole. What does not fit scrolls.
 */
export function usePopoverPlace(
  line: RefObject<HTMLElement | null>,
  rowsPlace: RowsPlace,
  rows: RefObject<HTMLElement | null>,
): CSSProperties | undefined {
  const [place, setPlace] = useState<CSSProperties>();
  useLayoutEffect(() => {
    const picture = rowsPlace === "checks" || rowsPlace === "overBefore" ? "before" : "after";
    const frame = document.querySelector(`[data-frame=${picture}]`);
    const mat = pictureMat(picture);
    const chips = line.current?.closest("section");
    const list = rows.current;
    if (!frame || !mat || !chips || !list) return;
    const measure = () => {
      const beside = rowsPlace === "steps" ? placeBeside(mat, chips) : undefined;
      const overFoot = () => placeOverFoot(frame, mat, chips, neededBy(rowsPlace, list));
      setPlace(matchMedia(SCROLLS).matches ? undefined : (beside ?? overFoot()));
    };
    measure();
    const ends = [frame, mat, ...list.children].map((element) => onElementSize(element, measure));
    return () => {
      for (const end of ends) end();
    };
  }, [line, rowsPlace, rows]);
  return place;
}

/** Over the inspector, if that is to the right of the picture. The rows grow upward from the line of the steps. */
function placeBeside(mat: Element, chips: Element): CSSProperties | undefined {
  const inspector = document.querySelector("[data-part=Inspector]")?.getBoundingClientRect();
  if (!inspector) return undefined;
  const { left, right, width, top } = inspector;
  if (left < mat.getBoundingClientRect().right || right > innerWidth) return undefined;
  const line = chips.getBoundingClientRect();
  return { left: left - line.left, width, bottom: 0, maxHeight: line.bottom - top };
}

function neededBy(rowsPlace: RowsPlace, list: HTMLElement): number {
  // A step may warn, with a button below its words.
  if (rowsPlace === "steps") return Math.min(heightOf(list, 1), ASKED_MAX);
  return rowsPlace === "checks" ? Math.min(heightOf(list, ROWS), ASKED_MAX) : heightOf(list, ROWS);
}

/** What the head and the first rows take. */
function heightOf(list: HTMLElement, rows: number): number {
  const first = [...list.querySelectorAll(":scope > :is(ol, ul) > li")].slice(0, rows);
  const last = first.at(-1);
  if (!last) return LEAST;
  const top = list.parentElement?.getBoundingClientRect().top ?? 0;
  return last.getBoundingClientRect().bottom + list.scrollTop - top + EDGE;
}

/** `chips`: what the popover is positioned in. `needed`: the height without which rows cannot be read. */
function placeOverFoot(frame: Element, mat: Element, chips: Element, needed: number): CSSProperties {
  const floor = mat.getBoundingClientRect().bottom - GAP;
  const room = floor - frame.getBoundingClientRect().bottom - LINE;
  const line = chips.getBoundingClientRect();
  return { bottom: line.bottom - floor, maxHeight: Math.min(Math.max(LEAST, room, needed), floor - GAP) };
}
