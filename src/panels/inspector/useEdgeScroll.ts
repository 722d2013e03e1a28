/** A list scrolls by itself while something is dragged near its upper or lower edge (details §5). */
import { useEffect } from "react";
import { nextFrame } from "../../browser/frames.ts";
import type { Point } from "../../engine/index.ts";

type Edges = Pick<DOMRect, "left" | "right" | "top" | "bottom">;

const EDGE = 40;
const STEP = 8;

export function useEdgeScroll(
  list: { readonly current: HTMLElement | null },
  isDragging: boolean,
  onScroll?: () => void,
): void {
  useEffect(() => {
    if (!isDragging) return;
    let step = 0;
    const watch = ({ clientX, clientY }: PointerEvent) => {
      step = list.current ? stepAt({ x: clientX, y: clientY }, list.current.getBoundingClientRect()) : 0;
    };
    const scroll = () => {
      if (step !== 0) {
        list.current?.scrollBy(0, step);
        onScroll?.();
      }
      cancel = nextFrame(scroll);
    };
    let cancel = nextFrame(scroll);
    window.addEventListener("pointermove", watch);
    return () => {
      cancel();
      window.removeEventListener("pointermove", watch);
    };
  }, [list, isDragging, onScroll]);
}

/** CSS px a frame with the hand at that place of the page; negative is up, 0 away from the edges and beside the list. */
export function stepAt({ x, y }: Point, { left, right, top, bottom }: Edges): number {
  if (x < left || x > right) return 0;
  if (y < top + EDGE) return -STEP;
  return y > bottom - EDGE ? STEP : 0;
}
