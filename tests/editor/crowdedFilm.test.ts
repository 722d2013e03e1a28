/** The film of a crowd: what was played last is found with few ticks, and what is older is kept with fewer pictures. */
import { expect, it, vi } from "vitest";
import { Film } from "../../src/editor/film/Film.ts";
import { NumberedIds } from "../../src/engine/replay/index.ts";
import { Simulation } from "../../src/engine/simulation.ts";
import { actorOf, characterNamed, gameOf, STAGE, walkRight } from "../support/testGame.ts";

const CROWD = 20_000;
const SIDE = 150;
const TURNS = 26;

/** A Hero that walks around a stage, below thousands of Rocks. */
function filmed(): Film {
  const rocks = Array.from({ length: CROWD }, (_, n) => actorOf("rock", `r${n}`, n % SIDE, 1 + Math.floor(n / SIDE)));
  const game = gameOf(
    [characterNamed("Hero", [walkRight("hero")]), characterNamed("Rock")],
    [actorOf("hero", "h", 0, 0), ...rocks],
  );
  const [stage] = Object.values(game.world.stages);
  if (!stage) throw new Error("There is no stage.");
  const stages = { [STAGE]: { ...stage, width: SIDE, height: SIDE, wrapX: true } };
  const document = { ...game, world: { ...game.world, stages } };
  const film = new Film();
  const ids = new NumberedIds("m-");
  const simulation = Simulation.load(document, { seed: 1, newId: ids.next, stepsMustFit: true });
  for (let turn = 1; turn <= TURNS; turn++) {
    const input = { keys: [], clicks: [], pressed: [] };
    const now = () => ({ ...document, world: { ...simulation.state(), history: [] } });
    film.before({ seed: simulation.randomState, made: ids.made, idPrefix: "m-", document: now });
    film.ticked(input, simulation.tick(input), ids.made);
  }
  return film;
}

it("finds the last turns with at most four ticks, older ones with more, and one that was just found with none", () => {
  const film = filmed();
  expect(film.length).toBe(TURNS);
  expect(film.first).toBe(0);
  const tick = vi.spyOn(Simulation.prototype, "tick");
  const ticksTo = (turn: number) => {
    tick.mockClear();
    expect(film.at(turn)?.document.world.stages[STAGE]?.actors.h?.position.x).toBe(turn);
    return tick.mock.calls.length;
  };
  for (const turn of [TURNS, TURNS - 1, TURNS - 7]) expect(ticksTo(turn)).toBeLessThanOrEqual(4);
  expect(ticksTo(11)).toBe(11);
  expect(ticksTo(11)).toBe(0);
});
