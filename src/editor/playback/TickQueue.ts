import type { RuleAtWork, TickResult, WorldDocument } from "../../engine/index.ts";
import type { NewRunner } from "./newRunner.ts";
import type { TickRunner } from "./TickRunner.ts";

/** A request to the runner. It may be sent twice, but is answered at most once. */
export interface Question {
  readonly put: (runner: TickRunner, done: (result: TickResult | null) => void) => void;
  /** `result` is null if there was no tick to take back; `runner` is the one that answers. */
  readonly answered: (result: TickResult | null, runner: TickRunner) => void;
}

export interface TickQueueDeps {
  readonly newRunner: NewRunner;
  /** The document that a runner starts from, up to date with the last answer. */
  readonly documentNow: () => WorldDocument;
  /** Two runners in a row broke at the same request. */
  readonly broke: (fault: unknown) => void;
  /** The request does not end. */
  readonly stuck: (at: RuleAtWork | null) => void;
}

/** Sends requests to the runner of the current world, one at a time. */
export class TickQueue {
  readonly #deps: TickQueueDeps;
  #runner: TickRunner | null = null;
  /** The runner has an outdated world. */
  #isStale = false;
  /** The runner has not been sent its world. */
  #needsLoad = false;
  /** The runner has a request that it has not answered, even if nobody waits for the answer any more. */
  #isSent = false;
  #question: Question | null = null;
  #waiting: readonly Question[] = [];
  #isAskedAgain = false;

  constructor(deps: TickQueueDeps) {
    this.#deps = deps;
  }

  get isBusy(): boolean {
    return this.#question !== null;
  }

  /** Sends a request, after those before it are answered. */
  ask(question: Question): void {
    if (this.#question) this.#waiting = [...this.#waiting, question];
    else this.#begin(question);
  }

  /** Drops the requests that were not sent yet. */
  forgetWaiting(): void {
    this.#waiting = [];
  }

  /** The world was replaced: answers about the old one are ignored. */
  forget(): void {
    this.#question = null;
    this.#waiting = [];
    this.#isStale = true;
  }

  end(): void {
    this.forget();
    this.#unload();
  }

  #begin(question: Question): void {
    this.#question = question;
    this.#isAskedAgain = false;
    this.#send();
  }

  /** Sends the current request, or first its world, unless the runner has not answered the request before. */
  #send(): void {
    const runner = this.#currentRunner();
    const question = this.#question;
    if (!question || this.#isSent) return;
    this.#isSent = true;
    if (this.#needsLoad) {
      this.#needsLoad = false;
      runner.load(() => this.#answered(runner));
      return;
    }
    question.put(runner, (result) => {
      this.#answered(runner, () => {
        if (question !== this.#question) return;
        this.#question = null;
        question.answered(result, runner);
      });
    });
  }

  /** The runner is free for the next request. The answer of a previous runner does not count. */
  #answered(runner: TickRunner, take = () => {}): void {
    if (runner !== this.#runner) return;
    this.#isSent = false;
    take();
    if (this.#question) this.#send();
    else this.#goOn();
  }

  #goOn(): void {
    const [next, ...waiting] = this.#waiting;
    this.#waiting = waiting;
    if (next) this.#begin(next);
  }

  /** The runner of the world as it is now; the same thread may take over another world. */
  #currentRunner(): TickRunner {
    const before = this.#runner;
    if (before && !this.#isStale) return before;
    const ifAtWork = (call: () => void) => {
      if (runner === this.#runner) call();
    };
    const watch = {
      broken: (fault: unknown) => ifAtWork(() => this.#broke(fault)),
      stuck: (at: RuleAtWork | null) => ifAtWork(() => this.#stuck(at)),
      outgrown: () => ifAtWork(() => this.#unload()),
    };
    const runner = this.#deps.newRunner(this.#deps.documentNow(), watch, before);
    if (runner !== before) this.#isSent = false;
    this.#runner = runner;
    this.#isStale = false;
    this.#needsLoad = true;
    return runner;
  }

  /** Retries once with another runner, which starts from the world as of the last answer. */
  #broke(fault: unknown): void {
    this.#unload();
    const question = this.#question;
    if (!question) return;
    if (this.#isAskedAgain) {
      this.end();
      this.#deps.broke(fault);
      return;
    }
    this.#isAskedAgain = true;
    this.#send();
  }

  #stuck(at: RuleAtWork | null): void {
    this.end();
    this.#deps.stuck(at);
  }

  #unload(): void {
    this.#runner?.end();
    this.#runner = null;
    this.#isSent = false;
  }
}
