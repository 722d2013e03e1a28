/** The moments of files that were opened, until the editor opens the games made of them. */
import type { Reel } from "../../engine/replay/index.ts";

export interface LeftMoment {
  readonly reel: Reel;
  /** The number of its last turn. */
  readonly turn: number;
}

const left = new Map<string, LeftMoment>();
const taken = new WeakMap<object, LeftMoment>();

export function leaveMoment(worldId: string, moment: LeftMoment | null): void {
  if (moment) left.set(worldId, moment);
}

/** For one opening of the game, as often as it asks; null for any later one, when the game may have been changed. */
export function momentFor(opening: object, worldId: string): LeftMoment | null {
  const moment = left.get(worldId);
  if (moment) taken.set(opening, moment);
  left.delete(worldId);
  return taken.get(opening) ?? null;
}
