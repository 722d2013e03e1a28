/** A stretch of a game that was played, in the least that it takes to play it again exactly. */
import { Simulation } from "../tick/Simulation.ts";
import type { TickInput } from "../tick/TickResult.ts";
import type { WorldDocument } from "../world/world.ts";
import { NumberedIds } from "./NumberedIds.ts";

/** Where the random numbers and the new ids of a game stand before a tick. */
export interface Dice {
  readonly seed: number;
  /** How many ids were made. */
  readonly made: number;
}

export interface Reel extends Dice {
  /** The game as the first tick began. */
  readonly document: WorldDocument;
  readonly idPrefix: string;
  readonly stepsMustFit: boolean;
  /** What each tick was given; with `pressed`, since a reel does not know of keys that were held before. */
  readonly inputs: readonly TickInput[];
}

/** A moment of a reel, see `explainTurn` for what can be done with one. */
export interface ReelMoment extends Dice {
  readonly document: WorldDocument;
}

/** Plays the first ticks of a reel and returns the game as it then is, without a history. The cost grows with the number of ticks. */
export function playReel(reel: Reel, ticks: number): ReelMoment {
  if (ticks <= 0) return reel;
  const { simulation, ids } = played(reel, ticks);
  const document = { ...reel.document, world: simulation.withoutHistory() };
  return { document, seed: simulation.randomState, made: ids.made };
}

/** Plays all of a reel and returns the game as it then is; the ticks of the reel can be taken back. */
export function gameAfterReel(reel: Reel): WorldDocument {
  return { ...reel.document, world: played(reel, reel.inputs.length).simulation.state() };
}

function played({ document, seed, made, idPrefix, stepsMustFit, inputs }: Reel, ticks: number) {
  const ids = new NumberedIds(idPrefix, made);
  const simulation = Simulation.load(document, { seed, newId: ids.next, stepsMustFit });
  for (const input of inputs.slice(0, ticks)) simulation.tick(input);
  return { simulation, ids };
}
