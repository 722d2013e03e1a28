import type { HeapProfiler } from "node:inspector";
import { Session } from "node:inspector/promises";
import type { WorldDocument } from "../../../src/engine/index.ts";
import { Simulation } from "../../../src/engine/simulation.ts";
import type { Workload } from "./workloads.ts";

const SAMPLING_BYTES = 2048;

/** Bytes allocated by a tick, retained or not. Needs `node --expose-gc`. */
export async function bytesPerTick({ input }: Workload, document: WorldDocument, ticks: number): Promise<number> {
  const simulation = Simulation.load(document, { seed: 1, newId: () => "" });
  for (let n = 0; n < ticks; n++) simulation.tick(input(n));
  const session = new Session();
  session.connect();
  await session.post("HeapProfiler.startSampling", {
    samplingInterval: SAMPLING_BYTES,
    includeObjectsCollectedByMajorGC: true,
    includeObjectsCollectedByMinorGC: true,
  });
  for (let n = ticks; n < 2 * ticks; n++) simulation.tick(input(n));
  const { profile } = await session.post("HeapProfiler.stopSampling");
  session.disconnect();
  return allocatedIn(profile.head) / ticks;
}

function allocatedIn({ selfSize, children }: HeapProfiler.SamplingHeapProfileNode): number {
  return children.reduce((sum, child) => sum + allocatedIn(child), selfSize);
}

/** Megabytes of history for this many ticks, extrapolated if fewer are kept. */
export function historyMegabytes({ input }: Workload, document: WorldDocument, steps: number): number {
  const simulation = Simulation.load(document, { seed: 1, newId: () => "" });
  simulation.tick(input(0));
  const before = usedBytes();
  for (let n = 1; n <= steps; n++) simulation.tick(input(n));
  const kept = usedBytes() - before;
  let back = 0;
  while (back < steps && simulation.untick()) back++;
  return ((Math.max(kept, 0) / 1_000_000) * steps) / back;
}

export function usedBytes(): number {
  globalThis.gc?.();
  globalThis.gc?.();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}
