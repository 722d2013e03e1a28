/** How far down the page an element begins, CSS px: what is left of the window below is its room. */
import { type RefObject, useLayoutEffect, useState } from "react";
import { onElementSize } from "../../browser/screen.ts";

/** Looked at again whenever the element changes its size, as it does with the window. */
export function useRoomBelow(element: RefObject<HTMLElement | null>): number {
  const [above, setAbove] = useState(0);
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return;
    const look = () => setAbove(Math.round(current.getBoundingClientRect().top + window.scrollY));
    look();
    return onElementSize(current, look);
  }, [element]);
  return above;
}
