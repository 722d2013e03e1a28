/** The oracle in tests/support/oracle plays all recorded plays correctly, so that it can judge the fast engine. */
import { describe, expect, it } from "vitest";
import { MadeIds } from "../../server/simulate/MadeIds.ts";
import type { Play } from "../../server/simulate/Play.ts";
import { type SimulatedTick, simulatedTick } from "../../server/simulate/simulatedTick.ts";
import type { EvaluatedRuleIds } from "../../src/engine/index.ts";
import { Oracle } from "../support/oracle/Oracle.ts";
import { recordedPlays } from "../support/recordedPlays.ts";

describe("the naive engine", () => {
  it.each([...recordedPlays(), ...recordedPlays("sayMore")])("plays $name tick for tick", (play) => {
    expect(replayNaively(play)).toEqual(play.expect);
  });
});

function replayNaively({ document, seed, ticks }: Play): (SimulatedTick | { error: string })[] {
  const ids = new MadeIds(document);
  const oracle = Oracle.load(document, { seed, newId: ids.fresh });
  const results: (SimulatedTick | { error: string })[] = [];
  for (const input of ticks) {
    const { stageId } = oracle.state();
    const { error, sounds, ended } = oracle.tick(input);
    const { actors: stages, evaluated, ticks, ...state } = oracle.state();
    const seen = { ...state, stageId, stages, applied: appliedIn(evaluated), sounds, ended };
    const count = document.world.ticks === undefined ? undefined : ticks;
    results.push(error ? { error: error.message } : simulatedTick({ ...seen, ticks: count }, ids));
    if (error) break;
  }
  return results;
}

function appliedIn(evaluated: EvaluatedRuleIds): Record<string, string[]> {
  const lists = Object.entries(evaluated).map(([id, lights]): [string, string[]] => [
    id,
    Object.keys(lights).filter((node) => lights[node]),
  ]);
  return Object.fromEntries(lists.filter(([, ids]) => ids.length > 0));
}
