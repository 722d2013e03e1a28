/** What it costs to ask why, and to look back. */
import { Film } from "../../../src/editor/film/Film.ts";
import { explainTurn } from "../../../src/engine/explain/index.ts";
import type { WorldDocument } from "../../../src/engine/index.ts";
import { NumberedIds } from "../../../src/engine/replay/index.ts";
import { Simulation } from "../../../src/engine/simulation.ts";
import { usedBytes } from "./memory.ts";
import type { Workload } from "./workloads.ts";

const SEED = 1;
const PREFIX = "made-";

/** Milliseconds of a story of the actor that acts last. */
export function explainTime({ input }: Workload, document: WorldDocument): number {
  const [stage] = Object.values(document.world.stages);
  const last = Object.keys(stage?.actors ?? {}).at(-1) ?? "";
  const newId = new NumberedIds(PREFIX).next;
  const start = performance.now();
  explainTurn({ document, input: { pressed: [], ...input(1) }, seed: SEED, newId, stepsMustFit: true }, last);
  return performance.now() - start;
}

/** A game that was played for so many turns, with its film. */
export function filmed({ input }: Workload, document: WorldDocument, turns: number): Film {
  const film = new Film();
  const ids = new NumberedIds(PREFIX);
  const simulation = Simulation.load(document, { seed: SEED, newId: ids.next, stepsMustFit: true });
  for (let turn = 1; turn <= turns; turn++) {
    const given = { pressed: [], ...input(turn) };
    const now = () => ({ ...document, world: { ...simulation.state(), history: [] } });
    film.before({ seed: simulation.randomState, made: ids.made, idPrefix: PREFIX, document: now });
    film.ticked(given, simulation.tick(given), ids.made);
  }
  return film;
}

/** A film keeps a picture every so many turns. */
const PICTURE_TURNS = 40;

/** Milliseconds until a turn of the past is found, the farthest from a picture that was kept: another one each round, since found ones are kept. */
export function jumpTime(film: Film, round: number): number {
  const last = Math.floor(film.length / PICTURE_TURNS);
  return timeTo(film, (last - round) * PICTURE_TURNS - 1);
}

/** The same of a crowd, a few turns before now. */
export function crowdJumpTime(film: Film, round: number): number {
  return timeTo(film, film.length - 2 - round);
}

function timeTo(film: Film, turn: number): number {
  const start = performance.now();
  film.at(turn);
  return performance.now() - start;
}

/** Megabytes that a film holds. Needs `node --expose-gc`. */
export function filmMegabytes(workload: Workload, document: WorldDocument, turns: number): number {
  const before = usedBytes();
  const film = filmed(workload, document, turns);
  const kept = usedBytes() - before;
  return film.length === turns ? Math.max(kept, 0) / 1_000_000 : Number.NaN;
}
