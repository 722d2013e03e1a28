/** The last turns are played once more with the rules as they are now, and whoever then stood otherwise is named. */
import { expect, it } from "vitest";
import { compareTurns, isSameTurn } from "../../src/editor/film/comparison.ts";
import { Film } from "../../src/editor/film/Film.ts";
import { haveSameRules } from "../../src/editor/film/rulesOfNow.ts";
import type { Rule, WorldDocument } from "../../src/engine/index.ts";
import { NumberedIds } from "../../src/engine/replay/index.ts";
import { Simulation } from "../../src/engine/simulation.ts";
import { Dice } from "../support/oracle/worlds/Dice.ts";
import { randomGame, randomInput } from "../support/oracle/worlds/randomGame.ts";
import { actorOf, characterNamed, gameOf, walkRight } from "../support/testGame.ts";

/** Plays turns into a film, each stretch from the document that it begins with. */
function filmOf(stretches: readonly { readonly document: WorldDocument; readonly turns: number }[], seed = 1): Film {
  const film = new Film();
  const dice = new Dice(seed);
  for (const [index, { document, turns }] of stretches.entries()) {
    if (index > 0) film.edited();
    const idPrefix = `${index}-`;
    const ids = new NumberedIds(idPrefix);
    const simulation = Simulation.load(document, { seed: seed + index, newId: ids.next, stepsMustFit: true });
    for (let turn = 1; turn <= turns; turn++) {
      const input = { pressed: [], ...randomInput(dice) };
      const now = () => ({ ...document, world: { ...simulation.state(), history: [] } });
      film.before({ seed: simulation.randomState, made: ids.made, idPrefix, document: now });
      film.ticked(input, simulation.tick(input), ids.made);
    }
  }
  return film;
}

function heroGame(rules: readonly Rule[], x = 0): WorldDocument {
  return gameOf([characterNamed("Hero", rules)], [actorOf("hero", "h", x, 2)]);
}

const walk = walkRight("hero");
const walkDown: Rule = { ...walk, actions: [{ type: "move", actorId: "main", offset: { x: 0, y: 1 } }] };

it("shows where somebody goes with the changed rule, and its ghost where it went before", () => {
  const comparison = compareTurns(filmOf([{ document: heroGame([walk]), turns: 3 }]), heroGame([walkDown]));
  expect(comparison?.from).toBe(0);
  expect(comparison?.turns.map(({ ghosts }) => ghosts.map(({ position }) => position))).toEqual([
    [],
    [{ x: 1, y: 2 }],
    [{ x: 2, y: 2 }],
    [{ x: 3, y: 2 }],
  ]);
  expect(comparison?.turns.at(-1)?.stage?.actors.h?.position).toEqual({ x: 0, y: 5 });
  expect([...(comparison?.changedIds ?? [])]).toEqual(["walk"]);
});

it("takes the last twenty turns at most", () => {
  const film = filmOf([{ document: heroGame([walkRight("hero")]), turns: 130 }]);
  const comparison = compareTurns(film, heroGame([walkDown]));
  expect(comparison?.from).toBe(110);
  expect(comparison?.turns).toHaveLength(21);
});

it("goes back no further than to where somebody was moved by hand", () => {
  const film = filmOf([
    { document: heroGame([walk]), turns: 3 },
    { document: heroGame([walk], 7), turns: 2 },
  ]);
  expect(compareTurns(film, heroGame([walkDown]))?.from).toBe(3);
});

it("goes back over an earlier change of the rules", () => {
  const film = filmOf([
    { document: heroGame([walk]), turns: 3 },
    { document: heroGame([walkDown], 3), turns: 2 },
  ]);
  const comparison = compareTurns(film, heroGame([walk]));
  expect(comparison?.from).toBe(0);
  expect(comparison?.turns.map((turn) => isSameTurn(turn))).toEqual([true, true, true, true, false, false]);
});

it("finds no difference in random games whose rules are the same", () => {
  for (let seed = 1; seed <= 8; seed++) {
    const document = randomGame(seed);
    const comparison = compareTurns(filmOf([{ document, turns: 30 }], seed), document);
    expect(comparison?.turns.every(isSameTurn) ?? true, `seed ${seed}`).toBe(true);
  }
});

it("says of a change of a number that nobody shows that it is one", () => {
  const score: Rule = {
    ...walk,
    actions: [{ type: "global", global: "score", operation: "add", value: { constant: "1" } }],
  };
  const game = (rules: readonly Rule[]): WorldDocument => {
    const document = heroGame(rules);
    const globals = { ...document.world.globals, score: { id: "score", name: "Score", value: "0" } };
    return { ...document, world: { ...document.world, globals } };
  };
  const comparison = compareTurns(filmOf([{ document: game([]), turns: 2 }]), game([score]));
  expect(comparison?.turns.map(({ ghosts, hasOtherValues }) => [ghosts.length, hasOtherValues])).toEqual([
    [0, false],
    [0, true],
    [0, true],
  ]);
});

it("does not take a name or a note for a change of the rules", () => {
  expect(haveSameRules(heroGame([walk]), heroGame([{ ...walk, name: "Run", note: "Fast" }]))).toBe(true);
  expect(haveSameRules(heroGame([walk]), heroGame([walkDown]))).toBe(false);
  expect(haveSameRules(heroGame([walk]), heroGame([]))).toBe(false);
});

it("has nothing to compare before the first turn", () => {
  expect(compareTurns(new Film(), heroGame([walk]))).toBeNull();
});
