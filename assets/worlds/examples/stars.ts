/** Star Catcher: chance decides what falls from the sky, and two keys are enough. */
import { alienFriend, meteorBall } from "../../sprites/characters/sky.ts";
import { spark } from "../../sprites/characters/sparks.ts";
import { rocket } from "../../sprites/characters/travellers.ts";
import { heart, star } from "../../sprites/characters/treasures.ts";
import { boardSaying, numberBoard } from "../sketch/boards.ts";
import { keysBoard } from "../sketch/keysBoard.ts";
import {
  compared,
  count,
  goAway,
  group,
  LEFT,
  ME,
  make,
  move,
  RIGHT,
  rulesOf,
  type Sketch,
  sound,
  tally,
  turnInto,
  whenKey,
} from "../sketch/ruleSketch.ts";
import type { ExampleSketch } from "./exampleSketch.ts";
import {
  boardRules,
  heartRules,
  heartVariables,
  numberRules,
  sparkRules,
  takingTurns,
  threeHearts,
  waitsFor,
} from "./rules.ts";

const STARS = "stars";
const LIVES = "lives";
const WAIT = "wait";
const GOAL = 10;
const HEARTS = 3;
const PAUSE = 3;

const isWon = compared({ globalId: STARS }, ">=", String(GOAL));
const isLost = compared({ globalId: LIVES }, "<=", "0");

const steer = (name: string, x: number): Sketch => ({ name, sees: { [`${x},0`]: "any" }, does: [move(x, 0)] });

const rocketRules = [
  ...rulesOf("rocket", [{ name: "Broken down", when: [isLost], does: [turnInto(ME, "rocket-parked")] }]),
  whenKey("rocket", LEFT, rulesOf("rocket", [steer("Fly left", -1)])),
  whenKey("rocket", RIGHT, rulesOf("rocket", [steer("Fly right", 1)])),
];

const drop = (name: string, what: string, x = 0): Sketch => ({
  name,
  sees: { [`${x},1`]: "free" },
  does: [make(what, x, 1), count(WAIT, "set", PAUSE)],
});

const alienRules = [
  ...rulesOf("alien", [
    { name: "Wave good-bye", when: [isWon], does: [turnInto(ME, "alien-waving")] },
    { name: "Stop", when: [isLost], does: [] },
  ]),
  group("alien", "Every turn", "all", [
    group("alien", "Wander", "random", rulesOf("alien", [steer("Float left", -1), steer("Float right", 1)])),
    group("alien", "Now and then", "first", [
      ...rulesOf("alien", [waitsFor(WAIT, "Wait")]),
      group(
        "alien",
        "Drop something",
        "random",
        rulesOf("alien", [
          {
            ...drop("Drop a star", "star"),
            note: "Chance picks one of these. Two of three are stars.",
          },
          drop("Drop a star on the left", "star", -1),
          drop("Drop a meteor", "meteor", 1),
        ]),
      ),
    ]),
  ]),
];

const fall: readonly Sketch[] = [
  { name: "Fall", sees: { "0,1": "free" }, does: [move(0, 1)] },
  { name: "Go at the bottom", sees: { "0,-1": "any" }, does: [goAway()] },
];

const caught = [tally(STARS, "add", 1), make("spark", 0, 0, "spark-twinkle"), goAway(), sound("twinkle")];

const starRules = rulesOf("star", [
  { name: "The rocket catches me", sees: { "0,1": "rocket" }, does: caught },
  { name: "The rocket flies into me", sees: { "0,0": [ME, "rocket"] }, does: caught },
  ...fall,
]);

const meteorRules = [
  group("meteor", "Every turn", "all", [
    group("meteor", "Burn", "first", rulesOf("meteor", takingTurns("Flicker", "meteor-flame-1", "meteor-flame-2"))),
    group(
      "meteor",
      "Down",
      "first",
      rulesOf("meteor", [
        {
          name: "Hit the rocket",
          sees: { "0,1": "rocket" },
          when: [compared({ globalId: LIVES }, ">=", "1")],
          does: [tally(LIVES, "subtract", 1), make("spark", 0, 0, "spark-ouch"), goAway(), sound("ouch")],
        },
        ...fall,
      ]),
    ),
  ]),
];

export const stars: ExampleSketch = {
  name: "Star Catcher",
  description: "Catch 10 stars, and keep away from the meteors! Fly with the left and right arrows.",
  whatCanIChange: "Make it 20 stars, or let more meteors fall.",
  kind: "catch",
  ease: 2,
  untilPicture: (play) => play.press("ll"),
  speed: 250,
  cast: [
    { sprite: alienFriend, rules: alienRules, variables: { [WAIT]: { name: "Wait", first: "0" } } },
    { sprite: rocket, rules: rocketRules },
    { sprite: star, rules: starRules },
    { sprite: meteorBall, rules: meteorRules },
    { sprite: spark, rules: sparkRules },
    { sprite: heart, rules: heartRules(LIVES), variables: heartVariables },
    { sprite: numberBoard(), rules: numberRules(STARS) },
    { sprite: keysBoard("left", "right") },
    {
      sprite: boardSaying("10 STARS!"),
      rules: boardRules(
        { when: isWon, text: "You caught them all!" },
        { when: isLost, text: "Fly out of the way of the meteors!" },
      ),
    },
  ],
  tallies: { [STARS]: { name: "Stars", first: "0" }, [LIVES]: { name: "Lives", first: String(HEARTS) } },
  stages: [
    {
      id: "sky",
      name: "The night sky",
      background: "space",
      music: "space-trip",
      map: `
012.T.......?.N.
................
.......A........
....s...........
..........m.....
................
.......s........
................
.......R........
................`,
      letters: {
        ...threeHearts,
        A: { id: "alien" },
        R: { id: "rocket", look: "Flying" },
        s: { id: "star" },
        m: { id: "meteor" },
        N: { id: "number" },
        T: { id: "board" },
        "?": { id: "how" },
      },
    },
  ],
};
