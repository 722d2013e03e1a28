/** Coin Run: variables count coins and lives, and luck decides what comes next. */
import { bat, slimePink } from "../../sprites/characters/critters.ts";
import { ground } from "../../sprites/characters/ground.ts";
import { inventor } from "../../sprites/characters/hero.ts";
import { door, spikes } from "../../sprites/characters/signals.ts";
import { spark } from "../../sprites/characters/sparks.ts";
import { track } from "../../sprites/characters/track.ts";
import { coin, heart } from "../../sprites/characters/treasures.ts";
import { boardSaying, numberBoard } from "../sketch/boards.ts";
import type { GameSketch } from "../sketch/gameSketch.ts";
import { keysBoard } from "../sketch/keysBoard.ts";
import {
  compared,
  comparedWith,
  count,
  goAway,
  group,
  looks,
  ME,
  make,
  mine,
  move,
  rulesOf,
  type Sketch,
  tally,
  turnInto,
  UP,
  whenKey,
} from "../sketch/ruleSketch.ts";
import { boardRules, numberRules, sparkRules, takingTurns, waitsFor } from "./rules.ts";

const COINS = "coins";
const LIVES = "lives";
const AIR = "air";
const WAIT = "wait";
const PLACE = "place";
const GOAL = 12;
const HEARTS = 3;
/** Turns from one thing to the next: as long as a jump and a little more. */
const PAUSE = 5;

const isLost = compared({ globalId: LIVES }, "<=", "0");
const isWon = compared({ globalId: COINS }, ">=", String(GOAL));

const falling: readonly Sketch[] = [
  waitsFor(AIR, "Stay in the air", "Air counts down: so long I stay up there."),
  { name: "Land", sees: { "0,1": "free", "0,2": "free" }, does: [move(0, 2), turnInto(ME, "inventor-standing")] },
  { name: "Fall", sees: { "0,1": "free" }, does: [move(0, 1)] },
];

const ending: readonly Sketch[] = [
  { name: "Cheer", when: [isWon], does: [turnInto(ME, "inventor-cheering")] },
  { name: "Sit out", when: [isLost], does: [turnInto(ME, "inventor-climbing")] },
];

const jumping: Sketch = {
  name: "Jump",
  sees: { "0,-1": "any", "0,-2": "any" },
  does: [move(0, -2), turnInto(ME, "inventor-jumping"), count(AIR, "set", 2)],
};

const running: readonly Sketch[] = [
  { name: "Left foot", when: [looks(ME, "inventor-standing")], does: [turnInto(ME, "inventor-walking")] },
  { name: "Right foot", does: [turnInto(ME, "inventor-standing")] },
];

const heroRules = [
  ...rulesOf("inventor", falling),
  ...rulesOf("inventor", ending),
  whenKey("inventor", UP, rulesOf("inventor", [jumping])),
  ...rulesOf("inventor", running),
];

const comeCloser: readonly Sketch[] = [
  {
    name: "Come closer",
    note: "The hero never moves: everything else does. That looks like running!",
    sees: { "-1,0": "any" },
    does: [move(-1, 0)],
  },
  { name: "Go at the edge", does: [goAway()] },
];

const collect = [tally(COINS, "add", 1), make("spark", 0, 0, "spark-twinkle"), goAway()];
const coinRules = rulesOf("coin", [
  { name: "The hero takes me", sees: { "-1,0": "inventor" }, does: collect },
  { name: "The hero takes me from above", sees: { "0,-1": "inventor" }, does: collect },
  ...comeCloser,
]);

const hurt: Sketch = {
  name: "Ouch",
  sees: { "-1,0": "inventor" },
  when: [compared({ globalId: LIVES }, ">=", "1")],
  does: [tally(LIVES, "subtract", 1), make("spark", 0, 0, "spark-ouch"), goAway()],
};

