/** The Rainbow Garden: rain makes seeds grow, and each flower gives the rainbow over the garden one more color. */
import { slimePink } from "../../sprites/characters/critters.ts";
import { ground } from "../../sprites/characters/ground.ts";
import { plant } from "../../sprites/characters/plant.ts";
import { rainbow } from "../../sprites/characters/rainbow.ts";
import { spark } from "../../sprites/characters/sparks.ts";
import { cloud, raindrop } from "../../sprites/characters/weather.ts";
import { boardSaying, numberBoard } from "../sketch/boards.ts";

import { keysBoard } from "../sketch/keysBoard.ts";
import {
  compared,
  count,
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
  sound,
  tally,
  turnInto,
  whenKey,
} from "../sketch/ruleSketch.ts";
import type { ExampleSketch } from "./exampleSketch.ts";
import { boardRules, numberRules, sparkRules, waitsFor } from "./rules.ts";

const FLOWERS = "flowers";
const WATER = "water";
const SLEEP = "sleep";
const GOAL = 6;

const drift = (name: string, x: number): Sketch => ({ name, sees: { [`${x},0`]: "any" }, does: [move(x, 0)] });

const rain: Sketch = {
  name: "Rain",
  sees: { "0,1": "any", "1,1": "any" },
  does: [turnInto(ME, "cloud-rainy"), make("raindrop", 0, 1), make("raindrop", 1, 1)],
};

const cloudRules = [
  group("cloud", "Every turn", "all", [
    whenKey("cloud", LEFT, rulesOf("cloud", [drift("Float left", -1)])),
    whenKey("cloud", RIGHT, rulesOf("cloud", [drift("Float right", 1)])),
    group("cloud", "Rain or shine", "first", [
      whenKey("cloud", SPACE, rulesOf("cloud", [rain])),
      ...rulesOf("cloud", [{ name: "Clear up", does: [turnInto(ME, "cloud-light")] }]),
    ]),
  ]),
];

const raining: readonly Sketch[] = [
  { name: "Dry up", when: [looks(ME, "raindrop-splash")], does: [goAway()] },
  {
    name: "Water the plant",
    sees: { "0,1": "plant" },
    does: [count(WATER, "add", 1, "plant"), make("spark", 0, 0), goAway()],
  },
  {
    name: "Put the slime to sleep",
    sees: { "0,1": "slime" },
    does: [count(SLEEP, "set", 30, "slime"), turnInto("slime", "slime-squashed"), goAway(), sound("squish")],
  },
  { name: "Splash", sees: { "0,1": "ground" }, does: [turnInto(ME, "raindrop-splash")] },
  { name: "Fall", sees: { "0,1": "any" }, does: [move(0, 1)] },
];

const growing: readonly Sketch[] = [
  {
    name: "Sprout",
    note: "Two drops of water are enough for a seed.",
    when: [looks(ME, "plant-seed"), compared(mine(WATER), ">=", "2")],
    does: [turnInto(ME, "plant-sprout"), count(WATER, "set", 0), sound("pop")],
  },
  {
    name: "Bloom",
    note: "A sprout is thirsty: it needs four.",
    when: [looks(ME, "plant-sprout"), compared(mine(WATER), ">=", "4")],
    does: [turnInto(ME, "plant-flower"), tally(FLOWERS, "add", 1), sound("magic")],
  },
];

const coloring: Sketch = {
  name: "Show a color for each flower",
  note: "My looks are called 0 to 6. I look like the number of flowers.",
  does: [{ type: "appearance", actorId: ME, value: { globalId: FLOWERS } }],
};

const crawling: readonly Sketch[] = [
  waitsFor(SLEEP, "Sleep", "Rain makes me sleep. Then I count down until I wake up."),
  {
    name: "Wake up",
    when: [looks(ME, "slime-squashed")],
    does: [turnInto(ME, "slime-resting"), count(SLEEP, "set", 1)],
  },
  {
    name: "Nibble the sprout",
    note: "I like sprouts. Flowers and seeds are safe.",
    sees: { "1,0": "plant" },
    when: [looks("plant", "plant-sprout")],
    does: [
      turnInto("plant", "plant-seed"),
      count(WATER, "set", 0, "plant"),
      make("spark", 1, 0, "spark-ouch"),
      count(SLEEP, "set", 12),
    ],
  },
  { name: "Crawl", sees: { "1,0": "any" }, does: [move(1, 0), count(SLEEP, "set", 3)] },
];

export const garden: ExampleSketch = {
  name: "Rainbow Garden",
  description:
    "Grow six flowers to color the rainbow! Float the cloud with the left and right arrows. Hold Space to make it rain. Rain on the slime, and it falls asleep.",
  whatCanIChange: "Make sprouts less thirsty, or add a slime.",
  kind: "watch",
  ease: 1,
  untilPicture: (play) => play.press("_______.r_____"),
  speed: 250,
  cast: [
    { sprite: rainbow(), rules: rulesOf("rainbow", [coloring]) },
    { sprite: ground },
    { sprite: plant, rules: rulesOf("plant", growing), variables: { [WATER]: { name: "Water", first: "0" } } },
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
      sprite: boardSaying("6 FLOWERS!"),
      rules: boardRules({
        when: compared({ globalId: FLOWERS }, ">=", String(GOAL)),
        text: "Your flowers colored the whole rainbow!",
      }),
    },
  ],
  tallies: { [FLOWERS]: { name: "Flowers", first: "0" } },
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
O..pSp.p.p.p.p...
ggggggggggggggggg
ddddddddddddddddd`,
      letters: {
        O: { id: "rainbow" },
        g: { id: "ground", look: "Grass" },
        d: { id: "ground", look: "Dirt" },
        p: { id: "plant" },
        S: { id: "slime", look: "Squashed", values: { [SLEEP]: "30" } },
        C: { id: "cloud" },
        T: { id: "board" },
        "?": { id: "how" },
        N: { id: "number" },
      },
    },
  ],
};
