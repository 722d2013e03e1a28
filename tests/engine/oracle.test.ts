/** The oracle in tests/support/oracle plays all recorded plays correctly, so that it can judge the fast engine. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { MadeIds } from "../../server/simulate/MadeIds.ts";
import type { Play } from "../../server/simulate/Play.ts";
import { type SimulatedTick, simulatedTick } from "../../server/simulate/simulatedTick.ts";
import { Oracle } from "../support/oracle/Oracle.ts";

const folder = join(import.meta.dirname, "../vectors");
const plays = readdirSync(folder)
  .filter((file) => file.endsWith(".json"))
  .map((file) => JSON.parse(readFileSync(join(folder, file), "utf8")) as Play & { expect: object[] });

describe("the naive engine", () => {
  it.each(plays)("plays $name tick for tick", (play) => {
    expect(replayNaively(play)).toEqual(play.expect);
  });
});

function seenIn(oracle: Oracle) {
  const { actors, stageId, evaluated, ...state } = oracle.state();
  const lists = Object.entries(evaluated).map(([id, lights]): [string, string[]] => [
    id,
    Object.keys(lights).filter((node) => lights[node]),
  ]);
  const applied = Object.fromEntries(lists.filter(([, ids]) => ids.length > 0));
  return { ...state, applied, actors: actors.get(stageId) ?? [] };
}

function replayNaively({ document, seed, ticks }: Play): (SimulatedTick | { error: string })[] {
  const ids = new MadeIds(document);
  const oracle = Oracle.load(document, { seed, newId: ids.fresh });
  const results: (SimulatedTick | { error: string })[] = [];
  for (const input of ticks) {
    const { error } = oracle.tick(input);
    results.push(error ? { error: error.message } : simulatedTick(seenIn(oracle), ids));
    if (error) break;
  }
  return results;
}
