import type { TickInput, TickResult, World } from "../../engine/index.ts";

/** Runs the ticks of one loaded world, here or in another thread; nothing else knows which (design, "Playing"). */
export interface TickRunner {
  tick(input: TickInput, done: (answer: TickAnswer) => void): void;
  /** Takes the last tick back; without one, `done` is never called. */
  untick(done: (answer: TickAnswer) => void): void;
  /** The whole world with its history; null where it lives in another thread. */
  state(): World | null;
  end(): void;
}

export interface TickAnswer {
  readonly result: TickResult;
  readonly canUntick: boolean;
}
