import type { Clock } from "../../browser/timers.ts";
import type { RuleCost, SimulationOptions, TickInput, TickResult, WorldDocument } from "../../engine/index.ts";
import { type Dice, NumberedIds } from "../../engine/replay/index.ts";
import { RuleCosts, Simulation } from "../../engine/simulation.ts";
import { PATIENCE_MS } from "./patience.ts";
import type { RunnerWatch, TickRunner } from "./TickRunner.ts";

interface InlineTicksDeps {
  readonly now: Clock["now"];
  readonly broken: RunnerWatch["broken"];
  /** Called after each result with the ms that the tick took. */
  readonly spent: (ms: number) => void;
}

/** Ticks on the page itself, for worlds small enough not to block it. */
export class InlineTicks implements TickRunner {
  readonly idPrefix: string;
  readonly #simulation: Simulation;
  readonly #ids: NumberedIds;
  readonly #deps: InlineTicksDeps;
  readonly #costs: RuleCosts;
  #started = 0;

  constructor(document: WorldDocument, { seed, newId }: SimulationOptions, deps: InlineTicksDeps) {
    const mayGoOn = () => deps.now() - this.#started < PATIENCE_MS;
    this.idPrefix = `${newId()}-`;
    this.#ids = new NumberedIds(this.idPrefix);
    this.#simulation = Simulation.load(document, { seed, newId: this.#ids.next, mayGoOn, stepsMustFit: true });
    this.#deps = deps;
    this.#costs = new RuleCosts(() => deps.now());
  }

  get dice(): Dice {
    return { seed: this.#simulation.randomState, made: this.#ids.made };
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
