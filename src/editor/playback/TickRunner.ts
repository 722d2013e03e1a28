import type { RuleAtWork, RuleCost, TickInput, TickResult } from "../../engine/index.ts";
import type { Clock } from "../Clock.ts";

/** Runs the ticks of one loaded world, on the page or in a worker; nothing else knows which. */
export interface TickRunner {
  /** With `costliest` the rules are timed, and the one that costs most so far is passed to it before the result. */
  tick(input: TickInput, done: (result: TickResult) => void, costliest?: (cost: RuleCost | null) => void): void;
  /** Takes back the last tick; null if there is none. */
  untick(done: (result: TickResult | null) => void): void;
  end(): void;
}

/** Called by a runner that is in trouble. */
export interface RunnerWatch {
  /** It cannot go on; the last request stays unanswered. */
  readonly broken: (fault: unknown) => void;
  /** The last request does not end; `at` is the rule that was at work, if that is known. */
  readonly stuck: (at: RuleAtWork | null) => void;
  /** It has answered, but the world has become too large for it. */
  readonly outgrown: () => void;
}

const STEPS = 5;
const STEP_MS = 1000;
/** How long a child waits for the result of a tick. */
export const PATIENCE_MS = STEPS * STEP_MS;

/** Calls back once when 5 s have passed; the answer cancels that. Time asleep does not count: it is one step of the clock at most. */
export function waitFor(clock: Clock, tooLong: () => void, steps = STEPS): () => void {
  let end = clock.after(STEP_MS, () => {
    if (steps <= 1) tooLong();
    else end = waitFor(clock, tooLong, steps - 1);
  });
  return () => end();
}
