/** Snail Trails: a game for two. Each snail leaves a trail, and whoever has nowhere left to go hides in its shell. */
import type { RuleTree } from "../../../src/engine/index.ts";
import { snailIn, trailIn } from "../../sprites/characters/snail.ts";
import { spark } from "../../sprites/characters/sparks.ts";
import { raceBoard } from "../sketch/boards.ts";
import { keysBoard } from "../sketch/keysBoard.ts";
import {
  compared,
  DOWN,
  end,
  faces,
  group,
  keyOf,
  LEFT,
  looks,
  ME,
  make,
  move,
  RIGHT,
  rulesOf,
  type Sketch,
  sound,
  tally,
  turnInto,
  turnTo,
  UP,
  whenKey,
} from "../sketch/ruleSketch.ts";
import type { ExampleSketch } from "./exampleSketch.ts";
import { endsWith, sparkRules } from "./rules.ts";

const RED_OUT = "red-out";
const BLUE_OUT = "blue-out";
const ALONE = "alone";

const playsAlone = compared({ globalId: ALONE }, "=", "1");

interface Way {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly transform: "0" | "90" | "270" | "flip-x";
  readonly back: "0" | "90" | "270" | "flip-x";
}

const ways: readonly Way[] = [
  { name: "right", x: 1, y: 0, transform: "0", back: "flip-x" },
  { name: "left", x: -1, y: 0, transform: "flip-x", back: "0" },
  { name: "up", x: 0, y: -1, transform: "270", back: "90" },
  { name: "down", x: 0, y: 1, transform: "90", back: "270" },
];

interface Racer {
  readonly id: string;
  readonly trail: string;
  /** For right, left, up and down. */
  readonly keys: readonly number[];
  readonly out: string;
  readonly otherOut: string;
  /** Steers by itself until somebody presses one of its keys. */
  readonly steersAlone: boolean;
}

function snailRules({ id, trail, keys, out, otherOut, steersAlone }: Racer): RuleTree {
  const ahead = ({ x, y }: Way) => ({ [`${x},${y}`]: "free" });
  const crawl = (way: Way): Sketch => ({
    name: `Crawl ${way.name}`,
    ...(way.name === "right" ? { note: "Before I go, I leave a piece of trail on my square." } : {}),
    sees: ahead(way),
    when: [faces(ME, way.transform)],
    does: [make(trail, 0, 0), move(way.x, way.y)],
  });
  const turn = (way: Way): Sketch => ({
    name: `Turn ${way.name}`,
    when: [faces(ME, way.back, "!=")],
    does: [turnTo(way.transform), ...(steersAlone ? [tally(ALONE, "set", 0)] : [])],
  });
  const dodge = (way: Way): Sketch => ({
    name: `Dodge ${way.name}`,
    sees: ahead(way),
    when: [playsAlone],
    does: [make(trail, 0, 0), turnTo(way.transform), move(way.x, way.y)],
  });
  return [
    ...rulesOf(id, [
      { name: "I won", when: [compared({ globalId: otherOut }, ">=", "1")], does: [] },
      { name: "I am out", when: [looks(ME, `${id}-hiding`)], does: [] },
    ]),
    group(id, "Every turn", "all", [
      ...ways.map((way, place) => whenKey(id, keys[place] ?? 0, rulesOf(id, [turn(way)]))),
      group(id, "Crawl or hide", "first", [
        ...rulesOf(id, ways.map(crawl)),
        ...(steersAlone ? [group(id, "Find a way by myself", "random", rulesOf(id, ways.map(dodge)))] : []),
        ...rulesOf(id, [
          {
            name: "Hide",
            note: "Something is in my way: the game is over for me.",
            does: [
              turnInto(ME, `${id}-hiding`),
              tally(out, "set", 1),
              make("spark", 0, 0, "spark-ouch"),
              sound("ouch"),
            ],
          },
        ]),
      ]),
    ]),
  ];
}

const RED = "ABCD";
const BLUE = "abcd";

const wasd = ["D", "A", "W", "S"].map(keyOf);

export const snails: ExampleSketch = {
  name: "Snail Trails",
  description:
    "Crawl longer than the other snail! Don't run into a trail or the edge. Red turns with the arrows. Blue turns with A, D, W and S, or plays by itself.",
  whatCanIChange: "Put stones in the way, or add a third snail.",
  kind: "two",
  ease: 11,
  untilPicture: (play) => play.press("rrruuurrrrddddddrr"),
  speed: 250,
  cast: [
    { sprite: trailIn(RED, "red-trail", "Red trail") },
    { sprite: trailIn(BLUE, "blue-trail", "Blue trail") },
    {
      sprite: snailIn(RED, "red-snail", "Red Snail"),
      rules: snailRules({
        id: "red-snail",
        trail: "red-trail",
        keys: [RIGHT, LEFT, UP, DOWN],
        out: RED_OUT,
        otherOut: BLUE_OUT,
        steersAlone: false,
      }),
    },
    {
      sprite: snailIn(BLUE, "blue-snail", "Blue Snail"),
      rules: snailRules({
        id: "blue-snail",
        trail: "blue-trail",
        keys: wasd,
        out: BLUE_OUT,
        otherOut: RED_OUT,
        steersAlone: true,
      }),
    },
    { sprite: spark, rules: sparkRules },
    { sprite: keysBoard("arrows") },
    {
      sprite: raceBoard(),
      rules: rulesOf("board", [
        {
          name: "Red wins",
          note: "The board looks at who is out.",
          when: [compared({ globalId: BLUE_OUT }, ">=", "1"), looks(ME, "board-goal")],
          does: [turnInto(ME, "board-red-wins"), sound("hooray")],
        },
        {
          name: "Blue wins",
          when: [compared({ globalId: RED_OUT }, ">=", "1"), looks(ME, "board-goal")],
          does: [turnInto(ME, "board-blue-wins"), sound("hooray")],
        },
        endsWith("Red has won", "board-red-wins", end("won", "The red snail wins!")),
        {
          name: "Blue has won by itself",
          note: "Nobody steered the blue snail: it won by itself.",
          when: [looks(ME, "board-blue-wins"), playsAlone],
          does: [end("lost", "The blue snail crawled longer.")],
        },
        endsWith("Blue has won", "board-blue-wins", end("won", "The blue snail wins!")),
      ]),
    },
  ],
  tallies: {
    [RED_OUT]: { name: "Red is out", first: "0" },
    [BLUE_OUT]: { name: "Blue is out", first: "0" },
    [ALONE]: { name: "Blue plays by itself", first: "1" },
  },
  stages: [
    {
      id: "meadow",
      name: "The garden bed",
      background: "garden",
      music: "big-race",
      // Each has crawled a little before the game begins, so that its picture shows what it is about.
      map: `
..?....T..............
......................
......................
rrr...................
..rrR.................
......................
......................
......................
.................Bbb..
...................bbb
......................
......................
......................`,
      letters: {
        R: { id: "red-snail" },
        r: { id: "red-trail" },
        b: { id: "blue-trail" },
        B: { id: "blue-snail", transform: "flip-x" },
        T: { id: "board" },
        "?": { id: "how" },
      },
    },
  ],
};
