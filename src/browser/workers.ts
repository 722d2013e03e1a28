/** A thread beside the page that is asked for one kind of work, and answers in the order of the questions. */
import { after } from "./timers.ts";

/** No work takes as long on any machine: a thread that says nothing for so long never will. */
const PATIENCE_MS = 10_000;

export class WorkerClient<Question, Answer> {
  readonly #start: () => Worker;
  #worker: Worker | null = null;
  #isOff = false;
  #waiting: ((answer: Answer | null) => void)[] = [];

  /** It is started when it is first asked. */
  constructor(start: () => Worker) {
    this.#start = start;
  }

  /** Null where it cannot be asked, and from then on where this browser has no such thread, or it broke or fell silent: the page does the work itself. */
  async request(question: Question, given: Transferable[] = []): Promise<Answer | null> {
    const worker = this.#isOff ? null : this.#started();
    try {
      worker?.postMessage(question, given);
    } catch {
      return null;
    }
    return worker && this.#answer(worker);
  }

  #answer(worker: Worker): Promise<Answer | null> {
    return new Promise((resolve) => {
      const cancel = after(PATIENCE_MS, () => this.#giveUp(worker));
      this.#waiting.push((answer) => {
        cancel();
        resolve(answer);
      });
    });
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
      this.#giveUp(worker);
    };
    return worker;
  }

  #giveUp(worker: Worker): void {
    worker.terminate();
    this.#isOff = true;
    this.#worker = null;
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const done of waiting) done(null);
  }
}
