/** A game that plays in a worker: the simulation behind plain messages. Everything it is given and gives can be cloned. */
import {
  type NewId,
  Simulation,
  type TickInput,
  type TickResult,
  type World,
  type WorldDocument,
} from "../src/engine/index.ts";

export interface TickOptions {
  readonly seed: number;
  /** What the ids of actors made here begin with; no other thing in the document may begin with it. */
  readonly idPrefix: string;
}

export class TickSession {
  #simulation: Simulation | null = null;

  load(document: WorldDocument, { seed, idPrefix }: TickOptions): void {
    this.#simulation = Simulation.load(document, { seed, newId: idsFrom(idPrefix) });
  }

  tick(input: TickInput): TickResult {
    return this.#playing().tick(input);
  }

  untick(): TickResult | null {
    return this.#playing().untick();
  }

  state(): World {
    return this.#playing().state();
  }

  #playing(): Simulation {
    if (!this.#simulation) throw new Error("No game was loaded.");
    return this.#simulation;
  }
}

function idsFrom(prefix: string): NewId {
  let made = 0;
  return () => `${prefix}${++made}`;
}
