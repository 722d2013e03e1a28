/** Push the Crates: a rule may move two things at once, and a game may have more stages than one. */

import { CURRENT_STAGE, type RuleTree } from "../../../src/engine/index.ts";
import { slimePink } from "../../sprites/characters/critters.ts";
import { dragon } from "../../sprites/characters/dragon.ts";
import { fox } from "../../sprites/characters/fox.ts";
import { robot } from "../../sprites/characters/robot.ts";
import { flag } from "../../sprites/characters/signals.ts";
import { spot } from "../../sprites/characters/sparks.ts";
import { star } from "../../sprites/characters/treasures.ts";
import { brickWall, crateBox } from "../../sprites/characters/walls.ts";
import { boardSaying, WIN_LOOK } from "../sketch/boards.ts";
import type { StageSketch } from "../sketch/gameSketch.ts";
import { keysBoard } from "../sketch/keysBoard.ts";
import {
  ALONE,
  compared,
  comparedWith,
  count,
  DOWN,
  end,
  LEFT,
  looks,
  ME,
  mine,
  move,
  RIGHT,
  rulesOf,
  type Sketch,
  SPACE,
  sound,
  tally,
  turnInto,
  UP,
  whenKey,
} from "../sketch/ruleSketch.ts";
import type { ExampleSketch } from "./exampleSketch.ts";
import { endsWith, takingTurns } from "./rules.ts";

const HOME = "home";
const NEEDS = "needs";
const NEXT = "next";
const THE_END = "the-end";
const DANCES = "dances";

interface Way {
  readonly name: string;
  readonly key: number;
  readonly x: number;
  readonly y: number;
}

const ways: readonly Way[] = [
  { name: "right", key: RIGHT, x: 1, y: 0 },
  { name: "left", key: LEFT, x: -1, y: 0 },
  { name: "up", key: UP, x: 0, y: -1 },
  { name: "down", key: DOWN, x: 0, y: 1 },
];

const CRATE_ANYWHERE = ["crate", "any"];

/** A square so many steps that way. */
const square = ({ x, y }: Way, steps: number) => `${x * steps || 0},${y * steps || 0}`;

function pushes(way: Way): Sketch[] {
  const { x, y, name } = way;
  const push = [move(2 * x, 2 * y, "crate"), move(x, y)];
  return [
    {
      name: `Push the crate ${name}`,
      note: "The square behind the crate has to be free.",
      sees: { [square(way, 1)]: CRATE_ANYWHERE, [square(way, 2)]: "free" },
      does: push,
    },
    {
      name: `Push the crate ${name} onto a spot`,
      sees: { [square(way, 1)]: CRATE_ANYWHERE, [square(way, 2)]: "spot" },
      does: push,
    },
    { name: `Go ${name}`, sees: { [square(way, 1)]: "free" }, does: [move(x, y)] },
    { name: `Go ${name} onto a spot`, sees: { [square(way, 1)]: "spot" }, does: [move(x, y)] },
  ];
}

function pulls(way: Way): Sketch[] {
  const { x, y, name } = way;
  const does = [move(x, y), move(0, 0, "crate")];
  const crate = { [square(way, -1)]: CRATE_ANYWHERE };
  return [
    {
      name: `Pull the crate ${name}`,
      note: "So no crate is ever stuck in a corner.",
      sees: { [square(way, 1)]: "free", ...crate },
      does,
    },
    { name: `Pull the crate ${name} over a spot`, sees: { [square(way, 1)]: "spot", ...crate }, does },
  ];
}

const toTheNextStage: Sketch = {
  name: "Go to the next stage",
  note: "Each flag has a variable that says which stage comes next.",
  sees: { "1,0": "flag" },
  when: [looks("flag", "flag-raised")],
  does: [
    {
      type: "global",
      global: CURRENT_STAGE,
      operation: "set",
      value: { actorId: "flag", variableId: NEXT },
    },
    tally(HOME, "set", 0),
    sound("hooray"),
  ],
};

const robotRules: RuleTree = [
  whenKey("robot", SPACE, rulesOf("robot", ways.flatMap(pulls))),
  ...ways.map((way) =>
    whenKey("robot", way.key, rulesOf("robot", [...(way.key === RIGHT ? [toTheNextStage] : []), ...pushes(way)])),
  ),
];

