/** Chooses where a world ticks (design, "Playing"). */
import { newTickWorker } from "../../browser/worker.ts";
import { currentStage, type NewId, type WorldDocument } from "../../engine/index.ts";
import { InlineRunner } from "./InlineRunner.ts";
import type { TickRunner } from "./TickRunner.ts";
import { type TickThread, WorkerRunner } from "./WorkerRunner.ts";

/** With more actors than this a tick may take longer than a frame. */
const INLINE_ACTORS_MAX = 1500;

export interface RunnerParts {
  readonly seed: number;
  readonly newId: NewId;
}

/** Makes a runner for a document; every one it makes draws other random numbers than the one before. */
export function newRunnerFor(
  { seed, newId }: RunnerParts,
  newThread: () => TickThread = workerThread,
): (document: WorldDocument) => TickRunner {
  let loads = 0;
  return (document) => {
    const options = { seed: seed + loads, newId };
    loads += 1;
    return isLarge(document) ? new WorkerRunner(newThread(), document, options) : new InlineRunner(document, options);
  };
}

function isLarge({ world }: WorldDocument): boolean {
  return Object.keys(currentStage(world)?.actors ?? {}).length > INLINE_ACTORS_MAX;
}

function workerThread(): TickThread {
  const worker = newTickWorker();
  return { endpoint: worker, end: () => worker.terminate() };
}
