/** Falling Sand: one rule is for every grain, and a click can be what a rule waits for. */
import { ground } from "../../sprites/characters/ground.ts";
import { lava } from "../../sprites/characters/liquids.ts";
import { bucket, sand as grains } from "../../sprites/characters/sandpit.ts";
import { spark } from "../../sprites/characters/sparks.ts";
import { stoneWall } from "../../sprites/characters/walls.ts";
import { boardSaying, numberBoard } from "../sketch/boards.ts";

import { keysBoard } from "../sketch/keysBoard.ts";
import {
  ALONE,
  compared,
  goAway,
  group,
  ME,
  make,
  move,
  rulesOf,
  type Sketch,
  sound,
  tally,
  turnInto,
  whenClicked,
} from "../sketch/ruleSketch.ts";
import type { ExampleSketch } from "./exampleSketch.ts";
import { boardRules, numberRules, sparkRules, takingTurns } from "./rules.ts";

const IN_THE_BUCKET = "saved";
const BURNT = "burnt";
const GOAL = 15;
const SOME = 5;
const GRAINS = 26;

const isFull = compared({ globalId: IN_THE_BUCKET }, ">=", String(GOAL));

const falling: readonly Sketch[] = [
  {
    name: "Into the bucket",
    sees: { ...ALONE, "0,1": "bucket" },
    does: [tally(IN_THE_BUCKET, "add", 1), goAway(), sound("ding")],
  },
  {
    name: "Burn in the lava",
    sees: { ...ALONE, "0,1": "lava" },
    does: [tally(BURNT, "add", 1), make("spark", 0, 0, "spark-ouch"), goAway(), sound("sizzle")],
  },
  {
    name: "Fall",
    note: "This one rule makes every grain fall. There are many of us, but we all have the same rules!",
    sees: { ...ALONE, "0,1": "free" },
    does: [move(0, 1)],
  },
];

const slipping: readonly Sketch[] = [
  { name: "Slip to the left", sees: { ...ALONE, "-1,0": "free", "-1,1": "free" }, does: [move(-1, 1)] },
  { name: "Slip to the right", sees: { ...ALONE, "1,0": "free", "1,1": "free" }, does: [move(1, 1)] },
];

const filling: readonly Sketch[] = [
  {
    name: "Full",
    when: [isFull],
    does: [turnInto(ME, "bucket-full")],
  },
  {
    name: "Some sand",
    when: [compared({ globalId: IN_THE_BUCKET }, ">=", String(SOME))],
    does: [turnInto(ME, "bucket-some-sand")],
  },
];

const glowing = takingTurns("Glow", "lava-glow-1", "lava-glow-2");

const digging: Sketch = {
  name: "Dig",
  note: "Tap me and I am gone. Then the sand above me can fall.",
  does: [goAway(), sound("crunch")],
};

/** Squares from the left heap towards the buckets. */
const DUG = [
  [5, 4],
  [6, 4],
  [6, 5],
  [7, 5],
  [7, 6],
  [8, 6],
  [8, 7],
  [8, 8],
] as const;

export const sand: ExampleSketch = {
  name: "Falling Sand",
  description: "Fill the buckets with sand, but mind the lava! Tap the earth to dig.",
  whatCanIChange: "Ask for more sand, or move the lava.",
  kind: "watch",
  ease: 4,
  untilPicture: (play) => {
    for (const [x, y] of DUG) play.tap("ground", x, y);
    return play.wait(9);
  },
  speed: 125,
  cast: [
    { sprite: stoneWall },
    { sprite: ground, rules: [whenClicked("ground", rulesOf("ground", [digging]))] },
    { sprite: lava, rules: rulesOf("lava", glowing) },
    { sprite: bucket, rules: rulesOf("bucket", filling) },
    {
      sprite: grains,
      rules: [
        ...rulesOf("sand", falling),
        group("sand", "Slip to one side or the other", "random", rulesOf("sand", slipping)),
      ],
    },
    { sprite: spark, rules: sparkRules },
    { sprite: numberBoard(), rules: numberRules(IN_THE_BUCKET) },
    { sprite: keysBoard("tap") },
    {
      sprite: boardSaying("FILL IT UP!"),
      rules: boardRules(
        { when: isFull, text: "You filled all the buckets!" },
        {
          when: compared({ globalId: BURNT }, ">=", String(GRAINS - GOAL + 1)),
          text: "The lava got the sand. Dig another way!",
        },
      ),
    },
  ],
  tallies: { [IN_THE_BUCKET]: { name: "In the bucket", first: "0" }, [BURNT]: { name: "Burnt", first: "0" } },
  stages: [
    {
      id: "mine",
      name: "The sand mine",
      background: "cave",
      map: `
.?..T.........N...
#gsssssggggsssssg#
#dsssssddddsssssd#
#ddsssddddddsssdd#
#dddddddddddddddd#
#ddddddd##ddddddd#
#dddddddddddddddd#
#ddd##dddddd##ddd#
#dddddddddddddddd#
#LLLLdddBBdddLLLL#
##################`,
      letters: {
        "#": { id: "stone-wall" },
        s: { id: "sand" },
        g: { id: "ground", look: "Grass" },
        d: { id: "ground", look: "Dirt" },
        L: { id: "lava", look: "Glow 1" },
        B: { id: "bucket" },
        T: { id: "board" },
        "?": { id: "how" },
        N: { id: "number" },
      },
    },
  ],
};
