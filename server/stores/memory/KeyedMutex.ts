/**
 * Runs jobs with the same key one after the other, in the order they came, and jobs with different keys side by side.
 */
export class KeyedMutex {
  readonly #last = new Map<string, Promise<unknown>>();

  run<T>(key: string, job: () => Promise<T>): Promise<T> {
    const result = (this.#last.get(key) ?? Promise.resolve()).then(job, job);
    this.#last.set(key, result);
    const forget = (): void => {
      if (this.#last.get(key) === result) this.#last.delete(key);
    };
    result.then(forget, forget);
    return result;
  }

  /** Settles when every job that has been given so far is done, whether it worked or not. */
  async settled(): Promise<void> {
    await Promise.allSettled(this.#last.values());
  }
}
