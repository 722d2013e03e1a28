import { type Endpoint, type Remote, wrap } from "comlink";
import type { SimulationOptions, TickInput, TickResult, WorldDocument } from "../../engine/index.ts";
import type { Broken, TickRunner } from "./TickRunner.ts";

/** What the other thread can do (`workers/TickSession.ts`). */
interface TickSession {
  load(document: WorldDocument, options: { readonly seed: number; readonly idPrefix: string }): void;
  tick(input: TickInput): TickResult;
  untick(): TickResult | null;
}

/** A thread, seen from here. */
export interface TickThread {
  readonly endpoint: Endpoint;
  /** Calls back when it cannot start, or stops by itself. */
  onBroken(broken: Broken): void;
  end(): void;
}

/** Ticks in another thread, so that a large stage never holds up the hand. Its answers come in the order of the questions. */
export class WorkerRunner implements TickRunner {
  readonly #thread: TickThread;
  readonly #session: Remote<TickSession>;
  readonly #broken: Broken;

  constructor(thread: TickThread, document: WorldDocument, { seed, newId }: SimulationOptions, broken: Broken) {
    this.#thread = thread;
    this.#broken = broken;
    this.#session = wrap<TickSession>(thread.endpoint);
    thread.onBroken(broken);
    this.#session.load(document, { seed, idPrefix: `${newId()}-` }).catch(broken);
  }

  tick(input: TickInput, done: (result: TickResult) => void): void {
    void this.#session.tick(input).then(done, this.#broken);
  }

  untick(done: (result: TickResult | null) => void): void {
    void this.#session.untick().then(done, this.#broken);
  }

  end(): void {
    this.#thread.end();
  }
}
