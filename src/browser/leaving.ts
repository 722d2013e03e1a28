/** Keeps a page from being left while it has unsaved work: by closing it, by Back and Forward, and by files that are dropped on it. */
import { hasFiles } from "./givenFiles.ts";

/** Has the browser ask before the page is closed while `wouldLoseWork` returns true. Returns a function that ends it. */
export function warnBeforeUnload(wouldLoseWork: () => boolean): () => void {
  const ask = (event: BeforeUnloadEvent) => {
    if (wouldLoseWork()) event.preventDefault();
  };
  window.addEventListener("beforeunload", ask);
  return () => window.removeEventListener("beforeunload", ask);
}

type Guard = (event: PopStateEvent) => void;

let guard: Guard | null = null;

/** Must be called once, before the router exists: listeners are called in the order they were added, and the guard has to come first. */
export function listenBeforeRouter(): void {
  window.addEventListener("popstate", (event) => guard?.(event));
}

/**
 * Undoes every Back and Forward while `isHeld` returns true, and calls `onHeld` with a function that takes the step after all. Steps to
 * other sites are up to `warnBeforeUnload`. Returns a function that ends it.
 */
export function guardHistory(isHeld: () => boolean, onHeld: (proceed: () => void) => void): () => void {
  const here = historyIndexOf(history.state);
  let isPassing = false;
  const mine: Guard = (event) => {
    const step = historyIndexOf(event.state) - here;
    if (isPassing || Number.isNaN(step)) return;
    if (step !== 0 && !isHeld()) return;
    // The router must see neither the step nor the one that undoes it.
    event.stopImmediatePropagation();
    if (step === 0) return;
    history.go(-step);
    onHeld(() => {
      isPassing = true;
      history.go(step);
    });
  };
  guard = mine;
  return () => {
    if (guard === mine) guard = null;
  };
}

/** The router numbers the history entries of this page, as `idx` in their state. */
function historyIndexOf(state: unknown): number {
  return typeof state === "object" && state !== null && "idx" in state ? Number(state.idx) : Number.NaN;
}

/** Keeps the browser from leaving the page for a file that is dropped where nothing takes it. */
export function stayWhenFilesDrop(): void {
  for (const event of ["dragover", "drop"] as const) {
    window.addEventListener(event, (dragged) => {
      if (hasFiles(dragged.dataTransfer)) dragged.preventDefault();
    });
  }
}
