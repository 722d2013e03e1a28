/** The Rain Garden: things that change by themselves, a little every turn. Rain makes seeds grow, and flowers make new seeds. */
import { slimePink } from "../../sprites/characters/critters.ts";
import { ground } from "../../sprites/characters/ground.ts";
import { plant } from "../../sprites/characters/plant.ts";
import { spark } from "../../sprites/characters/sparks.ts";
import { cloud, raindrop } from "../../sprites/characters/weather.ts";
import { boardSaying, numberBoard } from "../sketch/boards.ts";

import { keysBoard } from "../sketch/keysBoard.ts";
import {
  compared,
  count,
  faces,
  goAway,
  group,
  LEFT,
  looks,
  ME,
  make,
  mine,
  move,
  RIGHT,
  rulesOf,
  type Sketch,
  SPACE,
  tally,
  turnInto,
  turnTo,
  whenKey,
} from "../sketch/ruleSketch.ts";
import type { ExampleSketch } from "./exampleSketch.ts";
import { boardRules, numberRules, sparkRules, waitsFor } from "./rules.ts";

const FLOWERS = "flowers";
const PLANTS = "plants";
const WATER = "water";
const AGE = "age";
const SLEEP = "sleep";
const FIRST_SEEDS = 4;
const GOAL = 10;

const drift = (name: string, x: number): Sketch => ({ name, sees: { [`${x},0`]: "any" }, does: [move(x, 0)] });

const rain: Sketch = {
  name: "Rain",
  sees: { "0,1": "any", "1,1": "any" },
  does: [turnInto(ME, "cloud-rainy"), make("raindrop", 0, 1), make("raindrop", 1, 1)],
};

const cloudRules = [
  group("cloud", "Every turn", "all", [
    whenKey("cloud", LEFT, rulesOf("cloud", [drift("Drift left", -1)])),
    whenKey("cloud", RIGHT, rulesOf("cloud", [drift("Drift right", 1)])),
    group("cloud", "Rain or shine", "first", [
      whenKey("cloud", SPACE, rulesOf("cloud", [rain])),
      ...rulesOf("cloud", [{ name: "Clear up", does: [turnInto(ME, "cloud-light")] }]),
    ]),
  ]),
];

const raining: readonly Sketch[] = [
  { name: "Dry up", when: [looks(ME, "raindrop-splash")], does: [goAway()] },
  { name: "Water the plant", sees: { "0,1": "plant" }, does: [count(WATER, "add", 1, "plant"), goAway()] },
  {
    name: "Put the slime to sleep",
    sees: { "0,1": "slime" },
    does: [count(SLEEP, "set", 40, "slime"), turnInto("slime", "slime-squashed"), goAway()],
  },
  { name: "Fall", sees: { "0,1": "free" }, does: [move(0, 1)] },
  { name: "Splash", does: [turnInto(ME, "raindrop-splash")] },
];

const growing: readonly Sketch[] = [
  {
    name: "Sprout",
    note: "Two drops of water are enough for a seed.",
    when: [looks(ME, "plant-seed"), compared(mine(WATER), ">=", "2")],
    does: [turnInto(ME, "plant-sprout"), count(WATER, "set", 0)],
  },
  {
    name: "Bloom",
    note: "A sprout is thirsty: it needs four.",
    when: [looks(ME, "plant-sprout"), compared(mine(WATER), ">=", "4")],
    does: [turnInto(ME, "plant-flower"), tally(FLOWERS, "add", 1)],
  },
  {
    name: "Get older",
    when: [looks(ME, "plant-flower"), compared(mine(AGE), "<=", "14")],
    does: [count(AGE, "add", 1)],
  },
];

const sow = (name: string, x: number): Sketch => ({
  name,
  sees: { [`${x},0`]: "free" },
  when: [looks(ME, "plant-flower")],
  does: [make("plant", x, 0), count(AGE, "set", 0), tally(PLANTS, "add", 1)],
});

