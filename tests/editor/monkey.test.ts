/** Random actions leave the game valid, and every step can be undone and redone. */
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { WorldDocument } from "../../src/engine/index.ts";
import { migrate } from "../../src/migrate/migrate.ts";
import { Monkey } from "../support/Monkey.ts";
import { canonical, gameText } from "../support/sameGame.ts";
import { seededRandom } from "../support/seededRandom.ts";
import { TestEditor } from "../support/TestEditor.ts";
import { actorOf, characterNamed, gameOf, makesMore, walkRight } from "../support/testGame.ts";
import { textOf } from "../support/undoRoundTrip.ts";

/** `npm run torture` does more of them. */
const RUNS = Number(process.env.GRIDLINGS_MONKEYS ?? 8);
const FIRST = Number(process.env.GRIDLINGS_SEED ?? 1);
const SEEDS = Array.from({ length: RUNS }, (_, run) => FIRST + run);
/** Few enough that none of the fifty undo entries is dropped, so that undo leads back to the start. */
const ACTIONS = 48;
const ROUNDS = 4;

function newGame(): WorldDocument {
  const actors = Array.from({ length: 6 }, (_, index) =>
    actorOf(index % 2 ? "rock" : "hero", `a${index}`, index, index),
  );
  const characters = [
    characterNamed("Hero", [walkRight("hero")]),
    characterNamed("Rock", [makesMore("rock")]),
    characterNamed("Tree"),
  ];
  return migrate(gameOf(characters, actors)).document;
}

/** The clipboard outlives the game in which it was filled. */
beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  });
});

/** The game after closing and opening it. */
function reopened({ document }: TestEditor["state"]): WorldDocument {
  const { document: kept, notes } = migrate(JSON.parse(JSON.stringify(document)));
  expect(notes, "what had to be mended when it was opened again").toEqual([]);
  return { ...kept, undoStack: [], redoStack: [] };
}

/** Random actions on a game for one session; a failure lists the last ones. */
function session(document: WorldDocument, random: (below: number) => number, plays: boolean, check: Check): TestEditor {
  const test = new TestEditor({ document });
  const monkey = new Monkey(test, random, plays);
  try {
    monkey.do(ACTIONS);
    test.escape();
    test.editor.recording.cancel();
    test.editor.playback.stop();
    check(test);
  } catch (fault) {
    throw new Error(`After ${monkey.actions.join(", ")}`, { cause: fault });
  }
  return test;
}

type Check = (test: TestEditor) => void;

function sessions(seed: number, plays: boolean, check: Check): void {
  const random = seededRandom(seed);
  let document = newGame();
  for (let round = 0; round < ROUNDS; round++) document = reopened(session(document, random, plays, check).state);
}

/** Undo and redo show the stage that they change, so the shown stage is not compared. */
function gameIn({ document }: { readonly document: WorldDocument }): string {
  return textOf(document).replace(/(?<="name":"Current Stage","value":")[^"]*/, "");
}

/** Redoing everything leads back to the moment at which undo began, including what was played since the last edit and the shown stage. */
function expectSameTop(test: TestEditor): void {
  redoAll(test);
  const end = exactly(test);
  undoAll(test);
  redoAll(test);
  expect(exactly(test)).toBe(end);
  undoAll(test);
  const again = new TestEditor({ document: migrate(JSON.parse(JSON.stringify(test.state.document))).document });
  redoAll(again);
  expect(exactly(again), "after it was closed and opened").toBe(end);
}

function exactly({ state }: TestEditor): string {
  return canonical(gameText(state.document));
}

function undoAll({ editor, state }: TestEditor): void {
  for (const _ of state.document.undoStack) editor.undo();
}

function redoAll({ editor, state }: TestEditor): void {
  for (const _ of state.document.redoStack) editor.redo();
}

function expectStartAndEnd(test: TestEditor): void {
  redoAll(test);
  const end = gameIn(test.state);
  undoAll(test);
  expect(gameIn(test.state)).toBe(gameIn({ document: test.start }));
  redoAll(test);
  expect(gameIn(test.state)).toBe(end);
}

/** Each step shows the same in both directions, although the game was played in between. */
function expectSameBothWays(test: TestEditor): void {
  undoAll(test);
  const pictures = [gameIn(test.state)];
  for (const _ of test.state.document.redoStack) {
    test.editor.redo();
    pictures.push(gameIn(test.state));
  }
  for (const picture of pictures.reverse()) {
    expect(gameIn(test.state)).toBe(picture);
    test.editor.undo();
  }
}

describe("random actions", () => {
  it.each(SEEDS)("can all be undone and redone (seed %i)", (seed) => {
    sessions(seed, false, expectStartAndEnd);
  });

  it.each(SEEDS)("break no playing game (seed %i)", (seed) => {
    sessions(seed, true, expectSameBothWays);
  });

  it.each(SEEDS)("are all restored by redo (seed %i)", (seed) => {
    sessions(seed, true, expectSameTop);
  });
});
