import { type Endpoint, proxy, type Remote, wrap } from "comlink";
import {
  type PackedResult,
  ResultUnpacker,
  type RuleAtWork,
  type RuleCost,
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
  watch(tell: (at: RuleAtWork) => void): void;
  load(document: WorldDocument, options: { readonly seed: number; readonly idPrefix: string }): void;
  tick(input: TickInput): PackedResult;
  watchedTick(input: TickInput): { readonly packed: PackedResult; readonly costliest: RuleCost | null };
  untick(): PackedResult | null;
}

/** A thread, seen from here. */
export interface TickThread {
  readonly endpoint: Endpoint;
  /** Calls back when it cannot start, or stops by itself. */
  onBroken(broken: (fault: unknown) => void): void;
  end(): void;
}

export interface WorkerTicksDeps {
  readonly clock: Clock;
  readonly thread: TickThread;
  readonly watch: Pick<RunnerWatch, "broken" | "stuck">;
}

/** Ticks in another thread, so that a large stage never holds up the hand. One question is put at a time, and waited for on its own. */
export class WorkerTicks implements TickRunner {
  readonly #deps: WorkerTicksDeps;
  readonly #session: Remote<TickSession>;
  #unpacker = new ResultUnpacker();
  /** What is asked while another question is open. */
  #waiting: (() => void)[] = [];
  #isAsked = false;
  /** The rule that is at work in a tick that takes long. */
  #atWork: RuleAtWork | null = null;
  #stopWaiting = () => {};
  #hasEnded = false;

  constructor(document: WorldDocument, options: SimulationOptions, deps: WorkerTicksDeps) {
    const { thread, watch } = deps;
    this.#deps = deps;
    this.#session = wrap<TickSession>(thread.endpoint);
    thread.onBroken(watch.broken);
    void this.#session.watch(proxy((at) => this.#told(at))).catch(watch.broken);
    this.load(document, options);
  }

  /** Plays this world from here on; whatever waited was about the one before. A thread that starts slowly is no tick without an end. */
  load(document: WorldDocument, { seed, newId }: SimulationOptions): this {
    const played = playedPart(document);
    const options = { seed, idPrefix: `${newId()}-` };
    this.#unpacker = new ResultUnpacker();
    this.#waiting = [];
    this.#ask(
      () => this.#session.load(played, options),
      () => {},
      () => this.#deps.watch.broken(new Error("The thread for ticks did not start.")),
    );
    return this;
  }

  tick(input: TickInput, done: (result: TickResult) => void, costliest?: (cost: RuleCost | null) => void): void {
    const unpacker = this.#unpacker;
    if (costliest) {
      const answered = (answer: { readonly packed: PackedResult; readonly costliest: RuleCost | null }) => {
        costliest(answer.costliest);
        done(unpacker.unpack(answer.packed));
      };
      this.#ask(() => this.#session.watchedTick(input), answered);
      return;
    }
    this.#ask(
      () => this.#session.tick(input),
      (packed) => done(unpacker.unpack(packed)),
    );
  }

  untick(done: (result: TickResult | null) => void): void {
    const unpacker = this.#unpacker;
    this.#ask(
      () => this.#session.untick(),
      (packed) => done(packed && unpacker.unpack(packed)),
    );
  }

  end(): void {
    this.#hasEnded = true;
    this.#stopWaiting();
    this.#deps.thread.end();
  }

  #ask<T>(question: () => Promise<T>, answered: (answer: T) => void, tooLong = () => this.#stuck()): void {
    const put = () => {
      if (this.#hasEnded) return;
      this.#isAsked = true;
      this.#atWork = null;
      this.#stopWaiting = waitFor(this.#deps.clock, tooLong);
      void question().then((answer) => {
        this.#goOn();
        answered(answer);
      }, this.#deps.watch.broken);
    };
    if (this.#isAsked) this.#waiting.push(put);
    else put();
  }

  #goOn(): void {
    this.#stopWaiting();
    this.#isAsked = false;
    this.#waiting.shift()?.();
  }

  #told(at: RuleAtWork): void {
    this.#atWork = at;
  }

  #stuck(): void {
    this.#deps.watch.stuck(this.#atWork);
  }
}
