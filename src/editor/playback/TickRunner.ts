import type { RuleAtWork, RuleCost, TickInput, TickResult } from "../../engine/index.ts";
import type { Dice } from "../../engine/replay/index.ts";

/** Runs the ticks of one world, on the page or in a worker; nothing else knows which. It takes one request at a time. */
export interface TickRunner {
  /** Where random numbers and ids stand by now: with them the next tick can be played again alike. */
  readonly dice: Dice;
  /** What the ids of new actors begin with. */
  readonly idPrefix: string;
  /** Must be answered before the first tick of a world. */
  load(done: () => void): void;
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
