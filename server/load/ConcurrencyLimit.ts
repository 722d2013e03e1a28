/**
 * A limit on how many jobs of one caller are under way at once. The others of that caller wait in order; nobody else's wait for them. Whoever
 * calls hundreds of times together therefore delays only himself.
 */

interface Line {
  busy: number;
  readonly waiting: (() => void)[];
}

export class ConcurrencyLimit {
  private readonly max: number;
  private readonly lines = new Map<string, Line>();

  constructor(max: number) {
    this.max = max;
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
    const line = this.lines.get(caller) ?? this.newLine(caller);
    if (line.busy < this.max) line.busy += 1;
    else await new Promise<void>((start) => line.waiting.push(start));
    let isInside = true;
    return () => {
      if (isInside) this.leave(caller, line);
      isInside = false;
    };
  }

  private newLine(caller: string): Line {
    const line = { busy: 0, waiting: [] };
    this.lines.set(caller, line);
    return line;
  }

  /** The room passes to the next job, which starts in the next round of the event loop: other callers have their turn before. */
  private leave(caller: string, line: Line): void {
    const next = line.waiting.shift();
    if (next) setImmediate(next);
    else line.busy -= 1;
    if (line.busy === 0) this.lines.delete(caller);
  }
}
