import { ServerBusy } from "../services/HttpError.ts";

interface Waiting {
  readonly bytes: number;
  readonly start: () => void;
  /** How many jobs were started while this one was the first in the queue. */
  overtaken: number;
}

const OVERTAKEN_MAX = 20;

/**
 * Runs work on whole games, which takes many times their size in memory: as much at once as fits, and the rest waits.
 * Small games overtake a large one that waits for more room, but only so many times.
 */
export class WorkQueue {
  readonly #bytesMax: number;
  readonly #waitingMax: number;
  readonly #waiting: Waiting[] = [];
  #busy = 0;

  constructor(bytesMax: number, waitingMax: number) {
    this.#bytesMax = bytesMax;
    this.#waitingMax = waitingMax;
  }

  /**
   * Runs a job when there is room for it. Throws `ServerBusy` if too many wait already. A job must not run another one
   * within itself, because it would wait for its own room.
   */
  async run<T>(bytes: number, job: () => Promise<T>): Promise<T> {
    const room = Math.min(bytes, this.#bytesMax);
    await this.#enter(room);
    try {
      return await job();
    } finally {
      this.#busy -= room;
      this.#startNext();
    }
  }

  async #enter(bytes: number): Promise<void> {
    if (this.#mayOvertake() && this.#fits(bytes)) {
      this.#noteOvertaking();
      this.#busy += bytes;
      return;
    }
    if (this.#waiting.length >= this.#waitingMax) throw new ServerBusy();
    await new Promise<void>((start) => this.#waiting.push({ bytes, start, overtaken: 0 }));
  }

  /**
   * Starts the jobs that fit now. Their room is taken here, before the jobs themselves continue, so that no other job
   * can slip in.
   */
  #startNext(): void {
    for (let next = this.#nextThatFits(); next; next = this.#nextThatFits()) {
      this.#busy += next.bytes;
      next.start();
    }
  }

  #nextThatFits(): Waiting | undefined {
    const candidates = this.#mayOvertake() ? this.#waiting : this.#waiting.slice(0, 1);
    const place = candidates.findIndex(({ bytes }) => this.#fits(bytes));
    if (place > 0) this.#noteOvertaking();
    return place < 0 ? undefined : this.#waiting.splice(place, 1)[0];
  }

  #mayOvertake(): boolean {
    return (this.#waiting[0]?.overtaken ?? 0) < OVERTAKEN_MAX;
  }

  #noteOvertaking(): void {
    const [first] = this.#waiting;
    if (first) first.overtaken += 1;
  }

  #fits(bytes: number): boolean {
    return this.#busy + bytes <= this.#bytesMax;
  }
}
