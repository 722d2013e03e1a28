/** Lets other calls run between two steps of long work. */
import { setImmediate } from "node:timers/promises";

export async function yieldToOthers(): Promise<void> {
  await setImmediate();
}
