/** A moment that was saved as a file plays again, on any copy of the site, to the very same state. */
import { describe, expect, it } from "vitest";
import { Film } from "../../src/editor/film/Film.ts";
import type { Fields, RuleTree, WorldDocument } from "../../src/engine/index.ts";
import { NumberedIds, playReel, type ReelSeries } from "../../src/engine/replay/index.ts";
import { Simulation } from "../../src/engine/simulation.ts";
import { migrate } from "../../src/migrate/migrate.ts";
import { GameFileRefused } from "../../src/parcel/GameFileRefused.ts";
import { writeGameFile } from "../../src/parcel/gameFile.ts";
import { readMoment, writeMoment } from "../../src/parcel/moment.ts";
import { parcelOf } from "../../src/parcel/Parcel.ts";
import { readGameFile } from "../../src/parcel/readGameFile.ts";
import { Dice } from "../support/oracle/worlds/Dice.ts";
import { randomGame, randomInput } from "../support/oracle/worlds/randomGame.ts";
import { TestEditor } from "../support/TestEditor.ts";
import { actorOf, characterNamed, gameOf, STAGE, walkRight } from "../support/testGame.ts";

const CROWD = 200;

/** All of a game that others see, as one text; a file may keep the fields of an actor in another order. */
function digestOf({ world: { stages, globals, ticks, ticked } }: WorldDocument): string {
  const actors = Object.values(stages).map((stage) =>
    Object.values(stage.actors).map(({ frameCount: _count, ...actor }) => Object.entries(actor).sort()),
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
  return { text: filed(film), digest: digestOf(now()), film };
}

function filed(film: Film, reelsMax = 12): string {
  const replay = film.end(1, reelsMax);
  if (!replay) throw new Error("Nothing was played.");
  return writeMoment(replay, textOf);
}

function textOf(game: WorldDocument): string {
  return writeGameFile(parcelOf({ name: "Game", maker: null, remixOf: null, game, notes: true }));
}

function replayIn(text: string): ReelSeries {
  const { replay } = readGameFile(text);
  if (!replay) throw new Error("There is no moment in it.");
  return replay;
}

function replayed(text: string): WorldDocument {
  const reel = replayIn(text).reels.at(-1);
  if (!reel) throw new Error("There is no reel in it.");
  return playReel(reel, reel.inputs.length).document;
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
  const film = Film.ofSeries(replayIn(text));
  expect(film.length).toBe(130);
  expect(film.first).toBe(120);
  expect(film.at(130)?.document.world.ticks).toBe(130);
});

describe("after edits", () => {
  const hero = (rules: RuleTree) => gameOf([characterNamed("Hero", rules)], [actorOf("hero", "h", 0, 2)]);
  const place = (film: Film, turn: number) => film.at(turn)?.document.world.stages[STAGE]?.actors.h?.position.x;
  const step = (test: TestEditor, turns: number) => {
    for (let turn = 0; turn < turns; turn++) test.editor.playback.forward();
  };
  const saved = ({ editor }: TestEditor, turns: number, reelsMax = 12) => {
    const replay = editor.film?.end(turns, reelsMax, editor.store.getState().document);
    if (!replay) throw new Error("Nothing was played.");
    return Film.ofSeries(replayIn(writeMoment(replay, textOf)));
  };

  it("has the turns before them as well, each with the rules of then", () => {
    const test = new TestEditor({ document: hero([walkRight("hero")]) });
    step(test, 4);
    test.editor.rules.switchOn("hero", "walk", false);
    step(test, 2);
    const film = saved(test, 60);
    expect([film.first, film.length, film.firstOfNow]).toEqual([0, 6, 4]);
    expect([0, 1, 2, 3, 4, 5, 6].map((turn) => place(film, turn))).toEqual([0, 1, 2, 3, 4, 4, 4]);
    expect(film.marks).toEqual([{ turn: 5, mark: "edit" }]);
  });

  it("has the game as it is now, with what was changed after the last turn", () => {
    const test = new TestEditor({ document: hero([walkRight("hero")]) });
    step(test, 4);
    test.editor.rules.rename("hero", "walk", "Run");
    const film = saved(test, 60);
    expect([film.length, film.firstOfNow, place(film, 4)]).toEqual([4, 4, 4]);
    expect(film.at(4)?.document.characters.hero?.rules[0]).toMatchObject({ name: "Run" });
    expect(film.at(3)?.document.characters.hero?.rules[0]).not.toMatchObject({ name: "Run" });
  });

  it("has no more stretches than are asked for", () => {
    const test = new TestEditor({ document: hero([walkRight("hero")]) });
    step(test, 4);
    test.editor.rules.switchOn("hero", "walk", false);
    step(test, 2);
    const film = saved(test, 60, 1);
    expect([film.first, film.length, film.marks]).toEqual([4, 6, []]);
  });

  it("has the turn that broke off, which breaks off again with the same input and dice", () => {
    const input = { keys: [32], clicks: [], pressed: [32] };
    const test = new TestEditor({ document: hero([walkRight("hero")]) });
    step(test, 3);
    test.editor.film?.brokeOff(input);
    const again = saved(test, 60).end(60, 12);
    expect([again?.turn, again?.brokenOff]).toEqual([3, input]);
    step(test, 1);
    expect(test.editor.film?.end(60, 12)?.brokenOff).toBeNull();
  });

  it("is opened with a button that plays the broken turn with the input of then", () => {
    const input = { keys: [32], clicks: [], pressed: [32] };
    const test = new TestEditor({ document: hero([walkRight("hero")]) });
    test.editor.notices.tell("It broke off.", { label: "Play it", action: { kind: "playAgain", input } });
    test.editor.followNotice();
    expect(test.editor.film?.end(60, 12)?.reels.at(-1)?.inputs).toEqual([input]);
  });

  it("is there for a first turn that broke off", () => {
    const film = new Film();
    const document = hero([walkRight("hero")]);
    expect([film.isEmpty, film.end(60, 12)]).toEqual([true, null]);
    film.before({ seed: 7, made: 0, idPrefix: "m-", document: () => document });
    film.brokeOff({ keys: [], clicks: [] });
    const again = Film.ofSeries(replayIn(filed(film)));
    expect([again.isEmpty, again.length, again.at(0)?.seed]).toEqual([false, 0, 7]);
  });
});

it("is no moment in the text of a game, even of one that speaks of a moment", () => {
  const game = gameOf([characterNamed("moment")], []);
  const text = writeGameFile(parcelOf({ name: '"moment"', maker: null, remixOf: null, game, notes: true }));
  expect(readMoment(text)).toBeNull();
  expect(readGameFile(text).replay).toBeUndefined();
});

const damages: readonly (readonly [string, (moment: Fields) => unknown])[] = [
  ["a text in place of it", () => "moment"],
  ["no input", ({ inputs: _inputs, ...rest }) => rest],
  ["input that is none", (moment) => ({ ...moment, inputs: [{ keys: "many" }] })],
  ["a turn before the first", (moment) => ({ ...moment, turn: 1 })],
  ["endless input", (moment) => ({ ...moment, turn: 2000, inputs: Array(1001).fill({ keys: [], clicks: [] }) })],
  ["edits that are none", (moment) => ({ ...moment, edits: ["first"] })],
  ["a broken turn that is none", (moment) => ({ ...moment, brokenOff: { keys: "many" } })],
  ["a stretch without its game", ({ ...moment }) => ({ ...moment, before: [moment] })],
  ["endless stretches", (moment) => ({ ...moment, before: Array(20).fill({ ...moment, inputs: [], game: {} }) })],
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
