import { type BudgetSize, ByteBudget } from "./ByteBudget.ts";
import { ConcurrencyLimit } from "./ConcurrencyLimit.ts";
import { WorkQueue } from "./WorkQueue.ts";

export interface CapacitySize {
  readonly bodies: BudgetSize;
  readonly answers: BudgetSize;
  /** How many bytes of games, as JSON text, are worked on at once. */
  readonly work: number;
  readonly workWaiting: number;
  readonly patience: CallerPatience;
}

/** How long the server holds bytes for a caller that takes or sends nothing. */
interface CallerPatience {
  /** The time for each 64 KB that a reader takes of an answer, and for each piece of a large body. */
  readonly stillMs: number;
  /** The time for all of a small body. */
  readonly smallBodyMs: number;
}

const MB = 1_000_000;
export const MEGABYTES_IN_FLIGHT = 120;

/** Long enough for a bad network that carries 4 KB a second. */
const PATIENCE: CallerPatience = { stillMs: 20_000, smallBodyMs: 10_000 };

/**
 * Returns the capacity for so much memory in flight. With 120 MB, the whole server stays well below 400 MB, and a class
 * of 30 behind one address may save 1 MB each at once. Two addresses that take all they can still leave a third one 9
 * MB of answers: the largest game, or a class of 30 that opens games at once.
 */
export function capacityFor(megabytesInFlight: number): CapacitySize {
  const [bodies, answers] = [0.4 * megabytesInFlight * MB, 0.6 * megabytesInFlight * MB];
  return {
    bodies: { inAll: bodies, each: (bodies * 2) / 3 },
    answers: { inAll: answers, each: answers / 2 },
    work: 9 * MB,
    workWaiting: 200,
    patience: PATIENCE,
  };
}

/**
 * How many calls of one address, and pieces of its large answers, are worked on at once. That is fewer calls than the
 * database has connections, and fewer pieces than there are threads to read files.
 */
const CALLS_AT_ONCE = 8;
const PIECES_AT_ONCE = 2;

export const FULL_CAPACITY = capacityFor(MEGABYTES_IN_FLIGHT);

/** What calls may use: memory for bodies, answers and work on games, and how many of one address run at once. */
export class Capacity {
  readonly bodies: ByteBudget;
  readonly answers: ByteBudget;
  readonly work: WorkQueue;
  readonly patience: CallerPatience;
  readonly calls = new ConcurrencyLimit(CALLS_AT_ONCE);
  readonly files = new ConcurrencyLimit(CALLS_AT_ONCE);
  /** Limits the pieces of large answers. */
  readonly pieces = new ConcurrencyLimit(PIECES_AT_ONCE);

  constructor({ bodies, answers, work, workWaiting, patience }: CapacitySize = FULL_CAPACITY) {
    this.bodies = new ByteBudget(bodies);
    this.answers = new ByteBudget(answers);
    this.work = new WorkQueue(work, workWaiting);
    this.patience = patience;
  }
}
