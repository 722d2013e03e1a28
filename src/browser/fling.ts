/** What a browser makes of a finger that is quick. */

/**
 * A finger that leaves an element quickly throws nothing on: the browser would take the next tap, wherever it is, for a hand
 * that stops what flies, and would tell nobody of it. For elements that do not scroll; the answer ends it.
 */
export function holdBackFling(element: HTMLElement): () => void {
  const moved = (event: TouchEvent) => event.cancelable && event.preventDefault();
  element.addEventListener("touchmove", moved, { passive: false });
  return () => element.removeEventListener("touchmove", moved);
}
