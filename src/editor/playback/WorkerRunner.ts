import { type Endpoint, type Remote, wrap } from "comlink";
import {
  HISTORY_DEPTH,
  type SimulationOptions,
  type TickInput,
  type TickResult,
  type WorldDocument,
} from "../../engine/index.ts";
import type { TickAnswer, TickRunner } from "./TickRunner.ts";

/** What the other thread can do (`workers/TickSession.ts`). */
interface TickSession {
  load(document: WorldDocument, options: { readonly seed: number; readonly idPrefix: string }): void;
  tick(input: TickInput): TickResult;
  untick(): TickResult | null;
}

/** A thread, seen from here. */
export interface TickThread {
  readonly endpoint: Endpoint;
  end(): void;
}

/** Ticks in another thread, so that a large stage never holds up the hand. Its answers come in the order of the questions. */
export class WorkerRunner implements TickRunner {
  readonly #thread: TickThread;
  readonly #session: Remote<TickSession>;
  #recorded: number;

  constructor(thread: TickThread, document: WorldDocument, { seed, newId }: SimulationOptions) {
    this.#thread = thread;
    this.#session = wrap<TickSession>(thread.endpoint);
    this.#recorded = document.world.history.length;
    void this.#session.load(document, { seed, idPrefix: `${newId()}-` });
  }

  tick(input: TickInput, done: (answer: TickAnswer) => void): void {
    void this.#session.tick(input).then((result) => {
      if (result.recorded) this.#recorded = Math.min(this.#recorded + 1, HISTORY_DEPTH);
      done({ result, canUntick: this.#recorded > 0 });
    });
  }

  untick(done: (answer: TickAnswer) => void): void {
    void this.#session.untick().then((result) => {
      if (!result) return;
      this.#recorded -= 1;
      done({ result, canUntick: this.#recorded > 0 });
    });
  }

  /** The world is elsewhere; who needs it at once has followed the answers. */
  state(): null {
    return null;
  }

  end(): void {
    this.#thread.end();
  }
}
