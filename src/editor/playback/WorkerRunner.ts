import { type Endpoint, type Remote, wrap } from "comlink";
import {
  type PackedResult,
  ResultUnpacker,
  type SimulationOptions,
  type TickInput,
  type TickResult,
  type WorldDocument,
} from "../../engine/index.ts";
import type { Clock } from "../Clock.ts";
import { waitFor } from "./patience.ts";
import { playedPart } from "./playedPart.ts";
import type { RunnerWatch, TickRunner } from "./TickRunner.ts";

/** What the other thread can do (`workers/TickSession.ts`). */
interface TickSession {
  load(document: WorldDocument, options: { readonly seed: number; readonly idPrefix: string }): void;
  tick(input: TickInput): PackedResult;
  untick(): PackedResult | null;
}

/** A thread, seen from here. */
export interface TickThread {
  readonly endpoint: Endpoint;
  /** Calls back when it cannot start, or stops by itself. */
  onBroken(broken: (fault: unknown) => void): void;
  end(): void;
}

export interface WorkerParts {
  readonly clock: Clock;
  readonly thread: TickThread;
  readonly watch: Pick<RunnerWatch, "broken" | "stuck">;
}

/** Ticks in another thread, so that a large stage never holds up the hand. Its answers come in the order of the questions. */
export class WorkerRunner implements TickRunner {
  readonly #parts: WorkerParts;
  readonly #session: Remote<TickSession>;
  readonly #unpacker = new ResultUnpacker();
  readonly #loading: Promise<void>;
  #stopWaiting = () => {};
  #hasEnded = false;

  constructor(document: WorldDocument, { seed, newId }: SimulationOptions, parts: WorkerParts) {
    const { clock, thread, watch } = parts;
    this.#parts = parts;
    this.#session = wrap<TickSession>(thread.endpoint);
    thread.onBroken(watch.broken);
    this.#stopWaiting = waitFor(clock, () => watch.broken(new Error("The thread for ticks did not start.")));
    this.#loading = this.#session.load(playedPart(document), { seed, idPrefix: `${newId()}-` });
    this.#loading.then(() => this.#stopWaiting(), watch.broken);
  }

  tick(input: TickInput, done: (result: TickResult) => void): void {
    this.#ask(
      () => this.#session.tick(input),
      (packed) => done(this.#unpacker.unpack(packed)),
    );
  }

  untick(done: (result: TickResult | null) => void): void {
    this.#ask(
      () => this.#session.untick(),
      (packed) => done(packed && this.#unpacker.unpack(packed)),
    );
  }

  end(): void {
    this.#hasEnded = true;
    this.#stopWaiting();
    this.#parts.thread.end();
  }

  /** Nobody waits before the world is loaded: a thread that starts slowly is no tick without an end. */
  #ask<T>(question: () => Promise<T>, answered: (answer: T) => void): void {
    const { clock, watch } = this.#parts;
    const put = () => {
      if (this.#hasEnded) return;
      this.#stopWaiting = waitFor(clock, watch.stuck);
      void question().then((answer) => {
        this.#stopWaiting();
        answered(answer);
      }, watch.broken);
    };
    void this.#loading.then(put, () => {});
  }
}
