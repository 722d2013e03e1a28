import { after } from "./timers.ts";

/** Far more than any job takes: a worker silent for this long is stuck. */
const TIMEOUT_MS = 10_000;

/** A worker that does one kind of job and answers in the order of the requests. It starts with the first request. */
export class WorkerClient<Job, Answer> {
  readonly #start: () => Worker;
  #worker: Worker | null = null;
  #hasFailed = false;
  #waiting: ((answer: Answer | null) => void)[] = [];

  constructor(start: () => Worker) {
    this.#start = start;
  }

  /**
   * Null means that the page has to do the job itself. If the job cannot be sent, only this one fails; if the worker does not start,
   * crashes or is stuck, all jobs fail from then on.
   */
  async request(job: Job, transfer: Transferable[] = []): Promise<Answer | null> {
    const worker = this.#hasFailed ? null : this.#startedWorker();
    try {
      worker?.postMessage(job, transfer);
    } catch {
      return null;
    }
    return worker && this.#nextAnswer(worker);
  }

  /** Ends the worker, also in the middle of a job. What it has not answered is answered with null. */
  end(): void {
    this.#worker?.terminate();
    this.#worker = null;
    this.#answerNobody();
  }

  #nextAnswer(worker: Worker): Promise<Answer | null> {
    return new Promise((resolve) => {
      const cancel = after(TIMEOUT_MS, () => this.#fail(worker));
      this.#waiting.push((answer) => {
        cancel();
        resolve(answer);
      });
    });
  }

  #startedWorker(): Worker | null {
    try {
      this.#worker ??= this.#withListeners(this.#start());
    } catch {
      this.#hasFailed = true;
    }
    return this.#worker;
  }

  #withListeners(worker: Worker): Worker {
    worker.onmessage = ({ data }: MessageEvent<Answer>) => this.#waiting.shift()?.(data);
    worker.onerror = (event) => {
      // It is handled here, so that the page does not report it as a crash.
      event.preventDefault();
      this.#fail(worker);
    };
    return worker;
  }

  #fail(worker: Worker): void {
    worker.terminate();
    this.#hasFailed = true;
    this.#worker = null;
    this.#answerNobody();
  }

  #answerNobody(): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const resolve of waiting) resolve(null);
  }
}

/** The worker in which large stages tick; the editor talks to it through Comlink. */
export function newTickWorker(): Worker {
  return new Worker(new URL("../../workers/tick.worker.ts", import.meta.url), { type: "module" });
}

/** The worker that decodes pictures when there are many. */
export function newPicturesWorker(): Worker {
  return new Worker(new URL("../../workers/pictures.worker.ts", import.meta.url), { type: "module" });
}

/** The worker that makes a film of a game. */
export function newGifWorker(): Worker {
  return new Worker(new URL("../../workers/gif.worker.ts", import.meta.url), { type: "module" });
}
