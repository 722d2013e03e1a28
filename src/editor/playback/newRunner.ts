/** Chooses where a world ticks (design, "Playing"). */
import { newTickWorker } from "../../browser/workers.ts";
import { currentStage, type NewId, type WorldDocument } from "../../engine/index.ts";
import type { Clock } from "../Clock.ts";
import { InlineTicks } from "./InlineTicks.ts";
import { TickCosts } from "./TickCosts.ts";
import type { RunnerWatch, TickRunner } from "./TickRunner.ts";
import { type TickThread, WorkerTicks } from "./WorkerTicks.ts";

/** With more actors than this the first ticks alone might hold up the page. */
const INLINE_ACTORS_MAX = 1500;

export interface RunnerOptions {
  readonly seed: number;
  readonly newId: NewId;
  readonly clock: Clock;
  readonly newThread?: (() => TickThread) | undefined;
}

/** `before` played the game as it was: it is given the new one to play, or ended. */
export type NewRunner = (document: WorldDocument, watch: RunnerWatch, before?: TickRunner | null) => TickRunner;

/** Makes the runners of one game; every one draws other random numbers than the one before. */
export function newRunnerFor({ seed, newId, clock, newThread = workerThread }: RunnerOptions): NewRunner {
  const threads = new Threads(newThread);
  const costs = new TickCosts();
  let loads = 0;
  let isCostly = false;
  return (document, watch, before = null) => {
    const options = { seed: seed + loads, newId };
    loads += 1;
    const isForThread = isCostly || isLarge(document);
    if (isForThread && before instanceof WorkerTicks) return before.load(document, options);
    before?.end();
    const thread = isForThread ? threads.start() : null;
    if (thread) return new WorkerTicks(document, options, { clock, thread, watch: threads.watched(watch) });
    const spent = (ms: number) => {
      costs.add(ms);
      if (isCostly || threads.areOff || !costs.areHigh) return;
      isCostly = true;
      watch.outgrown();
    };
    return new InlineTicks(document, options, { now: () => clock.now(), broken: watch.broken, spent });
  };
}

/** After so many that broke, or were not ready in time, no thread is tried any more. */
const FAULTS_MAX = 3;

/** A machine that was busy for a while gets its thread back; one that is stuck at its work is no fault of threads. */
class Threads {
  readonly #newThread: () => TickThread;
  #faults = 0;
  /** What a thread has failed at is done here. */
  #isResting = false;

  constructor(newThread: () => TickThread) {
    this.#newThread = newThread;
  }

  get areOff(): boolean {
    return this.#faults >= FAULTS_MAX;
  }

  start(): TickThread | null {
    const isResting = this.#isResting;
    this.#isResting = false;
    if (this.areOff || isResting) return null;
    try {
      return this.#newThread();
    } catch {
      this.#faults = FAULTS_MAX;
      return null;
    }
  }

  watched({ broken, stuck }: RunnerWatch): Pick<RunnerWatch, "broken" | "stuck"> {
    const rest = (fault: unknown) => {
      this.#faults += 1;
      this.#isResting = true;
      broken(fault);
    };
    return { broken: rest, stuck };
  }
}

function isLarge({ world }: WorldDocument): boolean {
  return Object.keys(currentStage(world)?.actors ?? {}).length > INLINE_ACTORS_MAX;
}

function workerThread(): TickThread {
  const worker = newTickWorker();
  return {
    endpoint: worker,
    onBroken: (broken) => {
      worker.onerror = (event) => {
        // Somebody deals with it, so it is no fault of the page.
        event.preventDefault();
        broken(event);
      };
      worker.onmessageerror = broken;
    },
    end: () => worker.terminate(),
  };
}
