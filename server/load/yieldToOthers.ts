/** Between two steps of long work: other calls get their turn on the event loop. */
import { setImmediate } from "node:timers/promises";

export async function yieldToOthers(): Promise<void> {
  await setImmediate();
}
