/** Frog Crossing: cars that drive by themselves, each at a speed of its own, and a frog that hops between them. */
import { water } from "../../sprites/characters/liquids.ts";
import { flag } from "../../sprites/characters/signals.ts";
import { spark } from "../../sprites/characters/sparks.ts";
import { carRed } from "../../sprites/characters/street.ts";
import { frog, lilyPad, padWithFrog } from "../../sprites/characters/waterside.ts";
import { boardSaying } from "../sketch/boards.ts";
import { keysBoard } from "../sketch/keysBoard.ts";
import {
  always,
  compared,
  DOWN,
  faces,
  goAway,
  LEFT,
  looks,
  ME,
  make,
  mine,
  move,
  RIGHT,
  rulesOf,
  type Sketch,
  sound,
  tally,
  turnInto,
  UP,
  whenKey,
} from "../sketch/ruleSketch.ts";
import type { ExampleSketch } from "./exampleSketch.ts";
import { boardRules, sparkRules, waitsFor } from "./rules.ts";

const HOME = "home";
const GONE = "gone";
const WAIT = "wait";
const PAUSE = "pause";
const FROGS = 3;

const areHome = compared({ globalId: HOME }, ">=", String(FROGS));

const nextFrog = tally(GONE, "set", 1);

const ontoThePad: Sketch = {
  name: "Hop onto a lily pad",
  sees: { "0,-1": "lily-pad" },
  when: [looks("lily-pad", "lily-pad-leaf")],
  does: [turnInto("lily-pad", "lily-pad-with-a-frog"), tally(HOME, "add", 1), nextFrog, goAway(), sound("ribbit")],
};

const hop = (way: string, x: number, y: number): Sketch => ({
  name: `Hop ${way}`,
  sees: { [`${x},${y}`]: "free" },
  does: [move(x, y), turnInto(ME, "frog-hopping"), sound("boing")],
});

const frogRules = [
  whenKey("frog", UP, rulesOf("frog", [ontoThePad, hop("up", 0, -1)])),
  whenKey("frog", DOWN, rulesOf("frog", [hop("down", 0, 1)])),
  whenKey("frog", LEFT, rulesOf("frog", [hop("left", -1, 0)])),
  whenKey("frog", RIGHT, rulesOf("frog", [hop("right", 1, 0)])),
  always("frog", rulesOf("frog", [{ name: "Sit", does: [turnInto(ME, "frog-sitting")] }])),
];

const bump = [goAway("frog"), nextFrog, sound("ouch")];
/** A car is two squares long, so what is ahead of it is two squares away. */
const carRules = rulesOf("car", [
  waitsFor(WAIT, "Wait", "A car with a long pause is slow. Each lane has a pause of its own."),
  {
    name: "Bump a frog on the right",
    note: "The frog is fine! It starts over at the flag.",
    sees: { "2,0": "frog" },
    when: [faces(ME, "0")],
    does: [...bump, make("spark", 2, 0, "spark-ouch")],
  },
  {
    name: "Bump a frog on the left",
    sees: { "-2,0": "frog" },
    when: [faces(ME, "flip-x")],
    does: [...bump, make("spark", -2, 0, "spark-ouch")],
  },
  ...([1, -1] as const).map((x) => ({
    name: x > 0 ? "Drive right" : "Drive left",
    sees: { [`${x},0`]: "any" },
    when: [faces(ME, x > 0 ? "0" : "flip-x")],
    does: [
      move(x, 0),
      { type: "variable", actorId: ME, variable: WAIT, operation: "set", value: mine(PAUSE) } as const,
    ],
  })),
]);

const flagRules = rulesOf("flag", [
  {
    name: "Wave when all are home",
    when: [areHome],
    does: [turnInto(ME, "flag-raised")],
  },
  {
    name: "Here comes a frog",
    note: "Each frog starts beside me.",
    sees: { "1,0": "free" },
    when: [compared({ globalId: GONE }, ">=", "1")],
    does: [make("frog", 1, 0), tally(GONE, "set", 0)],
  },
]);

const driving = (look: string, transform: "0" | "flip-x", pause: number) => ({
  id: "car",
  look,
  transform,
  values: { [PAUSE]: String(pause) },
});

export const frogs: ExampleSketch = {
  name: "Frog Crossing",
  description: "Help 3 frogs across the road to their lily pads! Hop with the arrows. Watch out for cars!",
  whatCanIChange: "Make the cars faster, or add a lily pad.",
  kind: "catch",
  ease: 8,
  untilPicture: (play) => play.press("u.u.."),
  speed: 250,
  cast: [
    { sprite: water },
    { sprite: padWithFrog(lilyPad) },
    { sprite: flag, rules: flagRules },
    { sprite: frog, rules: frogRules },
    {
      sprite: carRed,
      rules: carRules,
      variables: { [PAUSE]: { name: "Pause", first: "1" }, [WAIT]: { name: "Wait", first: "0" } },
    },
    { sprite: spark, rules: sparkRules },
    { sprite: keysBoard("arrows") },
    { sprite: boardSaying("3 FROGS HOME"), rules: boardRules({ when: areHome, text: "All the frogs are home!" }) },
  ],
  tallies: { [HOME]: { name: "Frogs home", first: "0" }, [GONE]: { name: "Next frog", first: "0" } },
  stages: [
    {
      id: "road",
      name: "The road",
      background: "road",
      wrapX: true,
      map: `
..?...T...............
wwwwLwwwwwLwwwwwLwwwww
......................
..r........b..........
.....Y..........R.....
......................
.y..........b.........
........B.........Y...
......................
......b.........y.....
..R...........B.......
.........FH...........
......................`,
      letters: {
        w: { id: "water", look: "Deep" },
        L: { id: "lily-pad" },
        F: { id: "flag", look: "Lowered" },
        H: { id: "frog" },
        r: driving("Red", "0", 2),
        b: driving("Blue", "0", 2),
        y: driving("Yellow", "0", 2),
        R: driving("Red", "flip-x", 2),
        Y: driving("Yellow", "flip-x", 2),
        B: driving("Blue", "flip-x", 2),
        T: { id: "board" },
        "?": { id: "how" },
      },
    },
  ],
};
