import type { RuleCost, TickInput, TickResult, WorldDocument } from "../../engine/index.ts";
import type { Dice } from "../../engine/replay/index.ts";
import type { NewRunner } from "./newRunner.ts";
import type { RunnerWatch, TickRunner } from "./TickRunner.ts";

/** Makes the runners of a game that is shown before the code that plays it is there. */
export class LateRunners {
  readonly #load: () => Promise<NewRunner>;
  #loading: Promise<NewRunner> | null = null;

  /** `load` loads that code. */
  constructor(load: () => Promise<NewRunner>) {
    this.#load = load;
  }

  /** Loads the code that plays a game, unless it has been asked for. Rejects if it cannot be had; then the next call tries again. */
  load(): Promise<NewRunner> {
    this.#loading ??= this.#load().catch((fault: unknown) => {
      this.#loading = null;
      throw fault;
    });
    return this.#loading;
  }

  readonly newRunner: NewRunner = (document, watch, before = null) => {
    if (before instanceof LateTicks) return before.renewed(document, watch);
    return new LateTicks(this, document, watch);
  };
}

/** Stands for a runner until the code for it is there. */
class LateTicks implements TickRunner {
  readonly #runners: LateRunners;
  #world: readonly [document: WorldDocument, watch: RunnerWatch];
  #runner: TickRunner | null = null;
  /** The runner has another world than the one to be loaded. */
  #isStale = true;
  #isEnded = false;

  constructor(runners: LateRunners, document: WorldDocument, watch: RunnerWatch) {
    this.#runners = runners;
    this.#world = [document, watch];
  }

  get dice(): Dice {
    return this.#loaded.dice;
  }

  get idPrefix(): string {
    return this.#loaded.idPrefix;
  }

  /** Takes over another world. A thread that is still at work for the one before goes on to it. */
  renewed(document: WorldDocument, watch: RunnerWatch): this {
    this.#world = [document, watch];
    this.#isStale = true;
    return this;
  }

  load(done: () => void): void {
    const [, watch] = this.#world;
    void this.#runners.load().then((newRunner) => {
      if (this.#isEnded) return;
      if (this.#isStale) this.#runner = newRunner(...this.#world, this.#runner);
      this.#isStale = false;
      this.#runner?.load(done);
    }, watch.broken);
  }

  tick(input: TickInput, done: (result: TickResult) => void, costliest?: (cost: RuleCost | null) => void): void {
    this.#loaded.tick(input, done, costliest);
  }

  untick(done: (result: TickResult | null) => void): void {
    this.#loaded.untick(done);
  }

  end(): void {
    this.#isEnded = true;
    this.#runner?.end();
  }

  get #loaded(): TickRunner {
    if (!this.#runner) throw new Error("A runner must be loaded before it ticks.");
    return this.#runner;
  }
}
