/** The rhythm and the size of the screen: the next frame, the room an element has, and whether motion is welcome. */

import { after, yieldToBrowser } from "./timers.ts";

/** Longer than a frame takes on a slow machine. */
const HIDDEN_PAGE_MS = 250;

/** Calls back once before the next picture is shown, with the time in ms; the answer cancels it. */
export function nextFrame(call: (now: number) => void): () => void {
  const untilNextFrame = requestAnimationFrame(call);
  return () => cancelAnimationFrame(untilNextFrame);
}

/** Resolves before the next picture is shown; on a page that nobody sees, and that has none to show, when it would have been. */
export function frame(): Promise<void> {
  return new Promise((resolve) => {
    const cancelTimer = after(HIDDEN_PAGE_MS, () => {
      cancelFrame();
      resolve();
    });
    const cancelFrame = nextFrame(() => {
      cancelTimer();
      resolve();
    });
  });
}

/** Resolves when the next picture has been shown: to ask where things are costs nothing then. */
export async function untilPainted(): Promise<void> {
  await frame();
  await yieldToBrowser();
}

/** The time that `nextFrame` tells, in ms. */
export function frameTime(): number {
  return performance.now();
}

/** Calls back with the room inside an element, CSS px, now and whenever it changes; the answer ends it. */
export function onElementSize(element: Element, call: (room: { width: number; height: number }) => void): () => void {
  const observer = new ResizeObserver(() => call({ width: element.clientWidth, height: element.clientHeight }));
  observer.observe(element);
  return () => observer.disconnect();
}

/** Whether the child asked its computer for less motion. */
export function prefersReducedMotion(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Whether things are mostly pressed with a finger here. */
export function isTouchScreen(): boolean {
  return matchMedia("(pointer: coarse)").matches;
}

/** Whether the page is as narrow as on a phone held upright. */
export function isNarrowPage(): boolean {
  return matchMedia("(max-width: 599px)").matches;
}

/** How many pixels of the screen a CSS px has. */
export function screenResolution(): number {
  return devicePixelRatio || 1;
}