const squash: Sketch = {
  name: "The hero lands on me",
  note: "Jump on me and you get a coin!",
  sees: { "0,-1": "inventor" },
  does: collect,
};

const wobble = (one: string, other: string): Sketch[] => [
  { name: "Hop", sees: { "-1,0": "any" }, when: [looks(ME, one)], does: [turnInto(ME, other), move(-1, 0)] },
  { name: "Hop on", sees: { "-1,0": "any" }, when: [looks(ME, other)], does: [turnInto(ME, one), move(-1, 0)] },
  { name: "Go at the edge", does: [goAway()] },
];

const comes = (name: string, character: string, y: number): Sketch => ({
  name,
  does: [make(character, -1, y), count(WAIT, "set", PAUSE)],
});

const doorRules = [
  ...rulesOf("door", [
    { name: "The game is won", note: "Nothing to do here: so nothing more comes.", when: [isWon], does: [] },
    { name: "The game is lost", when: [isLost], does: [] },
    waitsFor(WAIT, "Wait"),
  ]),
  group(
    "door",
    "Something comes",
    "random",
    rulesOf("door", [
      comes("A coin", "coin", 0),
      comes("A coin up in the air", "coin", -2),
      comes("Spikes", "spikes", 0),
      comes("A slime", "slime", 0),
      comes("A bat", "bat", -2),
    ]),
  ),
];

const rolling = rulesOf("track", takingTurns("Roll", "track-light", "track-dark"));

const heartRules = rulesOf("heart", [
  {
    name: "Lost",
    note: "Each heart knows its place. When there are not so many lives, it is empty.",
    when: [comparedWith(mine(PLACE), ">=", { globalId: LIVES })],
    does: [turnInto(ME, "heart-empty")],
  },
]);

const waits = { [WAIT]: { name: "Wait", first: "0" } };

export const runner: GameSketch = {
  name: "Coin Run",
  speed: 250,
  cast: [
    { sprite: track, rules: rolling },
    { sprite: ground },
    { sprite: door, rules: doorRules, variables: waits },
    { sprite: inventor, rules: heroRules, variables: { [AIR]: { name: "Air", first: "0" } } },
    { sprite: coin, rules: coinRules },
    { sprite: spikes, rules: rulesOf("spikes", [hurt, ...comeCloser]) },
    { sprite: slimePink, rules: rulesOf("slime", [squash, hurt, ...wobble("slime-resting", "slime-squashed")]) },
    { sprite: bat, rules: rulesOf("bat", [hurt, ...wobble("bat-wings-up", "bat-wings-down")]) },
    { sprite: spark, rules: sparkRules },
    { sprite: heart, rules: heartRules, variables: { [PLACE]: { name: "Place", first: "0" } } },
    { sprite: numberBoard(), rules: numberRules(COINS) },
    { sprite: keysBoard("up") },
    {
      sprite: boardSaying("GET 12 COINS"),
      rules: boardRules({ tally: COINS, comparator: ">=", value: GOAL }, { tally: LIVES, comparator: "<=", value: 0 }),
    },
  ],
  tallies: { [COINS]: { name: "Coins", first: "0" }, [LIVES]: { name: "Lives", first: String(HEARTS) } },
  stages: [
    {
      id: "track",
      name: "The track",
      background: "landscape",
      map: `
012T........?.N.
................
................
................
................
................
...H...........D
tutututututututu
dddddddddddddddd`,
      letters: {
        t: { id: "track", look: "Light" },
        u: { id: "track", look: "Dark" },
        d: { id: "ground", look: "Dirt" },
        D: { id: "door", look: "Open" },
        H: { id: "inventor" },
        "0": { id: "heart", values: { [PLACE]: "0" } },
        "1": { id: "heart", values: { [PLACE]: "1" } },
        "2": { id: "heart", values: { [PLACE]: "2" } },
        N: { id: "number" },
        T: { id: "board" },
        "?": { id: "how" },
      },
    },
  ],
};
