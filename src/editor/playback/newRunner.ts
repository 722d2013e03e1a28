/** Chooses where a world ticks (design, "Playing"). */
import { newTickWorker } from "../../browser/worker.ts";
import { currentStage, type NewId, type WorldDocument } from "../../engine/index.ts";
import type { Clock } from "../Clock.ts";
import { InlineRunner } from "./InlineRunner.ts";
import { TickCosts } from "./TickCosts.ts";
import type { RunnerWatch, TickRunner } from "./TickRunner.ts";
import { type TickThread, WorkerRunner } from "./WorkerRunner.ts";

/** With more actors than this the first ticks alone might hold up the page. */
const INLINE_ACTORS_MAX = 1500;

export interface RunnerParts {
  readonly seed: number;
  readonly newId: NewId;
  readonly clock: Clock;
  readonly newThread?: (() => TickThread) | undefined;
}

/** `before` played the game as it was: it is given the new one to play, or ended. */
export type NewRunner = (document: WorldDocument, watch: RunnerWatch, before?: TickRunner | null) => TickRunner;

/** Makes the runners of one game; every one draws other random numbers than the one before. */
export function newRunnerFor({ seed, newId, clock, newThread = workerThread }: RunnerParts): NewRunner {
  const threads = new Threads(newThread);
  const costs = new TickCosts();
  let loads = 0;
  let isCostly = false;
  return (document, watch, before = null) => {
    const options = { seed: seed + loads, newId };
    loads += 1;
    const isForThread = isCostly || isLarge(document);
    if (isForThread && before instanceof WorkerRunner) return before.load(document, options);
    before?.end();
    const thread = isForThread ? threads.start() : null;
    if (thread) return new WorkerRunner(document, options, { clock, thread, watch: threads.watched(watch) });
    const spent = (ms: number) => {
      costs.add(ms);
      if (isCostly || threads.areOff || !costs.areHigh) return;
      isCostly = true;
      watch.outgrown();
    };
    return new InlineRunner(document, options, { now: () => clock.now(), broken: watch.broken, spent });
  };
}

/** Once a thread could not start or broke, all work is done here; one that is stuck at its work is no reason to do that. */
class Threads {
  readonly #newThread: () => TickThread;
  areOff = false;

  constructor(newThread: () => TickThread) {
    this.#newThread = newThread;
  }

  start(): TickThread | null {
    if (this.areOff) return null;
    try {
      return this.#newThread();
    } catch {
      this.areOff = true;
      return null;
    }
  }

  watched({ broken, stuck }: RunnerWatch): Pick<RunnerWatch, "broken" | "stuck"> {
    const off = (fault: unknown) => {
      this.areOff = true;
      broken(fault);
    };
    return { broken: off, stuck };
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
