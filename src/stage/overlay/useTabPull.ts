import { type PointerEvent, type RefObject, useEffect, useRef } from "react";
import { prefersReducedMotion } from "../../browser/screen.ts";
import type { Point, Side } from "../../engine/index.ts";

/** The farthest that a tab gives way to a pull, and how far one pulls for half of that, CSS px. */
const FARTHEST = 16;
const HALF = 24;

/** How far a tab has moved from its place, as a CSS `translate`: along its own way only, and less the farther it is pulled. */
export function givenWay(side: Side, { x, y }: Point): string {
  const isAcross = side === "left" || side === "right";
  const pulled = isAcross ? x : y;
  const by = Math.round((FARTHEST * pulled) / (HALF + Math.abs(pulled)));
  return isAcross ? `${by}px 0px` : `0px ${by}px`;
}

/**
 * Answers a pull from its first pixel on, long before the frame reaches the next square: the tab gives way, and `onPull` tells of its side
 * until the pointer is lifted, so that the squares to come are shown to a finger too, which never hovers. With reduced motion the tab stays.
 */
export function useTabPull(
  tab: RefObject<HTMLElement | null>,
  side: Side,
  onPull: (side: Side | null) => void,
): (event: PointerEvent) => void {
  const end = useRef<(() => void) | null>(null);
  useEffect(() => () => end.current?.(), []);
  return ({ button, pointerId, clientX, clientY }) => {
    if (button !== 0) return;
    end.current?.();
    const listeners = new AbortController();
    const moved = (event: globalThis.PointerEvent) => {
      if (event.pointerId !== pointerId || !tab.current || prefersReducedMotion()) return;
      tab.current.style.translate = givenWay(side, { x: event.clientX - clientX, y: event.clientY - clientY });
    };
    end.current = () => {
      end.current = null;
      listeners.abort();
      if (tab.current) tab.current.style.translate = "";
      onPull(null);
    };
    const lifted = (event: globalThis.PointerEvent) => event.pointerId === pointerId && end.current?.();
    window.addEventListener("pointermove", moved, { signal: listeners.signal });
    for (const kind of ["pointerup", "pointercancel"] as const)
      window.addEventListener(kind, lifted, { signal: listeners.signal });
    onPull(side);
  };
}
