interface Line {
  busy: number;
  readonly waiting: (() => void)[];
}

/**
 * A limit on how many jobs of one caller run at once. Further jobs of that caller wait in order, without delaying those of others: a caller
 * with hundreds of jobs delays only itself.
 */
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

  /** Passes the place to the next job, which starts in the next round of the event loop, so that other callers come first. */
  private leave(caller: string, line: Line): void {
    const next = line.waiting.shift();
    if (next) setImmediate(next);
    else line.busy -= 1;
    if (line.busy === 0) this.lines.delete(caller);
  }
}
