import type { TickResult } from "../../src/engine/index.ts";
import { Simulation } from "../../src/engine/simulation.ts";
import { MadeIds } from "./MadeIds.ts";
import type { Play } from "./Play.ts";
import { type SimulatedTick, type SimulatedWorld, simulatedTick } from "./simulatedTick.ts";

/** Plays a play to its end, or to the tick that a rule ends with an error. */
export function replay(play: Play): (SimulatedTick | { error: string })[] {
  return [...replayed(play)];
}

/** The same, tick by tick. */
export function* replayed({ document, seed, ticks }: Omit<Play, "name">): Generator<SimulatedTick | { error: string }> {
  const ids = new MadeIds(document);
  const simulation = Simulation.load(document, { seed, newId: ids.fresh });
  const countsTicks = document.world.ticks !== undefined;
  for (const input of ticks) {
    const result = simulation.tick(input);
    const { error } = result;
    yield error ? { error: error.message } : simulatedTick(seenIn(simulation, result, countsTicks), ids);
    if (error) break;
  }
}

function seenIn(simulation: Simulation, { stageId, sounds, ended }: TickResult, countsTicks: boolean): SimulatedWorld {
  const { globals, history, stages, ticks } = simulation.state();
  return {
    stageId,
    stages: Object.values(stages).map(({ id, actors }) => [id, Object.values(actors)]),
    globals: Object.entries(globals).map(([id, { value }]) => [id, value]),
    applied: simulation.applied(),
    history: history.length,
    sounds,
    ended,
    ticks: countsTicks ? ticks : undefined,
  };
}
