/** How long ticks take: every round plays a fresh game of the same document. */
import { Simulation, type SimulationOptions, type TickInput, type WorldDocument } from "../../../src/engine/index.ts";
import type { Workload } from "./workloads.ts";

/** What both engines have in common, as far as the clock is concerned. */
export interface Player {
  tick(input: TickInput): { readonly error: object | null; readonly recorded: boolean };
}
export type Loader = (document: WorldDocument, options: SimulationOptions) => Player;

export const FAST: Loader = (document, options) => Simulation.load(document, options);

/** Ticks that are played before the clock starts, so that what is worked out once is not counted. */
const RUN_IN = 3;

/** Microseconds a tick takes. */
export function tickTime(load: Loader, { input }: Workload, document: WorldDocument, ticks: number): number {
  const player = loaded(load, document);
  for (let n = 0; n < RUN_IN; n++) player.tick(input(n));
  const start = performance.now();
  for (let n = RUN_IN; n < RUN_IN + ticks; n++) player.tick(input(n));
  return ((performance.now() - start) * 1000) / ticks;
}

/** Milliseconds until the first tick of a document never seen before is done: everything is worked out and in its place. */
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
