/** The real clock, for whoever is handed one. */
import { after } from "./timers.ts";

export const browserClock = {
  /** Milliseconds that only ever grow. */
  now: () => performance.now(),
  after,
};
