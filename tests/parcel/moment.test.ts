/** A moment that was saved as a file plays again, on any copy of the site, to the very same state. */
import { expect, it } from "vitest";
import { Film } from "../../src/editor/film/Film.ts";
import type { WorldDocument } from "../../src/engine/index.ts";
import { NumberedIds, playReel } from "../../src/engine/replay/index.ts";
import { Simulation } from "../../src/engine/simulation.ts";
import { migrate } from "../../src/migrate/migrate.ts";
import { GameFileRefused } from "../../src/parcel/GameFileRefused.ts";
import { writeGameFile } from "../../src/parcel/gameFile.ts";
import { type FiledMoment, momentOf, readMoment, reelOf, writeMoment } from "../../src/parcel/moment.ts";
import { parcelOf } from "../../src/parcel/Parcel.ts";
import { readGameFile } from "../../src/parcel/readGameFile.ts";
import { Dice } from "../support/oracle/worlds/Dice.ts";
import { randomGame, randomInput } from "../support/oracle/worlds/randomGame.ts";
import { actorOf, characterNamed, gameOf, walkRight } from "../support/testGame.ts";

const CROWD = 200;

/** All of a game that others see, as one text. */
function digestOf({ world: { stages, globals, ticks, ticked } }: WorldDocument): string {
  const actors = Object.values(stages).map((stage) =>
    Object.values(stage.actors).map(({ frameCount: _count, ...actor }) => actor),
  );
  return JSON.stringify({ actors, globals, ticks, ticked });
}

/** Plays turns into a film and returns the text of the moment after the last one, and how the game then is. */
function played(document: WorldDocument, turns: number, seed: number) {
  const film = new Film();
  const dice = new Dice(seed);
  const ids = new NumberedIds("m-");
  const simulation = Simulation.load(document, { seed, newId: ids.next, stepsMustFit: true });
  const now = () => ({ ...document, world: { ...simulation.state(), history: [] } });
  for (let turn = 1; turn <= turns && simulation.actors().size < CROWD; turn++) {
    const input = { pressed: [], ...randomInput(dice) };
    film.before({ seed: simulation.randomState, made: ids.made, idPrefix: "m-", document: now });
    film.ticked(input, simulation.tick(input), ids.made);
  }
  const reel = film.lastReel;
  if (!reel) throw new Error("Nothing was played.");
  const parcel = parcelOf({ name: "Game", maker: null, remixOf: null, game: reel.document, notes: true });
  return { text: writeMoment(writeGameFile(parcel), momentOf(reel, film.length)), digest: digestOf(now()), film };
}

function replayed(text: string): WorldDocument {
  const { document, moment } = readGameFile(text);
  if (!moment) throw new Error("There is no moment in it.");
  return playReel(reelOf(moment, document), moment.inputs.length).document;
}

it("plays again to the same digest, in random games", () => {
  for (let seed = 1; seed <= 30; seed++) {
    const { text, digest } = played(migrate(randomGame(seed)).document, 5 + seed * 3, seed);
    expect(digestOf(replayed(text)), `seed ${seed}`).toBe(digest);
  }
});

it("becomes a film that ends with the turn of then", () => {
  const hero = gameOf([characterNamed("Hero", [walkRight("hero")])], [actorOf("hero", "h", 0, 2)]);
  const { text } = played(hero, 130, 1);
  const { document, moment } = readGameFile(text);
  const film = moment && Film.of(reelOf(moment, document), moment.turn);
  expect(film?.length).toBe(130);
  expect(film?.first).toBe(120);
  expect(film?.at(130)?.document.world.ticks).toBe(130);
});

it("is no moment in the text of a game, even of one that speaks of a moment", () => {
  const game = gameOf([characterNamed("moment")], []);
  const text = writeGameFile(parcelOf({ name: '"moment"', maker: null, remixOf: null, game, notes: true }));
  expect(readMoment(text)).toBeNull();
  expect(readGameFile(text).moment).toBeUndefined();
});

const damages: readonly (readonly [string, (moment: FiledMoment) => unknown])[] = [
  ["a text in place of it", () => "moment"],
  ["no input", ({ inputs: _inputs, ...rest }) => rest],
  ["input that is none", (moment) => ({ ...moment, inputs: [{ keys: "many" }] })],
  ["a turn before the first", (moment) => ({ ...moment, turn: 1 })],
  ["endless input", (moment) => ({ ...moment, turn: 2000, inputs: Array(1001).fill({ keys: [], clicks: [] }) })],
  ["dice that are none", (moment) => ({ ...moment, seed: "six" })],
  ["ids of any length", (moment) => ({ ...moment, idPrefix: "x".repeat(201) })],
];

it.each(damages)("is refused in kind words with %s", (_, damage) => {
  const hero = gameOf([characterNamed("Hero", [walkRight("hero")])], [actorOf("hero", "h", 0, 2)]);
  const { text } = played(hero, 3, 1);
  const { moment, ...game } = JSON.parse(text);
  const damaged = JSON.stringify({ ...game, moment: damage(moment) });
  expect(() => readGameFile(damaged)).toThrow(GameFileRefused);
  expect(() => readGameFile(damaged)).toThrow(/This file is damaged/);
});
