/** Dragon Castle: a little story. The dragon is hungry, and whoever feeds it may pass. */
import { bubble } from "../../sprites/characters/bubble.ts";
import { bat } from "../../sprites/characters/critters.ts";
import { dragon as dragonSprite } from "../../sprites/characters/dragon.ts";
import { ladder } from "../../sprites/characters/ground.ts";
import { hero } from "../../sprites/characters/hero.ts";
import { flag } from "../../sprites/characters/signals.ts";
import { spark } from "../../sprites/characters/sparks.ts";
import { apple, chest, heart } from "../../sprites/characters/treasures.ts";
import { stoneWall } from "../../sprites/characters/walls.ts";
import { boardSaying, numberBoard } from "../sketch/boards.ts";
import { keysBoard } from "../sketch/keysBoard.ts";
import {
  ALONE,
  always,
  compared,
  count,
  DOWN,
  goAway,
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
import {
  boardRules,
  heartRules,
  heartVariables,
  numberRules,
  sparkRules,
  takingTurns,
  threeHearts,
  waitsFor,
  whenBeside,
} from "./rules.ts";

const APPLES = "apples";
const EATEN = "eaten";
const LIVES = "lives";
const WON = "treasures";
const HUNGER = 3;
const HEARTS = 3;
const WAIT = "wait";
/** Turns that a bat stays up, and down. */
const UP_TURNS = 6;
const DOWN_TURNS = 1;

const isLost = compared({ globalId: LIVES }, "<=", "0");
const isWon = compared({ globalId: WON }, ">=", "1");
const isFull = compared({ globalId: EATEN }, ">=", String(HUNGER));

const ending: readonly Sketch[] = [
  { name: "Cheer", when: [isWon], does: [turnInto(ME, "hero-cheering")] },
  { name: "Sit out", when: [isLost], does: [turnInto(ME, "hero-climbing")] },
  {
    name: "Fall",
    note: "On a ladder I do not fall: this rule wants me alone in my square.",
    sees: { ...ALONE, "0,1": "free" },
    does: [move(0, 1)],
  },
];

const walk = (way: string, x: 1 | -1): Sketch[] => {
  const does = [move(x, 0), turnTo(x > 0 ? "0" : "flip-x"), turnInto(ME, "hero-walking")];
  return [
    { name: `Walk ${way}`, sees: { [`${x},0`]: "free" }, does },
    { name: `Walk ${way} onto a ladder`, sees: { [`${x},0`]: "ladder" }, does },
  ];
};

const feed: Sketch = {
  name: "Feed the dragon",
  note: "I only do this when I have an apple.",
  sees: { "1,0": "dragon" },
  when: [compared({ globalId: APPLES }, ">=", "1")],
  does: [tally(APPLES, "subtract", 1), tally(EATEN, "add", 1), sound("crunch")],
};

const openTheChest: Sketch = {
  name: "Open the treasure",
  sees: { "1,0": "chest" },
  does: [turnInto("chest", "chest-open"), tally(WON, "set", 1), turnInto(ME, "hero-cheering"), sound("treasure")],
};

const climb = (name: string, y: 1 | -1, onto: string): Sketch => ({
  name,
  sees: y < 0 ? { "0,0": [ME, "ladder"], "0,-1": onto } : { "0,1": onto },
  does: [move(0, y), turnInto(ME, y < 0 && onto === "free" ? "hero-standing" : "hero-climbing")],
});

const heroRules = [
  ...rulesOf("hero", ending),
  whenKey("hero", RIGHT, rulesOf("hero", [feed, openTheChest, ...walk("right", 1)])),
  whenKey("hero", LEFT, rulesOf("hero", walk("left", -1))),
  whenKey("hero", UP, rulesOf("hero", [climb("Climb up", -1, "ladder"), climb("Climb to the top", -1, "free")])),
  whenKey("hero", DOWN, rulesOf("hero", [climb("Climb down", 1, "ladder")])),
  always(
    "hero",
    rulesOf("hero", [{ name: "Stand", when: [looks(ME, "hero-walking")], does: [turnInto(ME, "hero-standing")] }]),
  ),
];

const appleRules = rulesOf("apple", whenBeside("hero", "Picked", [tally(APPLES, "add", 1), goAway(), sound("pop")]));

const dragonRules = rulesOf("dragon", [
  {
    name: "Fly away, full and happy",
    note: "Three apples are enough. How hungry is your dragon?",
    sees: { "0,-2": "any" },
    when: [isFull],
    does: [move(0, -1), turnInto(ME, "dragon-calm")],
  },
  { name: "Out of sight", when: [isFull], does: [goAway()] },
  ...takingTurns("Roar", "dragon-calm", "dragon-roaring"),
]);

const bubbleRules = rulesOf("bubble", [
  {
    name: "Thank you",
    note: "A picture says it, for those who cannot read yet.",
    when: [isFull, looks(ME, "bubble-apple")],
    does: [turnInto(ME, "bubble-heart")],
  },
  { name: "Fade away", when: [looks(ME, "bubble-heart")], does: [goAway()] },
]);

const hang = (turns: number) => count(WAIT, "set", turns);

const batRules = rulesOf("bat", [
  waitsFor(WAIT, "Hang about", "I count down. At 0 I dive: run below me while I am up!"),
  {
    name: "Bump who is below",
    sees: { "0,1": "hero" },
    when: [compared({ globalId: LIVES }, ">=", "1")],
    does: [tally(LIVES, "subtract", 1), make("spark", 0, 1, "spark-ouch"), hang(UP_TURNS), sound("ouch")],
  },
  { name: "Dive", sees: { "0,1": "free" }, does: [move(0, 1), turnInto(ME, "bat-wings-down"), hang(DOWN_TURNS)] },
  { name: "Fly up", sees: { "0,-1": "free" }, does: [move(0, -1), turnInto(ME, "bat-wings-up"), hang(UP_TURNS)] },
]);

const flagRules = rulesOf("flag", [{ name: "Wave", when: [isWon], does: [turnInto(ME, "flag-raised")] }]);

export const dragon: ExampleSketch = {
  name: "Dragon Castle",
  description:
    "Feed the dragon 3 apples to reach the treasure! Walk and climb with the arrows. Watch out for the bats!",
  whatCanIChange: "Make the dragon hungrier, or add more bats.",
  kind: "run",
  ease: 14,
  untilPicture: (play) => play.go("r", "hero", { x: 3 }).go("u", "hero", { y: 5 }).go("r", "hero", { x: 9 }),
  speed: 250,
  cast: [
    { sprite: stoneWall },
    { sprite: ladder },
    { sprite: flag, rules: flagRules },
    { sprite: chest },
    { sprite: apple, rules: appleRules },
    { sprite: dragonSprite, rules: dragonRules },
    { sprite: bubble, rules: bubbleRules },
    { sprite: bat, rules: batRules, variables: { [WAIT]: { name: "Wait", first: "2" } } },
    { sprite: hero, rules: heroRules },
    { sprite: spark, rules: sparkRules },
    { sprite: heart, rules: heartRules(LIVES), variables: heartVariables },
    { sprite: numberBoard(), rules: numberRules(APPLES) },
    { sprite: keysBoard("arrows") },
    {
      sprite: boardSaying("3 APPLES"),
      rules: boardRules(
        { when: isWon, text: "You fed the dragon and found the treasure!" },
        { when: isLost, text: "Run below a bat while it is up!" },
      ),
    },
  ],
  tallies: {
    [APPLES]: { name: "Apples", first: "0" },
    [EATEN]: { name: "Eaten", first: "0" },
    [LIVES]: { name: "Lives", first: String(HEARTS) },
    [WON]: { name: "Treasures", first: "0" },
  },
  stages: [
    {
      id: "castle",
      name: "The castle",
      background: "castle",
      music: "castle",
      map: `
012.T.......?..N..
.....b..q.........
..a.........l.....
############l#####
.......q....l.b...
............l....a
###l##############
...l..............
...l..a...o.......
.H.l.......D....Cf
##################`,
      letters: {
        ...threeHearts,
        "#": { id: "stone-wall" },
        l: { id: "ladder" },
        H: { id: "hero" },
        D: { id: "dragon", look: "Roaring" },
        o: { id: "bubble", look: "Apple" },
        a: { id: "apple" },
        b: { id: "bat" },
        q: { id: "bat", values: { [WAIT]: "5" } },
        f: { id: "flag", look: "Lowered" },
        C: { id: "chest" },
        N: { id: "number" },
        T: { id: "board" },
        "?": { id: "how" },
      },
    },
  ],
};
