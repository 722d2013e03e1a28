import type { Reel } from "../../engine/replay/index.ts";

/** The number of turns of all these reels. */
export function turnsIn(reels: readonly Pick<Reel, "inputs">[]): number {
  return reels.reduce((sum, { inputs }) => sum + inputs.length, 0);
}
