import type { RuleAtWork, TickResult, WorldDocument } from "../../engine/index.ts";
import type { NewRunner } from "./newRunner.ts";
import type { TickRunner } from "./TickRunner.ts";

/** Something asked of the runner; it may be put twice, but is answered once at most. */
export interface Question {
  readonly put: (runner: TickRunner, done: (result: TickResult | null) => void) => void;
  /** Null where there was no tick to take back. */
  readonly answered: (result: TickResult | null) => void;
}

export interface TickQueueDeps {
  readonly newRunner: NewRunner;
  /** The document that a runner begins from, as the last answer left it. */
  readonly documentNow: () => WorldDocument;
  /** No runner can answer. */
  readonly broke: (fault: unknown) => void;
  /** The answer would never come. */
  readonly stuck: (at: RuleAtWork | null) => void;
}

/** The runner that plays the world as it is loaded, and the questions it has to answer, one at a time. */
export class TickQueue {
  readonly #deps: TickQueueDeps;
  #runner: TickRunner | null = null;
  /** Its world is another one by now. */
  #isStale = false;
  #question: Question | null = null;
  #waiting: readonly Question[] = [];
  #isAskedAgain = false;

  constructor(deps: TickQueueDeps) {
    this.#deps = deps;
  }

  get isBusy(): boolean {
    return this.#question !== null;
  }

  /** While another question is open, it waits for its turn. */
  ask(question: Question): void {
    if (this.#question) this.#waiting = [...this.#waiting, question];
    else this.#begin(question);
  }

  /** What waits is not wanted any more. */
  forgetWaiting(): void {
    this.#waiting = [];
  }

  /** The world is another one now: an answer about the old one is about nothing. */
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
    this.#put(question);
  }

  #put(question: Question): void {
    const runner = this.#loaded();
    question.put(runner, (result) => {
      if (runner !== this.#runner || question !== this.#question) return;
      this.#question = null;
      question.answered(result);
      if (!this.#question) this.#goOn();
    });
  }

  #goOn(): void {
    const [next, ...waiting] = this.#waiting;
    this.#waiting = waiting;
    if (next) this.#begin(next);
  }

  #loaded(): TickRunner {
    if (this.#runner && !this.#isStale) return this.#runner;
    const ifAtWork = (call: () => void) => {
      if (runner === this.#runner) call();
    };
    const watch = {
      broken: (fault: unknown) => ifAtWork(() => this.#broke(fault)),
      stuck: (at: RuleAtWork | null) => ifAtWork(() => this.#stuck(at)),
      outgrown: () => ifAtWork(() => this.#unload()),
    };
    const runner = this.#deps.newRunner(this.#deps.documentNow(), watch, this.#runner);
    this.#runner = runner;
    this.#isStale = false;
    return runner;
  }

  /** Nothing is lost: the world is known up to the last answer, and another runner goes on from there. */
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
    this.#put(question);
  }

  #stuck(at: RuleAtWork | null): void {
    this.end();
    this.#deps.stuck(at);
  }

  #unload(): void {
    this.#runner?.end();
    this.#runner = null;
  }
}
