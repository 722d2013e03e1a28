/** Waits for an answer as long as a child would. */
import type { Clock } from "../Clock.ts";

const STEPS = 5;
const STEP_MS = 1000;
export const PATIENCE_MS = STEPS * STEP_MS;

/** Calls once when 5 s went by; the answer ends the waiting. A computer that slept in between has not waited: its clock takes one step. */
export function waitFor(clock: Clock, tooLong: () => void, steps = STEPS): () => void {
  let end = clock.after(STEP_MS, () => {
    if (steps <= 1) tooLong();
    else end = waitFor(clock, tooLong, steps - 1);
  });
  return () => end();
}
