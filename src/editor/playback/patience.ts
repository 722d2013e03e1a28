import type { Clock } from "../../browser/timers.ts";

const STEPS = 5;
const STEP_MS = 1000;
/** How long a child waits for the result of a tick. */
export const PATIENCE_MS = STEPS * STEP_MS;

/** Calls back once after so many steps of a second; returns what cancels that. Time asleep does not count: it is one step at most. */
export function waitFor(clock: Clock, tooLong: () => void, steps = STEPS): () => void {
  let end = clock.after(STEP_MS, () => {
    if (steps <= 1) tooLong();
    else end = waitFor(clock, tooLong, steps - 1);
  });
  return () => end();
}