const plantRules = [
  ...rulesOf("plant", growing),
  group(
    "plant",
    "Sow a seed somewhere",
    "random",
    rulesOf("plant", [
      sow("A seed on the left", -1),
      sow("A seed further left", -2),
      sow("A seed on the right", 1),
      sow("A seed further right", 2),
    ]),
  ),
];

const munch = (name: string, x: number, young: string, transform: "0" | "flip-x"): Sketch => ({
  name,
  sees: { [`${x},0`]: "plant" },
  when: [looks("plant", young), faces(ME, transform)],
  does: [goAway("plant"), tally(PLANTS, "subtract", 1), make("spark", x, 0, "spark-ouch"), count(SLEEP, "set", 12)],
});

const crawling: readonly Sketch[] = [
  waitsFor(SLEEP, "Sleep", "Rain makes me sleep. Then I count down until I wake up."),
  {
    name: "Wake up",
    when: [looks(ME, "slime-squashed")],
    does: [turnInto(ME, "slime-resting"), count(SLEEP, "set", 1)],
  },
  munch("Eat a seed on the right", 1, "plant-seed", "0"),
  munch("Eat a sprout on the right", 1, "plant-sprout", "0"),
  munch("Eat a seed on the left", -1, "plant-seed", "flip-x"),
  munch("Eat a sprout on the left", -1, "plant-sprout", "flip-x"),
  {
    name: "Crawl right",
    sees: { "1,0": "free" },
    when: [faces(ME, "0")],
    does: [move(1, 0), count(SLEEP, "set", 4)],
  },
  {
    name: "Crawl left",
    sees: { "-1,0": "free" },
    when: [faces(ME, "flip-x")],
    does: [move(-1, 0), count(SLEEP, "set", 4)],
  },
  { name: "Turn to the left", when: [faces(ME, "0")], does: [turnTo("flip-x")] },
  { name: "Turn to the right", does: [turnTo("0")] },
];

export const garden: ExampleSketch = {
  name: "The Rain Garden",
  description:
    "Move the cloud left and right. Press Space to make it rain. Grow ten flowers before the slime eats your seeds!",
  whatCanIChange: "Change how much water a seed needs, or add a second slime.",
  kind: "watch",
  speed: 250,
  cast: [
    { sprite: ground },
    {
      sprite: plant,
      rules: plantRules,
      variables: { [WATER]: { name: "Water", first: "0" }, [AGE]: { name: "Age", first: "0" } },
    },
    {
      sprite: slimePink,
      rules: rulesOf("slime", crawling),
      variables: { [SLEEP]: { name: "Sleep", first: "0" } },
    },
    { sprite: raindrop, rules: rulesOf("raindrop", raining) },
    { sprite: cloud, rules: cloudRules },
    { sprite: spark, rules: sparkRules },
    { sprite: numberBoard(), rules: numberRules(FLOWERS) },
    { sprite: keysBoard("left", "right", "space") },
    {
      sprite: boardSaying("GROW FLOWERS"),
      rules: boardRules(
        { tally: FLOWERS, comparator: ">=", value: GOAL },
        { tally: PLANTS, comparator: "<=", value: 0 },
      ),
    },
  ],
  tallies: {
    [FLOWERS]: { name: "Flowers", first: "0" },
    [PLANTS]: { name: "Plants", first: String(FIRST_SEEDS) },
  },
  stages: [
    {
      id: "garden",
      name: "The garden",
      background: "landscape",
      wrapX: true,
      map: `
?...T..........N.
.................
......C..........
.................
.................
.................
.................
..p...p..S.p...p.
ggggggggggggggggg
ddddddddddddddddd`,
      letters: {
        g: { id: "ground", look: "Grass" },
        d: { id: "ground", look: "Dirt" },
        p: { id: "plant" },
        S: { id: "slime", look: "Squashed", values: { [SLEEP]: "24" } },
        C: { id: "cloud" },
        T: { id: "board" },
        "?": { id: "how" },
        N: { id: "number" },
      },
    },
  ],
};