const crateRules = rulesOf("crate", [
  {
    name: "I am on a spot",
    sees: { "0,0": [ME, "spot"] },
    when: [looks(ME, "crate-closed")],
    does: [turnInto(ME, "crate-home"), tally(HOME, "add", 1), sound("ding")],
  },
  {
    name: "I am on no spot",
    sees: ALONE,
    when: [looks(ME, "crate-home")],
    does: [turnInto(ME, "crate-closed"), tally(HOME, "subtract", 1)],
  },
]);

const needed = { actorId: ME, variableId: NEEDS };
const flagRules = rulesOf("flag", [
  {
    name: "All crates are home",
    when: [comparedWith({ globalId: HOME }, ">=", needed)],
    does: [turnInto(ME, "flag-raised")],
  },
  { name: "Not all are home", does: [turnInto(ME, "flag-lowered")] },
]);

const dancing = (character: string, one: string, other: string) => ({
  rules: rulesOf(character, takingTurns("Dance", one, other)),
});

/** The board of the party: everybody dances before the game ends. */
const partyRules = rulesOf("board", [
  {
    name: "Let everyone dance",
    note: "I count down the dances. After the last one I end the game.",
    when: [looks(ME, WIN_LOOK), compared(mine(DANCES), ">=", "1")],
    does: [count(DANCES, "subtract", 1)],
  },
  endsWith("The game is won", WIN_LOOK, end("won", "All the crates are home!")),
]);

const level = (number: number, crates: number, next: string, map: string): StageSketch => ({
  id: `level-${number}`,
  name: `Level ${number}`,
  background: "#ffe4c6",
  map: `?..T........\n${map}`,
  letters: {
    "#": { id: "brick-wall" },
    R: { id: "robot" },
    C: { id: "crate" },
    S: { id: "spot" },
    F: { id: "flag", look: "Lowered", values: { [NEEDS]: String(crates), [NEXT]: next } },
    T: { id: "board" },
    "?": { id: "how" },
  },
});

export const crates: ExampleSketch = {
  name: "Push the Crates",
  description: "Put all crates on green spots, then go to the flag! Walk with the arrows. Stuck? Hold Space to pull.",
  whatCanIChange: "Move the walls, the crates and the spots.",
  kind: "puzzle",
  ease: 15,
  untilPicture: (play) => play.press("rrrruu"),
  speed: 250,
  cast: [
    { sprite: brickWall },
    { sprite: spot },
    { sprite: crateBox, rules: crateRules },
    {
      sprite: flag,
      rules: flagRules,
      variables: {
        [NEEDS]: { name: "Crates", first: "1" },
        [NEXT]: { name: "Next stage", first: THE_END, type: "stage" },
      },
    },
    { sprite: star },
    { sprite: dragon, ...dancing("dragon", "dragon-calm", "dragon-roaring") },
    { sprite: slimePink, ...dancing("slime", "slime-resting", "slime-squashed") },
    { sprite: fox, ...dancing("fox", "fox-sitting", "fox-running") },
    { sprite: robot, rules: robotRules },
    { sprite: keysBoard("arrows", "space") },
    {
      sprite: boardSaying("PUSH CRATES!"),
      rules: partyRules,
      variables: { [DANCES]: { name: "Dances", first: "8" } },
    },
  ],
  tallies: { [HOME]: { name: "Crates at home", first: "0" } },
  stages: [
    level(
      1,
      1,
      "level-2",
      `
############
######...###
#....#.#.###
#.R..C.S...F
#....#.#.###
######...###
############`,
    ),
    level(
      2,
      2,
      "level-3",
      `
############
#....#.....#
#.R.....S..#
#..C.#.....F
#....##.C..#
#..S.#.....#
############`,
    ),
    level(
      3,
      3,
      THE_END,
      `
############
#S...#....S#
#..C.#..C..#
#.R........F
#..C.##....#
#....#S....#
############`,
    ),
    {
      id: THE_END,
      name: "The party",
      background: "landscape",
      map: `
..T.........
............
.*...*...*..
............
............
............
.D..f.R.s...
############`,
      letters: {
        "#": { id: "brick-wall" },
        "*": { id: "star" },
        D: { id: "dragon" },
        f: { id: "fox" },
        s: { id: "slime" },
        R: { id: "robot" },
        T: { id: "board", look: "You win" },
      },
    },
  ],
};
