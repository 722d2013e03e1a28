/** The editor follows a game by the changes of its ticks, and has to arrive at the same world as the engine. */
import { expect, it } from "vitest";
import { LiveWorld } from "../../src/editor/playback/LiveWorld.ts";
import { HISTORY_DEPTH, type TickInput, type TickResult, UNTICK_DEPTH, type World } from "../../src/engine/index.ts";
import { ResultPacker, ResultUnpacker } from "../../src/engine/packed/index.ts";
import { Simulation } from "../../src/engine/simulation.ts";
import { migrate } from "../../src/migrate/migrate.ts";
import { door, heroDoes, stage as levelTo, RIGHT, SPACE } from "../support/heroOnStages.ts";
import { Dice } from "../support/oracle/worlds/Dice.ts";
import { randomGame, randomInput as randomKeys } from "../support/oracle/worlds/randomGame.ts";
import { actor } from "../support/pictures.ts";
import { randomInput, randomWorld } from "../support/randomWorld.ts";
import { countingIds } from "../support/TestEditor.ts";
import { actorOf, characterNamed, gameOf, walkRight } from "../support/testGame.ts";

const SEEDS = Array.from({ length: 120 }, (_, seed) => seed + 1);
const TURNS = 30;
const NO_INPUT: TickInput = { keys: [], clicks: [] };

/** The world including the order of its actors, without change counts of the last tick and the order of lights, which do not matter. */
function told(world: World): string {
  return JSON.stringify(world, (key, value) => {
    if (key === "evaluatedRuleIds") return Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
    return key === "frameCount" ? undefined : value;
  });
}

function turn(simulation: Simulation, live: LiveWorld, input: TickInput, isBack: boolean): void {
  const back = isBack ? simulation.untick() : null;
  if (back) live.stepBack(back);
  if (isBack) return;
  const result = simulation.tick(input);
  if (!result.error) live.tick(result, input);
}

it("equals the engine through random games forward and back, with history and order of actors", () => {
  for (const seed of SEEDS) {
    const { document } = migrate(randomWorld(seed));
    const simulation = Simulation.load(document, { seed, newId: countingIds("new") });
    const live = new LiveWorld(document.world);
    for (let n = 1; n <= TURNS; n += 1) turn(simulation, live, randomInput(seed * 100 + n), n % 7 > 4);
    expect(told(live.world()), `seed ${seed}`).toBe(told(simulation.state()));
    expect(live.canStepBack).toBe(simulation.canUntick);
  }
});

it("equals the engine without history where nobody steps back, and holds no ticks", () => {
  for (const seed of SEEDS.slice(0, 40)) {
    const { document } = migrate(randomWorld(seed));
    const simulation = Simulation.load(document, { seed, newId: countingIds("new") });
    const live = new LiveWorld({ ...document.world, history: [] }, { keepsTicks: false });
    for (let n = 1; n <= TURNS; n += 1) turn(simulation, live, randomInput(seed * 100 + n), false);
    expect(told(live.world()), `seed ${seed}`).toBe(told({ ...simulation.state(), history: [] }));
  }
});

/** Games that grow beyond this show nothing new and are slow. */
const CROWD = 60;

const at = (seed: number, turn: number): string => `seed ${seed}, turn ${turn}`;

