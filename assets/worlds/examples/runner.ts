/** Coin Run: gravity, jumping and running are rules like all others, and numbers count coins and lives. */
import { slimePink } from "../../sprites/characters/critters.ts";
import { ground } from "../../sprites/characters/ground.ts";
import { inventor } from "../../sprites/characters/hero.ts";
import { door, flag, spikes } from "../../sprites/characters/signals.ts";
import { spark } from "../../sprites/characters/sparks.ts";
import { coin, heart } from "../../sprites/characters/treasures.ts";
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
  whenBeside,
} from "./rules.ts";

const COINS = "coins";
const LIVES = "lives";
const HOME = "home";
const AIR = "air";
const GOAL = 10;
const HEARTS = 3;
const BOUNCE = 2;

const STANDING = "inventor-standing";
const WALKING = "inventor-walking";
const JUMPING = "inventor-jumping";

const isLost = compared({ globalId: LIVES }, "<=", "0");
const isHome = compared({ globalId: HOME }, ">=", "1");
const hasAllCoins = compared({ globalId: COINS }, ">=", String(GOAL));

const ending: readonly Sketch[] = [
  { name: "Cheer", when: [isHome], does: [turnInto(ME, "inventor-cheering")] },
  { name: "Sit out", when: [isLost], does: [turnInto(ME, "inventor-climbing")] },
];

const rising: readonly Sketch[] = [
  {
    name: "Fly higher",
    note: "Air counts down. While there is some left, I go up.",
    sees: { "0,-1": "free" },
    when: [compared(mine(AIR), ">=", "1")],
    does: [move(0, -1), count(AIR, "subtract", 1)],
  },
  { name: "Bump my head", when: [compared(mine(AIR), ">=", "1")], does: [count(AIR, "set", 0)] },
  { name: "Fall", sees: { "0,1": "free" }, does: [move(0, 1), turnInto(ME, JUMPING)] },
];

const jump: Sketch = {
  name: "Jump",
  note: "I only get here when I did not fall: so I stand on something.",
  sees: { "0,-1": "free" },
  does: [move(0, -1), turnInto(ME, JUMPING), count(AIR, "set", 1), sound("jump")],
};

const land: Sketch = { name: "Land", when: [looks(ME, JUMPING)], does: [turnInto(ME, STANDING)] };

function running(way: string, x: 1 | -1): Sketch[] {
  const does = [move(x, 0), turnTo(x > 0 ? "0" : "flip-x")];
  const sees = { [`${x},0`]: "free" };
  return [
    { name: `Glide ${way}`, sees, when: [looks(ME, JUMPING)], does },
    { name: `Run ${way}`, sees, when: [looks(ME, STANDING)], does: [...does, turnInto(ME, WALKING)] },
    { name: `Run ${way} on the other foot`, sees, does: [...does, turnInto(ME, STANDING)] },
  ];
}

const goIn: Sketch = {
  name: "Go through the door",
  sees: { "1,0": "door" },
  when: [looks("door", "door-open")],
  does: [tally(HOME, "set", 1), goAway("door"), move(1, 0), turnInto(ME, "inventor-cheering")],
};

const heroRules = [
  ...rulesOf("inventor", ending),
  group("inventor", "Every turn", "all", [
    group("inventor", "Up and down", "first", [
      ...rulesOf("inventor", rising),
      whenKey("inventor", UP, rulesOf("inventor", [jump])),
      ...rulesOf("inventor", [land]),
    ]),
    whenKey("inventor", RIGHT, rulesOf("inventor", [goIn, ...running("right", 1)])),
    whenKey("inventor", LEFT, rulesOf("inventor", running("left", -1))),
  ]),
];

const collect = [tally(COINS, "add", 1), goAway(), sound("coin")];

const coinRules = rulesOf("coin", [
  ...whenBeside("inventor", "Taken", collect),
  ...takingTurns("Turn", "coin-front", "coin-edge"),
]);

const canHurt = compared({ globalId: LIVES }, ">=", "1");
const hurt = (name: string, x: number): Sketch => ({
  name,
  sees: { [`${x},0`]: "inventor" },
  when: [canHurt],
  does: [tally(LIVES, "subtract", 1), make("spark", 0, 0, "spark-ouch"), goAway(), sound("ouch")],
});

