/** Simulations of documents with the same characters share the compiled rules. */
import { expect, it } from "vitest";
import { Simulation } from "../../src/engine/simulation.ts";
import { Dice } from "../support/oracle/worlds/Dice.ts";
import { randomGame, randomInput } from "../support/oracle/worlds/randomGame.ts";

const SEEDS = Array.from({ length: 20 }, (_, index) => 7100 + index);
const TICKS = 8;

it.each(SEEDS)("two games that take turns play like games alone (seed %i)", (seed) => {
  const document = randomGame(seed);
  const inputs = inputsOf(seed);
  const later = { ...document, world: { ...document.world, history: [] } };
  const alone = inputs.map(ticking(structuredClone(document), seed));
  const aloneLater = inputs.map(ticking(structuredClone(later), seed + 1));
  const [one, other] = [ticking(document, seed), ticking(later, seed + 1)];
  for (const [tick, input] of inputs.entries()) {
    expect(one(input)).toEqual(alone[tick]);
    expect(other(input)).toEqual(aloneLater[tick]);
  }
});

function inputsOf(seed: number) {
  const dice = new Dice(seed);
  return Array.from({ length: TICKS }, () => randomInput(dice));
}

/** Plays one tick after the other, and gives the world after each. */
function ticking(document: ReturnType<typeof randomGame>, seed: number) {
  let made = 0;
  const simulation = Simulation.load(document, { seed, newId: () => `made-${made++}`, stepsMustFit: true });
  return (input: ReturnType<typeof randomInput>) => {
    simulation.tick(input);
    return structuredClone(simulation.state());
  };
}
