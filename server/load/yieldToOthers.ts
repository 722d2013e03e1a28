import { setImmediate } from "node:timers/promises";

/** Lets other calls run between two steps of long work. */
export async function yieldToOthers(): Promise<void> {
  await setImmediate();
}

const SLICE_MS = 10;

/** Cuts a long loop into slices of 10 ms, between which other calls run. */
export class TimeSlice {
  #end = performance.now() + SLICE_MS;

  get isOver(): boolean {
    return performance.now() >= this.#end;
  }

  async next(): Promise<void> {
    await yieldToOthers();
    this.#end = performance.now() + SLICE_MS;
  }
}
