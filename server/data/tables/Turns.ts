/** Jobs on the same thing one after the other, in the order they came; on different things side by side. */
export class Turns {
  private readonly last = new Map<string, Promise<unknown>>();

  take<T>(key: string, job: () => Promise<T>): Promise<T> {
    const turn = (this.last.get(key) ?? Promise.resolve()).then(job, job);
    this.last.set(key, turn);
    const forget = (): void => {
      if (this.last.get(key) === turn) this.last.delete(key);
    };
    turn.then(forget, forget);
    return turn;
  }

  /** Settles when every job that was taken up is done, whether it worked or not. */
  async settled(): Promise<void> {
    await Promise.allSettled(this.last.values());
  }
}
