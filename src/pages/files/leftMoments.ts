/** The moments of files that were opened, until the editor opens the games made of them. */
import type { ReelSeries } from "../../engine/replay/index.ts";

const left = new Map<string, ReelSeries>();
const taken = new WeakMap<object, ReelSeries>();

export function leaveMoment(worldId: string, moment: ReelSeries | null): void {
  if (moment) left.set(worldId, moment);
}

/** For one opening of the game, as often as it asks; null for any later one, when the game may have been changed. */
export function momentFor(opening: object, worldId: string): ReelSeries | null {
  const moment = left.get(worldId);
  if (moment) taken.set(opening, moment);
  left.delete(worldId);
  return taken.get(opening) ?? null;
}
