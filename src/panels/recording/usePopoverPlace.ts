import { type CSSProperties, type RefObject, useLayoutEffect, useState } from "react";
import { onElementSize } from "../../browser/screen.ts";

/** The picture that rows are about. */
export type RowsView = "before" | "after";

/** The frame's line is drawn around its squares, and stays in sight, CSS px. */
const LINE = 10;
/** Between the open rows and the edge of their picture's mat, CSS px. */
const GAP = 4;
/** The head and one row. Only the largest frames leave less than that below them, CSS px. */
const LEAST = 92;
/** Where the column scrolls, the rows lie directly above their chips. */
const SCROLLS = "(max-width: 599px), (max-height: 479px)";

/**
 * Where open rows lie: over the foot of the picture that they are about, so that its frame, the sentence and Save stay in sight. What does
 * not fit there scrolls.
 */
export function usePopoverPlace(line: RefObject<HTMLElement | null>, view: RowsView): CSSProperties | undefined {
  const [place, setPlace] = useState<CSSProperties>();
  useLayoutEffect(() => {
    const frame = document.querySelector(`[data-frame="${view}"]`);
    const mat = frame?.closest("figure");
    const chips = line.current?.closest("section");
    if (!frame || !mat || !chips) return;
    const measure = () => setPlace(matchMedia(SCROLLS).matches ? undefined : placeBetween(frame, mat, chips));
    measure();
    const ends = [frame, mat].map((element) => onElementSize(element, measure));
    return () => {
      for (const end of ends) end();
    };
  }, [line, view]);
  return place;
}

/** `chips`: what the popover is positioned in. */
function placeBetween(frame: Element, mat: Element, chips: Element): CSSProperties {
  const floor = mat.getBoundingClientRect().bottom - GAP;
  const room = floor - frame.getBoundingClientRect().bottom - LINE;
  const lack = Math.max(0, LEAST - room);
  return { bottom: chips.getBoundingClientRect().bottom - floor - lack, maxHeight: room + lack };
}
