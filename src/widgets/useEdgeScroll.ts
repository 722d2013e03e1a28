import { useEffect } from "react";
import { nextFrame } from "../browser/screen.ts";

type Point = Pick<DOMRect, "x" | "y">;
type Edges = Pick<DOMRect, "left" | "right" | "top" | "bottom">;

const EDGE = 40;
const STEP = 8;

/** Scrolls a list while something is dragged near its edges. */
export function useEdgeScroll(
  list: { readonly current: HTMLElement | null },
  isDragging: boolean,
  onScroll?: () => void,
  isSideways: (list: HTMLElement) => boolean = scrollsUpAndDown,
): void {
  useEffect(() => {
    if (!isDragging) return;
    let step = 0;
    const across = list.current !== null && isSideways(list.current);
    const watch = ({ clientX, clientY }: PointerEvent) => {
      const pointer = { x: clientX, y: clientY };
      const edges = list.current?.getBoundingClientRect();
      step = edges ? stepAt(across ? turned(pointer) : pointer, across ? turnedEdges(edges) : edges) : 0;
    };
    const scroll = () => {
      if (step !== 0) {
        list.current?.scrollBy(across ? step : 0, across ? 0 : step);
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
  }, [list, isDragging, onScroll, isSideways]);
}

function scrollsUpAndDown(): boolean {
  return false;
}

/** CSS px to scroll each frame with the pointer at that point: negative is up, 0 away from the edges and beside the list. */
export function stepAt({ x, y }: Point, { left, right, top, bottom }: Edges): number {
  if (x < left || x > right) return 0;
  // Leaves a resting zone in the middle of a low list.
  const edge = Math.min(EDGE, (bottom - top) / 4);
  if (y < top + edge) return -STEP;
  return y > bottom - edge ? STEP : 0;
}

function turned({ x, y }: Point): Point {
  return { x: y, y: x };
}

function turnedEdges({ left, right, top, bottom }: Edges): Edges {
  return { left: top, right: bottom, top: left, bottom: right };
}
