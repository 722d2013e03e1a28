/** What a player keeps of its last turns becomes a film that shows exactly what was played. */
import { describe, expect, it } from "vitest";
import { Film } from "../../src/editor/film/Film.ts";
import { LastTurns } from "../../src/editor/playback/LastTurns.ts";
import type { Actor, TickInput, World } from "../../src/engine/index.ts";
import { NumberedIds } from "../../src/engine/replay/index.ts";
import { Simulation } from "../../src/engine/simulation.ts";
import { Dice } from "../support/oracle/worlds/Dice.ts";
import { randomGame, randomInput } from "../support/oracle/worlds/randomGame.ts";
import { actorOf, characterNamed, gameOf, walkRight } from "../support/testGame.ts";

/** What can be seen of a world. */
function seen({ stages, globals }: World): object {
  const plain = ({ frameCount: _count, ...actor }: Actor) => actor;
  const actors = Object.values(stages).map((stage) => [stage.id, Object.values(stage.actors).map(plain)]);
  return { actors, globals };
}

function played(seed: number, turns: number, document = randomGame(seed)) {
  const dice = new Dice(seed);
  const ids = new NumberedIds("a-");
  const simulation = Simulation.load(document, { seed, newId: ids.next, stepsMustFit: true });
  const kept = new LastTurns();
  const pictures = [seen(simulation.state())];
  for (let turn = 1; turn <= turns; turn++) {
    const input: TickInput = { pressed: [], ...randomInput(dice) };
    const picture = () => ({ ...document, world: { ...simulation.state(), history: [] } });
    kept.before({ seed: simulation.randomState, made: ids.made, idPrefix: "a-", document: picture });
    const result = simulation.tick(input);
    kept.ticked(input, result);
    if (!result.error) pictures.push(seen(simulation.state()));
  }
  return { kept, pictures };
}

describe("the last turns of a player", () => {
  it.each([1, 2, 3, 4, 5])("are found again one after the other, and from the last to the first (game %i)", (seed) => {
    const { kept, pictures } = played(seed, 70);
    const film = Film.ofCopy(kept.copy());
    expect([film.first, film.length]).toEqual([0, pictures.length - 1]);
    const inOrder = Array.from({ length: film.length + 1 }, (_, turn) => turn);
    for (const turn of [...inOrder, ...inOrder.toReversed()]) {
      const world = film.at(turn)?.document.world;
      expect(world && seen(world), `turn ${turn}`).toEqual(pictures[turn]);
    }
  });

  it("go back ten seconds at the fastest speed, but not to the beginning of a long game", () => {
    const document = gameOf([characterNamed("Hero", [walkRight("hero", "go")])], [actorOf("hero", "a", 0, 0)]);
    const { kept } = played(1, 2000, document);
    const { first, length } = Film.ofCopy(kept.copy());
    expect(length).toBe(2000);
    expect(length - first).toBeGreaterThanOrEqual(400);
    expect(length - first).toBeLessThan(520);
  });

  it("are gone when the game starts over", () => {
    const { kept } = played(1, 20);
    kept.clear();
    expect(kept.copy()).toEqual({ reels: [], marks: [], forgotten: 0, isEdited: false });
  });
});
