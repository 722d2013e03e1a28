/**
 * Of games with exactly one planted fault, the first thing an actor says names it, and the first mend works. GRIDLINGS_FAULTS sets how many of
 * each, GRIDLINGS_SEED the first seed.
 */
import { describe, expect, it } from "vitest";
import { mendsFor } from "../../src/editor/mending/mends.ts";
import { explainTurn, nearestMiss, type Verdict } from "../../src/engine/explain/index.ts";
import type { WorldDocument } from "../../src/engine/index.ts";
import { Simulation } from "../../src/engine/simulation.ts";
import { FAULTS, type Fault, type Planted, plantFault } from "./plantedFault.ts";

const EACH = Number(process.env.GRIDLINGS_FAULTS ?? 16);
const FIRST_SEED = Number(process.env.GRIDLINGS_SEED ?? 1);
const seeds = Array.from({ length: EACH }, (_, n) => FIRST_SEED + n);

const VERDICTS: Readonly<Record<Fault, Verdict["kind"]>> = {
  ...{ tooMany: "square", nobody: "square", somebodyElse: "square", edge: "edge", check: "check" },
  ...{ containerCheck: "check", event: "event", timer: "event", earlier: "earlier", earlierInGroup: "earlier" },
  ...{ moved: "moved", random: "chance", luck: "chance", off: "off", groupOff: "off", gone: "gone" },
  ...{ goneLook: "gone", removed: "stopped", left: "stopped" },
};

/** Those with a mend that changes the game. Nobody being there can only be mended by a square that does not matter. */
const MENDED: readonly Fault[] = [
  ...(["tooMany", "nobody", "somebodyElse", "edge", "check", "containerCheck", "event", "timer"] as const),
  ...(["earlier", "earlierInGroup", "off", "groupOff"] as const),
];

describe.each(FAULTS)("a fault of the kind “%s”", (fault) => {
  it("is the verdict on the rule, and the first thing that is said", () => {
    for (const seed of seeds) {
      const { moment, actorId, ruleId } = plantFault(fault, seed);
      const story = explainTurn(moment, actorId);
      expect(story?.verdicts.find(({ id }) => id === ruleId)?.verdict.kind, `seed ${seed}`).toBe(VERDICTS[fault]);
      const { rules = [] } = moment.document.characters.hero ?? {};
      const said = story && nearestMiss(story, rules)?.id;
      if (VERDICTS[fault] !== "event" && fault !== "removed") expect(said, `seed ${seed}`).toBe(ruleId);
    }
  });
});

it.each(MENDED)("a fault of the kind “%s” has a mend with which the rule acts in that very tick", (fault) => {
  for (const seed of seeds) {
    const planted = plantFault(fault, seed);
    const [first] = offered(planted);
    expect(first, `seed ${seed}`).toBeDefined();
    if (first) expect(acts(planted, first.change(planted.moment.document)), `seed ${seed}`).toBe(true);
  }
});

function offered({ moment, actorId, ruleId }: Planted) {
  const story = explainTurn(moment, actorId);
  const missed = story?.verdicts.find(({ id }) => id === ruleId);
  return missed && story?.seen ? mendsFor({ moment, actorId, missed, actors: story.seen.stage.actors }) : [];
}

/** Plays the tick itself, without asking why. */
function acts({ moment, actorId, ruleId }: Planted, document: WorldDocument): boolean {
  const simulation = Simulation.load(document, { seed: moment.seed, newId: moment.newId, stepsMustFit: true });
  simulation.tick(moment.input);
  return simulation.applied()[actorId]?.includes(ruleId) ?? false;
}
