/** Rules that several of the example games share: the board that tells how it went, the number that is shown, sparks. */
import type { Action, Condition, RuleTree } from "../../../src/engine/index.ts";
import { LOSE_LOOK, WIN_LOOK } from "../sketch/boards.ts";
import {
  compared,
  comparedWith,
  count,
  end,
  goAway,
  looks,
  ME,
  mine,
  rulesOf,
  type Sketch,
  sound,
  turnInto,
} from "../sketch/ruleSketch.ts";

/** When the game is won or lost, and what the player reads then. */
export interface Ending {
  readonly when: Condition;
  readonly text: string;
}

const isOpen = looks(ME, "board-goal");

export function boardRules(won: Ending, lost?: Ending): RuleTree {
  const note = "Change the number, and the game gets easier or harder.";
  return rulesOf("board", [
    { name: "You win", note, when: [won.when, isOpen], does: [turnInto(ME, WIN_LOOK), sound("hooray")] },
    ...(lost ? [{ name: "Oh no", when: [lost.when, isOpen], does: [turnInto(ME, LOSE_LOOK), sound("oh-no")] }] : []),
    endsWith(
      "The game is won",
      WIN_LOOK,
      end("won", won.text),
      "First I change my words. One turn later I end the game.",
    ),
    ...(lost ? [endsWith("The game is lost", LOSE_LOOK, end("lost", lost.text))] : []),
  ]);
}

/** Ends the game in the turn after the board has changed to this look, so that everybody sees how it went. */
export function endsWith(name: string, look: string, ending: Action, note?: string): Sketch {
  return { name, when: [looks(ME, look)], does: [ending], ...(note === undefined ? {} : { note }) };
}

export function numberRules(tally: string): RuleTree {
  const does = [{ type: "appearance", actorId: ME, value: { globalId: tally } } as const];
  const note = "My looks are called 0, 1, 2 ... so I can look like any number.";
  return rulesOf("number", [{ name: "Show the number", note, does }]);
}

/** A twinkle or an ouch is seen for one turn. */
export const sparkRules: RuleTree = rulesOf("spark", [{ name: "Fade away", does: [goAway()] }]);

/** So many turns nothing else is done. */
export function waitsFor(variable: string, name: string, note?: string): Sketch {
  const does = [count(variable, "subtract", 1)];
  return { name, when: [compared(mine(variable), ">=", "1")], does, ...(note === undefined ? {} : { note }) };
}

/** Two looks that take turns look alive. */
export function takingTurns(name: string, one: string, other: string): Sketch[] {
  return [
    { name, when: [looks(ME, one)], does: [turnInto(ME, other)] },
    { name: `${name} on`, when: [looks(ME, other)], does: [turnInto(ME, one)] },
  ];
}

/** Where the other one is, in the words of the one who is found. */
const SIDES = { "0,-1": "above", "-1,0": "the left", "1,0": "the right", "0,1": "below" } as const;

/** What happens to me as soon as this character is beside me, on whichever side. */
export function whenBeside(characterId: string, name: string, does: readonly Action[], note?: string): Sketch[] {
  return Object.entries(SIDES).map(([spot, side], place) => ({
    name: `${name} from ${side}`,
    sees: { [spot]: characterId },
    does,
    ...(note === undefined || place > 0 ? {} : { note }),
  }));
}

/** The variable of a heart that says which one it is, from 0. */
export const PLACE = "place";

/** A row of hearts shows so many lives. */
export function heartRules(lives: string): RuleTree {
  const note = "Each heart knows its place. When there are not so many lives, it is empty.";
  const when = [comparedWith(mine(PLACE), ">=", { globalId: lives })];
  return rulesOf("heart", [{ name: "Lost", note, when, does: [turnInto(ME, "heart-empty")] }]);
}

export const heartVariables = { [PLACE]: { name: "Place", first: "0" } };

/** The letters 0, 1 and 2 on a map. */
export const threeHearts = Object.fromEntries(
  ["0", "1", "2"].map((place) => [place, { id: "heart", values: { [PLACE]: place } }]),
);
