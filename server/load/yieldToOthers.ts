import { setImmediate } from "node:timers/promises";

/** Lets other calls run between two steps of long work. */
export async function yieldToOthers(): Promise<void> {
  await setImmediate();
}
