import {
  Simulation,
  type SimulationOptions,
  type TickInput,
  type World,
  type WorldDocument,
} from "../../engine/index.ts";
import type { TickAnswer, TickRunner } from "./TickRunner.ts";

/** Ticks right here: for stages small enough that nobody notices. */
export class InlineRunner implements TickRunner {
  readonly #simulation: Simulation;

  constructor(document: WorldDocument, options: SimulationOptions) {
    this.#simulation = Simulation.load(document, options);
  }

  tick(input: TickInput, done: (answer: TickAnswer) => void): void {
    const result = this.#simulation.tick(input);
    done({ result, canUntick: this.#simulation.canUntick });
  }

  untick(done: (answer: TickAnswer) => void): void {
    const result = this.#simulation.untick();
    if (result) done({ result, canUntick: this.#simulation.canUntick });
  }

  state(): World {
    return this.#simulation.state();
  }

  end(): void {}
}
