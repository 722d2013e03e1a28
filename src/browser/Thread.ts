/** A thread beside the page that is asked for one kind of work, and answers in the order of the questions. */

export class Thread<Question, Answer> {
  readonly #start: () => Worker;
  #worker: Worker | null = null;
  #isOff = false;
  #waiting: ((answer: Answer | null) => void)[] = [];

  /** It is started when it is first asked. */
  constructor(start: () => Worker) {
    this.#start = start;
  }

  /** Null where it cannot be asked, and from then on where this browser has no such thread, or it broke: the page does the work itself. */
  async ask(question: Question, given: Transferable[] = []): Promise<Answer | null> {
    const worker = this.#isOff ? null : this.#started();
    try {
      worker?.postMessage(question, given);
    } catch {
      return null;
    }
    return worker && new Promise((done) => this.#waiting.push(done));
  }

  #started(): Worker | null {
    try {
      this.#worker ??= this.#listening(this.#start());
    } catch {
      this.#isOff = true;
    }
    return this.#worker;
  }

  #listening(worker: Worker): Worker {
    worker.onmessage = ({ data }: MessageEvent<Answer>) => this.#waiting.shift()?.(data);
    worker.onerror = (event) => {
      // Somebody deals with it, so it is no fault of the page.
      event.preventDefault();
      worker.terminate();
      this.#isOff = true;
      this.#worker = null;
      const waiting = this.#waiting;
      this.#waiting = [];
      for (const done of waiting) done(null);
    };
    return worker;
  }
}
