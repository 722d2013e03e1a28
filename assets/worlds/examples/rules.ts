/** Rules that several of the example games share: the board that tells how it went, the number that is shown, sparks. */
import type { RuleTree } from "../../../src/engine/index.ts";
import { LOSE_LOOK, WIN_LOOK } from "../sketch/boards.ts";
import { compared, count, goAway, looks, ME, mine, rulesOf, type Sketch, turnInto } from "../sketch/ruleSketch.ts";

/** What a global has to be for the game to be won or lost. */
export interface Ending {
  readonly tally: string;
  readonly comparator: "<=" | ">=" | "=";
  readonly value: number;
}

const reached = ({ tally, comparator, value }: Ending) => compared({ globalId: tally }, comparator, String(value));
const isOpen = looks(ME, "board-goal");

export function boardRules(won: Ending, lost?: Ending): RuleTree {
  const note = "Change the number, and the game gets easier or harder.";
  return rulesOf("board", [
    { name: "You win", note, when: [reached(won), isOpen], does: [turnInto(ME, WIN_LOOK)] },
    ...(lost ? [{ name: "Oh no", when: [reached(lost), isOpen], does: [turnInto(ME, LOSE_LOOK)] }] : []),
  ]);
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
