/**
 * Holds the browser's Back and Forward while something would be lost by them: the page stays, and may go on later.
 * The router numbers the entries of this page in their states (`idx`); a step to another site is `guardPage`'s.
 */

type Guard = (event: PopStateEvent) => void;

let guard: Guard | null = null;

/** Once, before there is a router: the listeners of a window are called in the order in which they came. */
export function listenBeforeRouter(): void {
  window.addEventListener("popstate", (event) => guard?.(event));
}

/** `isHeld` is asked at every step; `held` gets the way on, which takes the step after all. The answer ends it. */
export function guardHistory(isHeld: () => boolean, held: (goOn: () => void) => void): () => void {
  const here = placeOf(history.state);
  let passes = false;
  const mine: Guard = (event) => {
    const step = placeOf(event.state) - here;
    if (passes || Number.isNaN(step)) return;
    if (step !== 0 && !isHeld()) return;
    // The router must not hear of it: neither of the step nor of the one back.
    event.stopImmediatePropagation();
    if (step === 0) return;
    history.go(-step);
    held(() => {
      passes = true;
      history.go(step);
    });
  };
  guard = mine;
  return () => {
    if (guard === mine) guard = null;
  };
}

function placeOf(state: unknown): number {
  return typeof state === "object" && state !== null && "idx" in state ? Number(state.idx) : Number.NaN;
}
