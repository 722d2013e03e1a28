import type { Clock } from "../../browser/timers.ts";
import { newTickWorker } from "../../browser/workers.ts";
import { currentStage, type NewId, type WorldDocument } from "../../engine/index.ts";
import { InlineTicks } from "./InlineTicks.ts";
import type { RunnerWatch, TickRunner } from "./TickRunner.ts";
import { type TickThread, WorkerTicks } from "./WorkerTicks.ts";

/** With more actors than this even the first ticks could block the page. */
const INLINE_ACTORS_MAX = 1500;

export interface RunnerOptions {
  readonly seed: number;
  readonly newId: NewId;
  readonly clock: Clock;
  readonly newThread?: (() => TickThread) | undefined;
}

/** `before` is the runner of the game as it was: it is either reused for the new document or ended. */
export type NewRunner = (document: WorldDocument, watch: RunnerWatch, before?: TickRunner | null) => TickRunner;

/** Makes the runners of one game, on the page or in a worker; each has a random seed of its own. */
export function newRunnerFor({ seed, newId, clock, newThread = workerThread }: RunnerOptions): NewRunner {
  const threads = new Threads(newThread);
  const costs = new TickCosts();
  let loads = 0;
  let isCostly = false;
  return (document, watch, before = null) => {
    const options = { seed: seed + loads, newId };
    loads += 1;
    const isForThread = isCostly || isLarge(document);
    if (isForThread && before instanceof WorkerTicks) return before.setWorld(document, options);
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

/** After so many threads that broke, or did not start in time, no more are started. */
const FAULTS_MAX = 3;

/** Starts threads. After one broke, the next runner has none, so that a machine that was only busy gets a thread again later. */
class Threads {
  readonly #newThread: () => TickThread;
  #faults = 0;
  /** The next runner works without a thread. */
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
        // The error is handled here, so it is not reported as one of the page.
        event.preventDefault();
        broken(event);
      };
      worker.onmessageerror = broken;
    },
    end: () => worker.terminate(),
  };
}

/** How many of the last ticks are considered. */
const RECENT = 9;
/** A quarter of a frame of the page. */
const COSTLY_MS = 4;

/** The duration of the last ticks; a few slow ones, as while the code is being compiled, do not count as slow. */
class TickCosts {
  /** A ring: the oldest is overwritten. */
  readonly #recent = new Float64Array(RECENT);
  #count = 0;

  add(ms: number): void {
    this.#recent[this.#count % RECENT] = ms;
    this.#count += 1;
  }

  /** Whether most of the last ticks were slow. */
  get areHigh(): boolean {
    if (this.#count < RECENT) return false;
    let slow = 0;
    for (const ms of this.#recent) if (ms > COSTLY_MS) slow += 1;
    return slow > RECENT / 2;
  }
}
