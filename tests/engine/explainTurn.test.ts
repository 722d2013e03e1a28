/**
 * What an actor is told about its turn is what happened in it. GRIDLINGS_WORLDS sets how many random games are played, GRIDLINGS_SEED the
 * first seed.
 */
import { expect, it } from "vitest";
import { explainTurn } from "../../src/engine/explain/index.ts";
import { currentStage, type Id, nodesIn, type TickInput } from "../../src/engine/index.ts";
import { Simulation } from "../../src/engine/simulation.ts";
import { Dice } from "../support/oracle/worlds/Dice.ts";
import { randomGame, randomInput } from "../support/oracle/worlds/randomGame.ts";

const WORLDS = Number(process.env.GRIDLINGS_WORLDS ?? 60);
const FIRST_SEED = Number(process.env.GRIDLINGS_SEED ?? 1);
const TICKS = 8;

it("exactly what applied in a tick is told as acted, and every rule and container has one verdict", {
  timeout: 60_000 + WORLDS * 300,
}, () => {
  for (let seed = FIRST_SEED; seed < FIRST_SEED + WORLDS; seed++) explainAll(seed);
});

function explainAll(seed: number): void {
  const dice = new Dice(seed);
  const document = randomGame(seed);
  const stepsMustFit = dice.chance(50);
  const simulation = Simulation.load(document, { seed, newId: idsFrom(`${seed}`), stepsMustFit });
  let keysBefore: readonly number[] = [];
  for (let tick = 0; tick < TICKS; tick++) {
    const keys = randomInput(dice);
    const input: TickInput = { ...keys, pressed: keys.pressed ?? keys.keys.filter((key) => !keysBefore.includes(key)) };
    keysBefore = keys.keys;
    const before = { ...document, world: simulation.state() };
    const moment = {
      document: before,
      input,
      seed: simulation.randomState,
      newId: idsFrom(`${seed}-${tick}`),
      stepsMustFit,
    };
    const { error } = simulation.tick(input);
    if (error) keysBefore = [];
    const applied = simulation.applied();
    for (const { id, characterId } of Object.values(currentStage(before.world)?.actors ?? {})) {
      const story = explainTurn(moment, id);
      const tree = before.characters[characterId]?.rules;
      if (!story || !tree) continue;
      const at = `seed ${seed}, tick ${tick}, actor ${id}`;
      expect(
        story.verdicts.map((one) => one.id),
        at,
      ).toEqual(nodesIn(tree).map((node) => node.id));
      const acted = story.verdicts.filter(({ verdict }) => verdict.kind === "acted").map((one) => one.id);
      const expected = error ? [] : (applied[id] ?? []).filter((one) => one !== characterId);
      expect(new Set(acted), at).toEqual(new Set(expected));
    }
  }
}

function idsFrom(prefix: string): () => Id {
  let made = 0;
  return () => `${prefix}+${made++}`;
}
