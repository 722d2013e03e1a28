/** Starts the thread in which large stages tick. */
export function newTickWorker(): Worker {
  return new Worker(new URL("../../workers/tick.worker.ts", import.meta.url), { type: "module" });
}
