interface Queue {
  busy: number;
  readonly waiting: (() => void)[];
}

/**
 * A limit on how many jobs of one caller run at once. Further jobs of that caller wait in order, without delaying those
 * of others: a caller with hundreds of jobs delays only itself.
 */
export class ConcurrencyLimit {
  readonly #max: number;
  readonly #queues = new Map<string, Queue>();

  constructor(max: number) {
    this.#max = max;
  }

  async run<T>(caller: string, job: () => Promise<T>): Promise<T> {
    const leave = await this.enter(caller);
    try {
      return await job();
    } finally {
      leave();
    }
  }

  /** Resolves when there is room, to the function that gives the room back. */
  async enter(caller: string): Promise<() => void> {
    const queue = this.#queues.get(caller) ?? this.#newQueue(caller);
    if (queue.busy < this.#max) queue.busy += 1;
    else await new Promise<void>((start) => queue.waiting.push(start));
    let isInside = true;
    return () => {
      if (isInside) this.#leave(caller, queue);
      isInside = false;
    };
  }

  #newQueue(caller: string): Queue {
    const queue = { busy: 0, waiting: [] };
    this.#queues.set(caller, queue);
    return queue;
  }

  /**
   * Passes the place to the next job, which starts in the next round of the event loop, so that other callers come
   * first.
   */
  #leave(caller: string, queue: Queue): void {
    const next = queue.waiting.shift();
    if (next) setImmediate(next);
    else queue.busy -= 1;
    if (queue.busy === 0) this.#queues.delete(caller);
  }
}
