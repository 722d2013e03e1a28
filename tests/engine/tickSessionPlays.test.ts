/** A game plays the same in a worker: packed, sent and unpacked, its results are those of a simulation beside it. */
import { expect, it } from "vitest";
import type { TickResult, WorldDocument } from "../../src/engine/index.ts";
import { blocksOf, COLUMNS, type PackedResult, ResultPacker, ResultUnpacker } from "../../src/engine/packed/index.ts";
import { Simulation } from "../../src/engine/simulation.ts";
import { migrate } from "../../src/migrate/migrate.ts";
import { TickSession } from "../../workers/TickSession.ts";
import { expectSame } from "../support/expectSame.ts";
import { Dice } from "../support/oracle/worlds/Dice.ts";
import { randomGame, randomInput } from "../support/oracle/worlds/randomGame.ts";
import { NO_INPUT } from "../support/pictures.ts";
import { randomWorld } from "../support/randomWorld.ts";
import { countingIds } from "../support/TestEditor.ts";
import { actorOf, characterNamed, gameOf, walkRight } from "../support/testGame.ts";

const SEEDS = Array.from({ length: 60 }, (_, index) => index + 1);
const TURNS = 20;
/** Stops games that double their actors with every tick: they would show nothing new, in a thousand times the time. */
const CROWD = 500;

/** Sends a result to another thread: transferred buffers are gone on this side. */
function sent(packed: PackedResult): PackedResult {
  return structuredClone(packed, { transfer: blocksOf(packed) });
}

function expectEqualPlays(document: WorldDocument, seed: number): void {
  const here = Simulation.load(document, { seed, newId: countingIds("made-"), stepsMustFit: true });
  const session = new TickSession();
  session.load(document, { seed, idPrefix: "made-" });
  const unpacker = new ResultUnpacker();
  const dice = new Dice(seed);
  for (let turn = 1; turn <= TURNS && here.actors().size < CROWD; turn += 1) {
    const input = randomInput(dice);
    const isBack = dice.chance(25);
    const there = isBack ? session.untick() : session.tick(input).packed;
    const result = isBack ? here.untick() : here.tick(input);
    expectSame(there && told(unpacker.unpack(sent(there))), result && told(result), `seed ${seed}, turn ${turn}`);
  }
}

/** The result including the order of everything that has one. */
function told(result: TickResult): object {
  const { lights, frames, changed, globals } = result;
  return {
    ...result,
    orders: [lights, ...frames.map(Object.fromEntries), globals, ...changed.map((a) => a.variableValues)].map(
      Object.keys,
    ),
  };
}

it("plays every law alike", () => {
  for (const seed of SEEDS) expectEqualPlays(randomGame(seed), seed);
});

it("plays damaged games of strangers alike", () => {
  for (const seed of SEEDS) expectEqualPlays(migrate(randomWorld(seed)).document, seed);
});

it("brings squares that are no squares, and an actor's own values, across unharmed", () => {
  const document = gameOf([characterNamed("Rock")], [actorOf("rock", "r", 0, 0)]);
  const nothing = Simulation.load(document, { seed: 1, newId: countingIds() }).tick(NO_INPUT);
  const packer = new ResultPacker();
  const unpacker = new ResultUnpacker();
  const places = [0.5, 2 ** 40, Number.NaN, Number.NEGATIVE_INFINITY, -7];
  const kept: Record<string, string>[] = [{ v: "1" }, { v: "2" }, { v: "2" }, {}];
  for (const values of kept) {
    const changed = places.map((x, n) => actorOf("rock", `r${n}`, x, -x, { variableValues: values, transform: "90" }));
    const result = { ...nothing, changed };
    expect(unpacker.unpack(sent(packer.pack(result)))).toEqual(result);
  }
});

it("names an actor once, and forgets those that are gone", () => {
  const packer = new ResultPacker();
  const document = gameOf([characterNamed("Rock")], [actorOf("rock", "r", 0, 0)]);
  const nothing = Simulation.load(document, { seed: 1, newId: countingIds() }).tick(NO_INPUT);
  packer.pack({ ...nothing, lights: {}, changed: [actorOf("rock", "stays", 0, 0)] });
  for (const id of ["a", "b", "c"]) {
    const came = packer.pack({ ...nothing, lights: {}, changed: [actorOf("rock", id, 1, 1)] });
    const went = packer.pack({ ...nothing, lights: {}, deleted: [id] });
    packer.pack({ ...nothing, lights: {}, frames: [new Map([["brief", null]])] });
    expect([came.newcomers, [...came.newcomerSlots], went.newcomers]).toEqual([[id], [1], []]);
  }
});

it("sends actors that changed once a single time, although the frame has them, too", () => {
  const document = gameOf([characterNamed("Walker", [walkRight("walker")])], [actorOf("walker", "w", 0, 0)]);
  const result = Simulation.load(document, { seed: 1, newId: countingIds() }).tick(NO_INPUT);
  const packed = new ResultPacker().pack(result);
  expect(packed.rows).toHaveLength(COLUMNS);
  const { changed, frames } = new ResultUnpacker().unpack(sent(packed));
  expect(frames.map((frame) => [...frame])).toEqual([[["w", changed[0]]]]);
  expect(changed[0]?.position).toEqual({ x: 1, y: 0 });
});
