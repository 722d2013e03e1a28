import type { TickInput, WorldDocument } from "../../engine/index.ts";
import { playReel, type Reel } from "../../engine/replay/index.ts";

/** A moment of the past takes at most this many ticks to find. */
export const REEL_TICKS = 40;
/** In a crowd a tick takes so long that moments near to now are to be found with fewer. */
const ACTOR_TICKS = 80_000;
const CROWD_REEL_TICKS = 4;

/** A stretch of turns without a gap, with the picture of the game as it began. */
export interface FilmReel extends Omit<Reel, "inputs"> {
  readonly inputs: TickInput[];
  /** By tick: whether it can be taken back on its own. */
  readonly recorded: boolean[];
  /** The number of actors that the document keeps. */
  readonly actors: number;
  /** Whether it begins exactly as the reel before it ends, so that both can be joined. */
  readonly goesOn: boolean;
}

/** How many ticks a reel may have. */
export function lengthFor(actors: number): number {
  return Math.min(REEL_TICKS, Math.max(CROWD_REEL_TICKS, Math.floor(ACTOR_TICKS / Math.max(1, actors))));
}

/** A stretch without turns, with a game that goes on after others. */
export function editedAfter(reels: readonly Reel[], document: WorldDocument): readonly Reel[] {
  return reels.slice(-1).map((last) => ({ ...last, ...playReel(last, last.inputs.length), document, inputs: [] }));
}

export function copyOfReel(reel: FilmReel): FilmReel {
  return { ...reel, inputs: [...reel.inputs], recorded: [...reel.recorded] };
}
