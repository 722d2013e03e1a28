import type { TickInput } from "../tick/TickResult.ts";
import type { Reel } from "./Reel.ts";

/** The last turns of a game: stretches one after the other, each with a game of its own, because the game may have been edited in between. */
export interface ReelSeries {
  readonly reels: readonly Reel[];
  /** The number of the last turn. */
  readonly turn: number;
  /** The turns before which the game was edited. */
  readonly edits: readonly number[];
  /** What the turn after the last one was given, if that turn broke off. */
  readonly brokenOff: TickInput | null;
}
