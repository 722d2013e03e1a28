import type { RuleAtWork, RuleCost, TickInput, TickResult } from "../../engine/index.ts";

/** Runs the ticks of one loaded world, here or in another thread; nothing else knows which (design, "Playing"). */
export interface TickRunner {
  /** `costliest`: the rules are watched, and which of them costs most by now is told before the result. */
  tick(input: TickInput, done: (result: TickResult) => void, costliest?: (cost: RuleCost | null) => void): void;
  /** Takes the last tick back; null where there is none. */
  untick(done: (result: TickResult | null) => void): void;
  end(): void;
}

/** What a runner tells of itself. */
export interface RunnerWatch {
  /** It cannot go on; what it was asked last stays without an answer. */
  readonly broken: (fault: unknown) => void;
  /** What it was asked last does not come to an end; the rule that was at work, where that is known. */
  readonly stuck: (at: RuleAtWork | null) => void;
  /** It has answered, but the world is too large for it by now. */
  readonly outgrown: () => void;
}
