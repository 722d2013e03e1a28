import {
  Simulation,
  type SimulationOptions,
  type TickInput,
  type TickResult,
  type WorldDocument,
} from "../../engine/index.ts";
import type { Broken, TickRunner } from "./TickRunner.ts";

/** Ticks right here: for stages small enough that nobody notices. */
export class InlineRunner implements TickRunner {
  readonly #simulation: Simulation;
  readonly #broken: Broken;

  constructor(document: WorldDocument, options: SimulationOptions, broken: Broken) {
    this.#simulation = Simulation.load(document, options);
    this.#broken = broken;
  }

  tick(input: TickInput, done: (result: TickResult) => void): void {
    this.#answer(() => this.#simulation.tick(input), done);
  }

  untick(done: (result: TickResult | null) => void): void {
    this.#answer(() => this.#simulation.untick(), done);
  }

  end(): void {}

  #answer<T>(work: () => T, done: (result: T) => void): void {
    let result: T;
    try {
      result = work();
    } catch (fault) {
      this.#broken(fault);
      return;
    }
    done(result);
  }
}
