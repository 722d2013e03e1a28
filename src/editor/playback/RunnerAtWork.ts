import type { TickResult, WorldDocument } from "../../engine/index.ts";
import type { NewRunner } from "./newRunner.ts";
import type { TickRunner } from "./TickRunner.ts";

/** Something asked of the runner; it may be put twice, but is answered once at most. */
export interface Question {
  readonly put: (runner: TickRunner, done: (result: TickResult | null) => void) => void;
  readonly answered: (result: TickResult) => void;
}

export interface RunnerAtWorkParts {
  readonly newRunner: NewRunner;
  /** The document that a runner begins from, brought up to date first. */
  readonly documentNow: () => WorldDocument;
  /** No runner can answer. */
  readonly broke: (fault: unknown) => void;
}

/** The runner that plays the world as it is loaded, and the one question it has to answer. */
export class RunnerAtWork {
  readonly #parts: RunnerAtWorkParts;
  #runner: TickRunner | null = null;
  #question: Question | null = null;
  #isAskedAgain = false;

  constructor(parts: RunnerAtWorkParts) {
    this.#parts = parts;
  }

  get isBusy(): boolean {
    return this.#question !== null;
  }

  /** One question at a time: while another one is open, nothing is asked. */
  ask(question: Question): void {
    if (this.#question) return;
    this.#question = question;
    this.#isAskedAgain = false;
    this.#put(question);
  }

  /** The world is another one now: an answer about the old one is about nothing. */
  forget(): void {
    this.#question = null;
    this.#unload();
  }

  #put(question: Question): void {
    const runner = this.#loaded();
    question.put(runner, (result) => {
      if (runner !== this.#runner) return;
      this.#question = null;
      if (result) question.answered(result);
    });
  }

  #loaded(): TickRunner {
    if (this.#runner) return this.#runner;
    const runner = this.#parts.newRunner(this.#parts.documentNow(), (fault) => this.#broke(runner, fault));
    this.#runner = runner;
    return runner;
  }

  /** Nothing is lost: the world is known up to the last answer, and another runner goes on from there. */
  #broke(runner: TickRunner, fault: unknown): void {
    if (runner !== this.#runner) return;
    this.#unload();
    const question = this.#question;
    if (!question) return;
    if (this.#isAskedAgain) {
      this.#question = null;
      this.#parts.broke(fault);
      return;
    }
    this.#isAskedAgain = true;
    this.#put(question);
  }

  #unload(): void {
    this.#runner?.end();
    this.#runner = null;
  }
}