const crawl = (name: string, x: 1 | -1): Sketch => ({
  name,
  sees: { [`${x},0`]: "free", [`${x},1`]: "ground" },
  when: [faces(ME, x > 0 ? "0" : "flip-x"), looks(ME, "slime-resting")],
  does: [move(x, 0), turnInto(ME, "slime-squashed")],
});

const slimeRules = rulesOf("slime", [
  {
    name: "Squashed",
    note: "Jump on me and you get a coin!",
    sees: { "0,-1": "inventor" },
    does: [make("spark", 0, 0, "spark-twinkle"), ...collect],
  },
  hurt("Ouch on the left", -1),
  hurt("Ouch on the right", 1),
  { name: "Rest", when: [looks(ME, "slime-squashed")], does: [turnInto(ME, "slime-resting")] },
  crawl("Crawl right", 1),
  crawl("Crawl left", -1),
  { name: "Turn to the left", when: [faces(ME, "0")], does: [turnTo("flip-x")] },
  { name: "Turn to the right", does: [turnTo("0")] },
]);

const spikeRules = rulesOf("spikes", [
  {
    name: "Prick",
    note: "Whoever lands on me loses a heart, and bounces off.",
    sees: { "0,-1": "inventor" },
    when: [canHurt, compared({ actorId: "inventor", variableId: AIR }, "<=", "0")],
    does: [
      tally(LIVES, "subtract", 1),
      count(AIR, "set", BOUNCE, "inventor"),
      make("spark", 0, 0, "spark-ouch"),
      sound("boing"),
    ],
  },
]);

const opens = (character: string, look: string) =>
  rulesOf(character, [{ name: "All coins are there", when: [hasAllCoins], does: [turnInto(ME, look)] }]);

export const runner: ExampleSketch = {
  name: "Coin Run",
  description: "Get 10 coins, then go through the door! Run with the left and right arrows. Jump with the up arrow.",
  whatCanIChange: "Add more coins, or let the hero jump higher.",
  kind: "run",
  ease: 6,
  untilPicture: (play) => play.press("u..rrrrlllRrr"),
  speed: 250,
  cast: [
    { sprite: ground },
    { sprite: door, rules: opens("door", "door-open") },
    { sprite: flag, rules: opens("flag", "flag-raised") },
    { sprite: spikes, rules: spikeRules },
    { sprite: inventor, rules: heroRules, variables: { [AIR]: { name: "Air", first: "0" } } },
    { sprite: coin, rules: coinRules },
    { sprite: slimePink, rules: slimeRules },
    { sprite: spark, rules: sparkRules },
    { sprite: heart, rules: heartRules(LIVES), variables: heartVariables },
    { sprite: numberBoard(), rules: numberRules(COINS) },
    { sprite: keysBoard("left", "right", "up") },
    {
      sprite: boardSaying("GET 10 COINS"),
      rules: boardRules(
        { when: isHome, text: "You got the coins and made it home!" },
        { when: isLost, text: "Jump over the spikes and onto the slime!" },
      ),
    },
  ],
  tallies: {
    [COINS]: { name: "Coins", first: "0" },
    [LIVES]: { name: "Lives", first: String(HEARTS) },
    [HOME]: { name: "Home", first: "0" },
  },
  stages: [
    {
      id: "track",
      name: "The coin hills",
      background: "landscape",
      music: "sunny-day",
      map: `
012.T.......?..N..
..................
..................
.........cc.......
........gggg......
.c..cc......ccc..f
...gggg.....gggg..
.H...c..^^..c..S.D
gggggggggggggggggg
dddddddddddddddddd`,
      letters: {
        ...threeHearts,
        g: { id: "ground", look: "Grass" },
        d: { id: "ground", look: "Dirt" },
        D: { id: "door" },
        f: { id: "flag", look: "Lowered" },
        H: { id: "inventor" },
        c: { id: "coin" },
        S: { id: "slime" },
        "^": { id: "spikes" },
        N: { id: "number" },
        T: { id: "board" },
        "?": { id: "how" },
      },
    },
  ],
};
