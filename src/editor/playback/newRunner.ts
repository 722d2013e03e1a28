/** Chooses where a world ticks (design, "Playing"). */
import { newTickWorker } from "../../browser/worker.ts";
import { currentStage, type NewId, type WorldDocument } from "../../engine/index.ts";
import { InlineRunner } from "./InlineRunner.ts";
import type { Broken, TickRunner } from "./TickRunner.ts";
import { type TickThread, WorkerRunner } from "./WorkerRunner.ts";

/** With more actors than this a tick may take longer than a frame. */
const INLINE_ACTORS_MAX = 1500;

export interface RunnerParts {
  readonly seed: number;
  readonly newId: NewId;
  readonly newThread?: (() => TickThread) | undefined;
}

export type NewRunner = (document: WorldDocument, broken: Broken) => TickRunner;

/** Makes a runner for a document; every one draws other random numbers than the one before. Once a thread broke, all work is done here. */
export function newRunnerFor({ seed, newId, newThread = workerThread }: RunnerParts): NewRunner {
  let loads = 0;
  let isAlone = false;
  const threadFor = (document: WorldDocument): TickThread | null => {
    if (isAlone || !isLarge(document)) return null;
    try {
      return newThread();
    } catch {
      isAlone = true;
      return null;
    }
  };
  return (document, broken) => {
    const options = { seed: seed + loads, newId };
    loads += 1;
    const thread = threadFor(document);
    if (!thread) return new InlineRunner(document, options, broken);
    return new WorkerRunner(thread, document, options, (fault) => {
      isAlone = true;
      broken(fault);
    });
  };
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
