/** Random games, some of them broken, can always be played, replayed and stepped back. */
import { describe, expect, it } from "vitest";
import type { Actor } from "../../src/engine/index.ts";
import { Simulation } from "../../src/engine/simulation.ts";
import { draw, shuffled } from "../../src/engine/tick/random.ts";
import { migrate } from "../../src/migrate/migrate.ts";
import { randomInput, randomWorld } from "../support/randomWorld.ts";

const WORLDS = Array.from({ length: 300 }, (_, seed) => seed + 1);
const TICKS = 20;

function playRandom(seed: number) {
  const { document } = migrate(randomWorld(seed));
  let made = 0;
  const simulation = Simulation.load(document, { seed, newId: () => `new${++made}` });
  const start = places(simulation);
  const results = Array.from({ length: TICKS }, (_, n) => simulation.tick(randomInput(seed * 100 + n)));
  return { document, simulation, start, results };
}

/** Everything but the counts of the last tick, on every stage. */
function places(simulation: Simulation) {
  const withoutCount = ({ frameCount, ...actor }: Actor) => actor;
  return Object.values(simulation.state().stages).map((stage) => Object.values(stage.actors).map(withoutCount));
}

describe("random worlds", () => {
  const plays = WORLDS.map(playRandom);

  it("play, and the same seed plays the same", () => {
    for (const [index, { results, simulation }] of plays.entries()) {
      const again = playRandom(WORLDS[index] ?? 0);
      expect(JSON.stringify(again.results)).toBe(JSON.stringify(results));
      expect(JSON.stringify(again.simulation.state())).toBe(JSON.stringify(simulation.state()));
    }
  });

  it("are worth playing: rules apply in most of them, some end in an error", () => {
    const lively = plays.filter(({ results }) => results.some(({ recorded }) => recorded));
    const failed = plays.filter(({ results }) => results.some(({ error }) => error));
    expect(lively.length).toBeGreaterThan(WORLDS.length / 3);
    expect(failed.length).toBeGreaterThan(0);
  });

  it("tell every change, so that a view that follows them shows the stage as it is", () => {
    for (const seed of WORLDS) {
      const { document } = migrate(randomWorld(seed));
      const simulation = Simulation.load(document, { seed, newId: freshIds() });
      const shown = new Map(simulation.actors());
      for (let n = 0; n < TICKS; n++) {
        const { stageId, changed, deleted, globals } = simulation.tick(randomInput(n));
        if (Object.hasOwn(globals, "selectedStageId")) break;
        for (const actor of changed) shown.set(actor.id, actor);
        for (const id of deleted) shown.delete(id);
        expect(stageId).toBe("one");
        expect(squares(shown)).toBe(squares(simulation.actors()));
      }
    }
  });

  it("step back to where they started", () => {
    for (const { simulation, start, document } of plays) {
      while (simulation.untick());
      expect(JSON.stringify(places(simulation))).toBe(JSON.stringify(start));
      expect(simulation.state().globals).toEqual(document.world.globals);
    }
  });
});

function squares(actors: ReadonlyMap<string, Actor>): string {
  return [...actors.values()].map(({ id, position }) => `${id} ${position.x},${position.y}`).join("; ");
}

function freshIds() {
  let made = 0;
  return () => `new${++made}`;
}

describe("the random numbers", () => {
  it("are those of mulberry32", () => {
    const first = draw(1);
    const second = draw(first.state);
    expect([first.value, second.value]).toEqual([0.6270739405881613, 0.002735721180215478]);
  });

  it("are drawn once a step of a shuffle, and never for a list of one", () => {
    let drawn = 0;
    const count = () => {
      drawn++;
      return 0;
    };
    shuffled([1], count);
    expect(drawn).toBe(0);
    expect(shuffled([1, 2, 3], count)).toEqual([2, 3, 1]);
    expect(drawn).toBe(2);
  });
});
