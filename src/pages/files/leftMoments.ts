/** The moments of files that were opened, until the editor opens the games made of them. */
import type { Replay } from "../../engine/replay/index.ts";

const left = new Map<string, Replay>();
const taken = new WeakMap<object, Replay>();

export function leaveMoment(worldId: string, moment: Replay | null): void {
  if (moment) left.set(worldId, moment);
}

/** For one opening of the game, as often as it asks; null for any later one, when the game may have been changed. */
export function momentFor(opening: object, worldId: string): Replay | null {
  const moment = left.get(worldId);
  if (moment) taken.set(opening, moment);
  left.delete(worldId);
  return taken.get(opening) ?? null;
}
