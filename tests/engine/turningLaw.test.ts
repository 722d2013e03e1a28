/**
 * Turning a game and ticking it gives the same as ticking it and turning the result. GRIDLINGS_TURNS sets how many games are turned,
 * GRIDLINGS_SEED the first one.
 */
import { expect, it } from "vitest";
import { type PictureTurn, type TickInput, TURNS, type WorldDocument } from "../../src/engine/index.ts";
import { Simulation } from "../../src/engine/simulation.ts";
import { Dice } from "../support/oracle/worlds/Dice.ts";
import { randomGame, randomInput } from "../support/oracle/worlds/randomGame.ts";
import { countingIds } from "../support/TestEditor.ts";
import { turnedActors, turnedKey, turnedWorld, withoutUnturnable } from "../support/turnedWorld.ts";

const GAMES = Number(process.env.GRIDLINGS_TURNS ?? 100);
const FIRST_SEED = Number(process.env.GRIDLINGS_SEED ?? 1);
const TICKS = 6;
const CROWD = 60;

it(`holds in ${GAMES} random games in all five turns`, { timeout: 60_000 + GAMES * 100 }, () => {
  let turned = 0;
  for (let seed = FIRST_SEED; turned < GAMES; seed++) {
    const document = turnableGame(seed);
    for (const turn of TURNS) turned += playTurned(document, turn, seed);
  }
});

function turnableGame(seed: number): WorldDocument {
  const document = randomGame(seed);
  const characters = Object.entries(document.characters).map(([id, character]) => [
    id,
    { ...character, rules: withoutUnturnable(character.rules) },
  ]);
  return { ...document, characters: Object.fromEntries(characters) };
}

/** Returns how many games were played: none if a look cannot turn. */
function playTurned(document: WorldDocument, turn: PictureTurn, seed: number): 0 | 1 {
  const other = turnedWorld(document, turn);
  if (!other) return 0;
  const [here, there] = [document, other].map((game) => Simulation.load(game, { seed, newId: countingIds("made") }));
  const dice = new Dice(seed);
  for (let tick = 0; tick < TICKS; tick++) {
    const input = randomInput(dice);
    const result = here?.tick(input);
    const resultThere = there?.tick(turnedInput(input, turn));
    const say = `seed ${seed}, turn ${turn}, tick ${tick}`;
    expect(resultThere?.error?.ruleId, say).toBe(result?.error?.ruleId);
    if (!here || !there || result?.error || here.actors().size > CROWD) break;
    if (!isSame(here, there, turn, say)) break;
  }
  return 1;
}

/** False if by now a look cannot turn. */
function isSame(here: Simulation, there: Simulation, turn: PictureTurn, say: string): boolean {
  const [one, other] = [here.state(), there.state()];
  for (const stage of Object.values(one.stages)) {
    const expected = turnedActors(stage.actors, stage, turn);
    if (!expected) return false;
    expect(shown(Object.values(other.stages[stage.id]?.actors ?? {})), say).toEqual(shown(Object.values(expected)));
  }
  expect(other.globals, say).toEqual(one.globals);
  expect(there.applied(), say).toEqual(here.applied());
  return true;
}

function shown(actors: readonly { readonly transform?: string }[]): readonly object[] {
  return actors.map((actor) => ({ ...actor, transform: actor.transform ?? "0" }));
}

function turnedInput({ keys, clicks, pressed }: TickInput, turn: PictureTurn): TickInput {
  const turned = (codes: readonly number[]) => codes.map((code) => turnedKey(code, turn));
  return { keys: turned(keys), clicks, ...(pressed ? { pressed: turned(pressed) } : {}) };
}
