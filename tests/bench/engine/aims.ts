import { type Aim, atLeast, atMost } from "../Figures.ts";
import { WORKLOADS } from "./workloads.ts";

const growth = Object.keys(WORKLOADS).map((name) => [`engine.${name}.growth`, atMost(1.2, 1.5)]);

/** The figures wanted of the engine. */
export const AIMS: Readonly<Record<string, Aim>> = {
  "engine.walkers.1000.vsOracle": atLeast(140, 60),
  "engine.sand.1000.vsOracle": atLeast(140, 60),
  "engine.rich.1000.vsOracle": atLeast(120, 40),
  "engine.settled.10000.vsMoving": atLeast(100, 20),
  "engine.idle.10000.microseconds": atMost(25, 100),
  ...Object.fromEntries(growth),
  "engine.walkers.10000.milliseconds": atMost(2.5, 5),
  "engine.rich.10000.milliseconds": atMost(8, 20),
  "engine.load.10000.milliseconds": atMost(60, 200),
  "engine.settled.withCounts": atMost(1.1, 1.5),
  "engine.ways.milliseconds": atMost(1, 3),
  "engine.kinds.vsPlain": atMost(1.1, 1.4),
  "engine.explain.milliseconds": atMost(10, 30),
  "engine.timeline.jumpMs": atMost(20, 60),
  "engine.timeline.crowdJumpMs": atMost(150, 300),
  "engine.timeline.megabytes": atMost(16, 16),
  "engine.tick.bytesPerActor": atMost(16, 64),
  "engine.history.1000steps.megabytes": atMost(4, 16),
};
