/**
 * Milliseconds that this process works for a text, and for one of twice the length, whatever else the machine does meanwhile: only
 * `npm run torture evil` looks at a clock.
 */
export const SHORT = 50_000;
export const LONG = 2 * SHORT;
const TRIES = 3;
/** Twice the length may take three times as long; shorter times are dominated by garbage collection. */
const GROWTH_MAX = 3;
const NOTHING_MS = 50;

interface Measured {
  readonly what: string;
  readonly short: number;
  readonly long: number;
}

export class EvilClock {
  readonly #measured: Measured[] = [];

  async measure(what: string, short: () => unknown, long: () => unknown): Promise<void> {
    this.#measured.push({ what, short: await fastest(short), long: await fastest(long) });
  }

  /** The texts whose time grows faster than their length. */
  get faults(): Measured[] {
    return this.#measured.filter(({ short, long }) => long > NOTHING_MS && long > GROWTH_MAX * short);
  }

  get slowest(): string {
    const [slowest] = this.#measured.toSorted((a, b) => b.long - a.long);
    if (!slowest) return "nothing was measured";
    const { what, short, long } = slowest;
    return `${this.#measured.length} measured, the slowest: ${what}, ${short.toFixed(1)} ms and ${long.toFixed(1)} ms`;
  }
}

async function fastest(work: () => unknown): Promise<number> {
  let ms = Number.POSITIVE_INFINITY;
  for (let turn = 0; turn < TRIES; turn++) {
    const start = process.cpuUsage();
    await work();
    const { user, system } = process.cpuUsage(start);
    ms = Math.min(ms, (user + system) / 1000);
  }
  return ms;
}
