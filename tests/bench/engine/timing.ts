import type { SimulationOptions, TickInput, WorldDocument } from "../../../src/engine/index.ts";
import { Simulation } from "../../../src/engine/simulation.ts";
import type { Workload } from "./workloads.ts";

/** What both engines have in common for the purposes of timing. */
export interface Player {
  tick(input: TickInput): { readonly error: object | null; readonly recorded: boolean };
}
export type Loader = (document: WorldDocument, options: SimulationOptions) => Player;

export const FAST: Loader = (document, options) => Simulation.load(document, options);

/** Ticks played before the clock starts, so that one-time work is not counted. */
const RUN_IN = 3;

/** Microseconds of a tick, in a freshly loaded game. */
export function tickTime(load: Loader, { input }: Workload, document: WorldDocument, ticks: number): number {
  const player = loaded(load, document);
  for (let n = 0; n < RUN_IN; n++) player.tick(input(n));
  const start = performance.now();
  for (let n = RUN_IN; n < RUN_IN + ticks; n++) player.tick(input(n));
  return ((performance.now() - start) * 1000) / ticks;
}

/** Milliseconds until the first tick of a newly loaded document is done, with all one-time work. */
export function loadTime(document: WorldDocument): number {
  const fresh = structuredClone(document);
  const start = performance.now();
  loaded(FAST, fresh).tick({ keys: [], clicks: [] });
  return performance.now() - start;
}

export function loaded(load: Loader, document: WorldDocument): Player {
  let made = 0;
  return load(document, { seed: 1, newId: () => `made-${made++}` });
}
