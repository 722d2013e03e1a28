/** `npm run bench`: the figures of the engine. `--json` prints them for machines, `--check` fails if one does not hold. */
import { Oracle } from "../../support/oracle/Oracle.ts";
import { Figures } from "../Figures.ts";
import { AIMS } from "./aims.ts";
import { bytesPerTick, historyMegabytes } from "./memory.ts";
import { crowdJumpTime, explainTime, filmed, filmMegabytes, jumpTime } from "./past.ts";
import { FAST, type Loader, loadTime, tickTime } from "./timing.ts";
import { ASKING, THINKERS, WORKLOADS, type WorkloadName } from "./workloads.ts";

const ROUNDS = 7;
const NAMES = Object.keys(WORKLOADS) as WorkloadName[];
const NAIVE: Loader = (document, options) => Oracle.load(document, options);
/** Ticks a round: enough for a steady measurement, few enough that sand is still falling. */
const TICKS = { 100: 30, 1000: 12, 10000: 6 } as const;
const NAIVE_TICKS = 2;
const FILM_TURNS = 10_000;
const CROWD_TURNS = 60;

const figures = new Figures(AIMS);
const times = new Map<string, number[]>();

for (let round = 0; round <= ROUNDS; round++) {
  // The first round only warms up.
  if (round === 1) times.clear();
  for (const name of NAMES) timeWorkload(name);
  timeAsking();
  note("load", loadTime(WORKLOADS.rich.document(10_000)));
}
keepTimes();
await keepMemory();
keepPast();
report();

function timeWorkload(name: WorkloadName): void {
  const workload = WORKLOADS[name];
  for (const count of [100, 1000, 10_000] as const) {
    note(`${name}.${count}`, tickTime(FAST, workload, workload.document(count), TICKS[count]));
  }
  if (`engine.${name}.1000.vsOracle` in AIMS) {
    note(`${name}.naive`, tickTime(NAIVE, workload, workload.document(1000), NAIVE_TICKS));
  }
}

function timeAsking(): void {
  for (const [name, workload] of Object.entries(ASKING)) {
    const count = name === "chasers" ? 100 : 10_000;
    note(name, tickTime(FAST, workload, workload.document(count), count === 100 ? TICKS[100] : TICKS[10_000]));
  }
}

function note(name: string, time: number): void {
  times.set(name, [...(times.get(name) ?? []), time]);
}

function keepTimes(): void {
  for (const name of ["walkers", "sand", "rich"]) {
    figures.keep(`engine.${name}.1000.vsOracle`, ratios(`${name}.naive`, `${name}.1000`));
  }
  figures.keep("engine.settled.10000.vsMoving", ratios("sand.10000", "settled.10000"));
  figures.keep("engine.idle.10000.microseconds", rounds("idle.10000"));
  for (const name of NAMES) {
    figures.keep(
      `engine.${name}.growth`,
      ratios(`${name}.10000`, `${name}.1000`).map((ratio) => ratio / 10),
    );
  }
  for (const name of ["walkers", "rich"]) {
    figures.keep(
      `engine.${name}.10000.milliseconds`,
      rounds(`${name}.10000`).map((time) => time / 1000),
    );
  }
  figures.keep("engine.settled.withCounts", ratios("settledWithCounts", "settled.10000"));
  figures.keep("engine.kinds.vsPlain", ratios("bumpersOfKind", "bumpers"));
  figures.keep(
    "engine.ways.milliseconds",
    rounds("chasers").map((time) => time / 1000),
  );
  figures.keep("engine.load.10000.milliseconds", rounds("load"));
}

async function keepMemory(): Promise<void> {
  const { walkers } = WORKLOADS;
  const [bytes, megabytes]: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round++) {
    bytes.push((await bytesPerTick(walkers, walkers.document(10_000), 5)) / 10_000);
    megabytes.push(historyMegabytes(walkers, walkers.document(200), 1000));
  }
  figures.keep("engine.tick.bytesPerActor", bytes);
  figures.keep("engine.history.1000steps.megabytes", megabytes);
}

function keepPast(): void {
  const { walkers } = WORKLOADS;
  const film = filmed(walkers, walkers.document(200), FILM_TURNS);
  const crowd = filmed(walkers, walkers.document(10_000), CROWD_TURNS);
  const [explained, jumps, crowdJumps, megabytes]: [number[], number[], number[], number[]] = [[], [], [], []];
  for (let round = 0; round < ROUNDS; round++) explained.push(explainTime(THINKERS, THINKERS.document(400)));
  for (let round = 0; round < ROUNDS; round++) {
    jumps.push(jumpTime(film, round));
    crowdJumps.push(crowdJumpTime(crowd, round));
  }
  // Apart from the times: it collects garbage, which throws compiled code away as no page does.
  for (let round = 0; round < ROUNDS; round++)
    megabytes.push(filmMegabytes(walkers, walkers.document(200), FILM_TURNS));
  figures.keep("engine.explain.milliseconds", explained);
  figures.keep("engine.timeline.jumpMs", jumps);
  figures.keep("engine.timeline.crowdJumpMs", crowdJumps);
  figures.keep("engine.timeline.megabytes", megabytes);
}

function rounds(name: string): readonly number[] {
  return times.get(name) ?? [];
}

/** Round by round, so that noise affects both sides of a ratio alike. */
function ratios(above: string, below: string): number[] {
  return rounds(above).map((time, round) => time / (rounds(below)[round] ?? Number.NaN));
}

function report(): void {
  console.log(process.argv.includes("--json") ? figures.json : `${figures.table}\n\n${timeTable()}`);
  if (!process.argv.includes("--check") || figures.failed.length === 0) return;
  console.error(`Below what binds: ${figures.failed.join(", ")}`);
  process.exitCode = 1;
}

/** All measured times, in microseconds a tick. */
function timeTable(): string {
  const median = (list: readonly number[]) => [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0;
  const rows = [...times]
    .filter(([name]) => name !== "load")
    .map(([name, list]) => `${name.padEnd(20)}${median(list).toFixed(1).padStart(12)}`);
  return ["microseconds a tick", ...rows].join("\n");
}
