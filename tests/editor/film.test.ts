/** The past of a game is found again exactly, by playing it again from its reels. */
import { expect, it } from "vitest";
import { Film } from "../../src/editor/film/Film.ts";
import type { Actor, TickInput, World } from "../../src/engine/index.ts";
import { NumberedIds } from "../../src/engine/replay/index.ts";
import { Simulation } from "../../src/engine/simulation.ts";
import { Dice } from "../support/oracle/worlds/Dice.ts";
import { randomGame, randomInput } from "../support/oracle/worlds/randomGame.ts";

const GAMES = 30;
const TURNS = 130;
const CROWD = 60;

/** What can be seen of a world. */
function seen({ stages, globals, ticks, ticked }: World): object {
  const actors = Object.values(stages).map((stage) => [stage.id, Object.values(stage.actors).map(plain)]);
  return { actors, globals, ticks, ticked };
}

function plain({ frameCount: _count, ...actor }: Actor): object {
  return actor;
}

it("any turn of the past is found again, also after steps back and edits", { timeout: 120_000 }, () => {
  for (let seed = 1; seed <= GAMES; seed++) filmed(seed);
});

function filmed(seed: number): void {
  const dice = new Dice(seed);
  const film = new Film();
  const document = randomGame(seed);
  let ids = new NumberedIds("a-");
  let idPrefix = "a-";
  let simulation = Simulation.load(document, { seed, newId: ids.next, stepsMustFit: true });
  const pictures: object[] = [seen(simulation.state())];
  const began = simulation.state().ticks ?? 0;
  const turnNow = () => (simulation.state().ticks ?? 0) - began;
  for (let turn = 1; turn <= TURNS && simulation.actors().size < CROWD; turn++) {
    const held = randomInput(dice);
    const input: TickInput = { pressed: [], ...held };
    const now = () => ({ ...document, world: { ...simulation.state(), history: [] } });
    film.before({ seed: simulation.randomState, made: ids.made, idPrefix, document: now });
    const result = simulation.tick(input);
    film.ticked(input, result, ids.made);
    if (!result.error) pictures.push(seen(simulation.state()));
    if (dice.chance(4) && pictures.length > 1) {
      if (simulation.untick()) film.steppedBack();
      pictures.length = turnNow() + 1;
      pictures[turnNow()] = seen(simulation.state());
    }
    expect(film.length, `seed ${seed}, turn ${turn}`).toBe(turnNow());
    if (dice.chance(3)) {
      film.edited();
      idPrefix = `b${turn}-`;
      ids = new NumberedIds(idPrefix);
      const world = { ...simulation.state(), history: [] };
      simulation = Simulation.load({ ...document, world }, { seed: turn, newId: ids.next, stepsMustFit: true });
    }
  }
  expect(film.length).toBe(pictures.length - 1);
  for (let look = 0; look < 12; look++) {
    const turn = dice.between(0, film.length);
    const found = film.at(turn);
    if (!found) continue;
    expect(seen(found.document.world), `seed ${seed}, turn ${turn}`).toEqual(pictures[turn]);
    if (found.input) expect(after(found, found.input), `seed ${seed}, after turn ${turn}`).toEqual(pictures[turn + 1]);
  }
}

/** What is seen after one more turn. */
function after({ document, seed, made, idPrefix }: FilmMoment, input: TickInput): object {
  const newId = new NumberedIds(idPrefix, made).next;
  const simulation = Simulation.load(document, { seed, newId, stepsMustFit: true });
  simulation.tick(input);
  return seen(simulation.state());
}

type FilmMoment = NonNullable<ReturnType<Film["at"]>>;
