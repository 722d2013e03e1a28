import type { TickInput, TickResult } from "../../engine/index.ts";

/** Runs the ticks of one loaded world, here or in another thread; nothing else knows which (design, "Playing"). */
export interface TickRunner {
  tick(input: TickInput, done: (result: TickResult) => void): void;
  /** Takes the last tick back; null where there is none. */
  untick(done: (result: TickResult | null) => void): void;
  end(): void;
}

/** Told by a runner that cannot go on; what it was asked last stays without an answer. */
export type Broken = (fault: unknown) => void;
