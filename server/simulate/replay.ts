import { Simulation } from "../../src/engine/index.ts";
import { MadeIds } from "./MadeIds.ts";
import type { Play } from "./Play.ts";
import { type SimulatedTick, simulatedTick } from "./simulatedTick.ts";

/** Plays a play to its end, or to the tick that a rule ends with an error. */
export function replay({ document, seed, ticks }: Play): (SimulatedTick | { error: string })[] {
  const ids = new MadeIds(document);
  const simulation = Simulation.load(document, { seed, newId: ids.fresh });
  const results: (SimulatedTick | { error: string })[] = [];
  for (const input of ticks) {
    const { error } = simulation.tick(input);
    results.push(error ? { error: error.message } : simulatedTick(seenIn(simulation), ids));
    if (error) break;
  }
  return results;
}

function seenIn(simulation: Simulation) {
  const { globals, history } = simulation.state();
  return {
    actors: simulation.actors().values(),
    globals: Object.entries(globals).map(([id, { value }]) => [id, value] as const),
    applied: simulation.applied(),
    history: history.length,
  };
}
