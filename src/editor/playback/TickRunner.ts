import {
  type RuleAtWork,
  type RuleCost,
  RuleCosts,
  Simulation,
  type SimulationOptions,
  type TickInput,
  type TickResult,
  type WorldDocument,
} from "../../engine/index.ts";
import type { Clock } from "../Clock.ts";

/** Runs the ticks of one world, on the page or in a worker; nothing else knows which. It takes one request at a time. */
export interface TickRunner {
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

const STEPS = 5;
const STEP_MS = 1000;
/** How long a child waits for the result of a tick. */
const PATIENCE_MS = STEPS * STEP_MS;

/** Calls back once when 5 s have passed; returns what cancels that. Time asleep does not count: it is one step of the clock at most. */
export function waitFor(clock: Clock, tooLong: () => void, steps = STEPS): () => void {
  let end = clock.after(STEP_MS, () => {
    if (steps <= 1) tooLong();
    else end = waitFor(clock, tooLong, steps - 1);
  });
  return () => end();
}

interface InlineTicksDeps {
  readonly now: Clock["now"];
  readonly broken: RunnerWatch["broken"];
  /** Called after each result with the ms that the tick took. */
  readonly spent: (ms: number) => void;
}

/** Ticks on the page itself, for worlds small enough not to block it. */
export class InlineTicks implements TickRunner {
  readonly #simulation: Simulation;
  readonly #deps: InlineTicksDeps;
  readonly #costs: RuleCosts;
  #started = 0;

  constructor(document: WorldDocument, options: SimulationOptions, deps: InlineTicksDeps) {
    const mayGoOn = () => deps.now() - this.#started < PATIENCE_MS;
    this.#simulation = Simulation.load(document, { ...options, mayGoOn, stepsMustFit: true });
    this.#deps = deps;
    this.#costs = new RuleCosts(() => deps.now());
  }

  load(done: () => void): void {
    done();
  }

  tick(input: TickInput, done: (result: TickResult) => void, costliest?: (cost: RuleCost | null) => void): void {
    const { now, spent } = this.#deps;
    this.#started = now();
    let ms = 0;
    const work = () => {
      const result = costliest ? this.#watchedTick(input, costliest) : this.#simulation.tick(input);
      ms = now() - this.#started;
      return result;
    };
    if (this.#answer(work, done)) spent(ms);
  }

  #watchedTick(input: TickInput, costliest: (cost: RuleCost | null) => void): TickResult {
    this.#costs.begin();
    const result = this.#simulation.tick(input, this.#costs.watch);
    costliest(this.#costs.end());
    return result;
  }

  untick(done: (result: TickResult | null) => void): void {
    this.#answer(() => this.#simulation.untick(), done);
  }

  end(): void {}

  #answer<T>(work: () => T, done: (result: T) => void): boolean {
    let result: T;
    try {
      result = work();
    } catch (fault) {
      this.#deps.broken(fault);
      return false;
    }
    done(result);
    return true;
  }
}
