/** The memory that calls may take: bodies being received, answers being sent, and games being worked on. */
import { type BudgetSize, ByteBudget } from "./ByteBudget.ts";
import { WorkQueue } from "./WorkQueue.ts";

export interface CapacitySize {
  readonly bodies: BudgetSize;
  readonly answers: BudgetSize;
  /** Bytes of JSON text of the games that are worked on at once. */
  readonly work: number;
  readonly workWaiting: number;
}

const MB = 1_000_000;

/** Together with what the server itself needs this stays well below 400 MB. A class of 30 behind one address may save 1 MB each at once. */
export const FULL_CAPACITY: CapacitySize = {
  bodies: { inAll: 48 * MB, each: 32 * MB },
  answers: { inAll: 64 * MB, each: 32 * MB },
  work: 9 * MB,
  workWaiting: 200,
};

export class Capacity {
  readonly bodies: ByteBudget;
  readonly answers: ByteBudget;
  readonly work: WorkQueue;

  constructor({ bodies, answers, work, workWaiting }: CapacitySize = FULL_CAPACITY) {
    this.bodies = new ByteBudget(bodies);
    this.answers = new ByteBudget(answers);
    this.work = new WorkQueue(work, workWaiting);
  }
}