/** As `told`, whatever order the fields of an actor have. */
function toldInOrder(world: World): string {
  return JSON.stringify(JSON.parse(told(world)), (_, value) =>
    value !== null && typeof value === "object" && "characterId" in value
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
}

it("equals the engine in games that use every law, also by results that crossed over from a worker", () => {
  for (const seed of SEEDS.filter((each) => each % 2 === 1)) {
    const dice = new Dice(seed);
    const simulation = Simulation.load(randomGame(seed), { seed, newId: countingIds("new") });
    const live = new LiveWorld(simulation.state());
    const [packer, unpacker] = [new ResultPacker(), new ResultUnpacker()];
    const crossed = (result: TickResult) => unpacker.unpack(structuredClone(packer.pack(result)));
    for (let n = 1; n <= TURNS && simulation.actors().size < CROWD; n += 1) {
      const input = randomKeys(dice);
      const result = n % 7 > 4 ? simulation.untick() : simulation.tick(input);
      if (!result) continue;
      const arrived = crossed(result);
      if (n % 7 > 4) live.stepBack(arrived);
      else if (!arrived.error) live.tick(arrived, input);
      if (n % 5 === 0) expect(toldInOrder(live.world()), at(seed, n)).toBe(toldInOrder(simulation.state()));
    }
    expect(toldInOrder(live.world()), `seed ${seed}`).toBe(toldInOrder(simulation.state()));
    expect(live.canStepBack).toBe(simulation.canUntick);
  }
});

it.each(["a door within the stage", "a level that begins again"])("keeps the order of actors before %s", (law) => {
  const act = law.startsWith("a door") ? door("stage", 2) : levelTo("again", true);
  const document = heroDoes(
    { type: "create", actorId: "n", actor: actor("B1", { x: 0, y: 0 }), offset: { x: 1, y: 0 } },
    act,
  );
  const simulation = Simulation.load(document, { seed: 1, newId: countingIds("new") });
  const live = new LiveWorld(document.world);
  for (const input of [SPACE, RIGHT, SPACE, SPACE]) {
    live.tick(simulation.tick(input), input);
    expect(toldInOrder(live.world())).toBe(toldInOrder(simulation.state()));
  }
  for (let n = 0; n < 4; n += 1) {
    live.stepBack(simulation.untick());
    expect(toldInOrder(live.world())).toBe(toldInOrder(simulation.state()));
  }
});

it("can still take ticks back after the document was brought up to date", () => {
  for (const seed of SEEDS.slice(0, 15)) {
    const { document } = migrate(randomWorld(seed));
    const simulation = Simulation.load(document, { seed, newId: countingIds("new") });
    const live = new LiveWorld(document.world);
    for (let n = 1; n <= TURNS * 2; n += 1) {
      turn(simulation, live, randomInput(seed * 100 + n), n > TURNS * 1.5);
      if (n % 3 === 0) live.settled(structuredClone(live.world()));
      expect(told(live.world()), `seed ${seed}, turn ${n}`).toBe(told(simulation.state()));
    }
  }
});

it("stores the last 20 ticks, including those of the document", () => {
  const { world, characters, ...stacks } = gameOf(
    [characterNamed("Hero", [walkRight("hero")])],
    [actorOf("hero", "h", 0, 0)],
  );
  const wide = Object.fromEntries(Object.entries(world.stages).map(([id, stage]) => [id, { ...stage, width: 90 }]));
  let document = { ...stacks, characters, world: { ...world, stages: wide } };
  for (const ticks of [15, 10]) {
    const simulation = Simulation.load(document, { seed: 1, newId: countingIds() });
    const live = new LiveWorld(document.world);
    for (let n = 0; n < ticks; n += 1) live.tick(simulation.tick({ keys: [], clicks: [] }), { keys: [], clicks: [] });
    document = { ...document, world: live.world() };
  }
  expect(document.world.history.map(({ actors }) => actors.h?.position.x)).toEqual(
    Array.from({ length: 20 }, (_, index) => index + 5),
  );
});

it("drops the ticks that its document came with once later ones are dropped", () => {
  const { world, ...rest } = gameOf([characterNamed("Hero", [walkRight("hero")])], [actorOf("hero", "h", 0, 0)]);
  const wide = Object.fromEntries(Object.entries(world.stages).map(([id, stage]) => [id, { ...stage, wrapX: true }]));
  const before = Simulation.load({ ...rest, world: { ...world, stages: wide } }, { seed: 1, newId: countingIds() });
  before.tick(NO_INPUT);
  const simulation = Simulation.load({ ...rest, world: before.state() }, { seed: 1, newId: countingIds() });
  const live = new LiveWorld(before.state());
  for (let n = 0; n <= UNTICK_DEPTH; n += 1) live.tick(simulation.tick(NO_INPUT), NO_INPUT);
  expect(live.world().history).toHaveLength(HISTORY_DEPTH);
  for (let n = 0; n < UNTICK_DEPTH; n += 1) turn(simulation, live, NO_INPUT, true);
  expect(live.world().history).toEqual([]);
  expect(live.canStepBack).toBe(false);
});
