/** Fire Brigade: fly and drop water in one turn. Fire spreads by a timer, so be quick. Made for a gamepad, and for keys as well. */
import { fire as fireSprite, helicopter, pine, steam } from "../../sprites/characters/brigade.ts";
import { fox } from "../../sprites/characters/fox.ts";
import { ground } from "../../sprites/characters/ground.ts";
import { water } from "../../sprites/characters/liquids.ts";
import { raindrop } from "../../sprites/characters/weather.ts";
import {
  atStart,
  compared,
  count,
  DOWN,
  end,
  everyTurns,
  goAway,
  group,
  howMany,
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
  say,
  sound,
  tally,
  turnInto,
  UP,
  whenKey,
  whenPressed,
  X_KEY,
} from "../sketch/ruleSketch.ts";
import type { ExampleSketch } from "./exampleSketch.ts";
import { takingTurns } from "./rules.ts";

const WATER = "water";
const FIRES = "fires";
const BURNT = "burnt";
const AGE = "age";
/** Drops in a full tank. */
const TANK = 6;
/** Turns until a fire jumps to the next tree, and until its own tree is burnt. */
const SPREAD = 60;
const BURN = 160;
const TREES_LOST = 4;

const hasWater = compared({ globalId: WATER }, ">=", "1");
const isEmpty = compared({ globalId: WATER }, "<=", "0");

const heroRules = [
  group("helicopter", "All in one turn", "all", [
    whenKey(
      "helicopter",
      RIGHT,
      rulesOf("helicopter", [
        {
          name: "Fly right",
          note: "I can fly and drop water in one turn, because my keys are in a group that does all.",
          sees: { "2,0": "free" },
          does: [move(1, 0), turnInto(ME, "helicopter-right")],
        },
      ]),
    ),
    whenKey(
      "helicopter",
      LEFT,
      rulesOf("helicopter", [
        { name: "Fly left", sees: { "-1,0": "free" }, does: [move(-1, 0), turnInto(ME, "helicopter-left")] },
      ]),
    ),
    whenKey(
      "helicopter",
      UP,
      rulesOf("helicopter", [{ name: "Fly up", sees: { "0,-1": "free", "1,-1": "free" }, does: [move(0, -1)] }]),
    ),
    whenKey(
      "helicopter",
      DOWN,
      rulesOf("helicopter", [{ name: "Fly down", sees: { "0,1": "free", "1,1": "free" }, does: [move(0, 1)] }]),
    ),
    whenPressed(
      "helicopter",
      SPACE,
      rulesOf("helicopter", [
        {
          name: "Drop water",
          note: "Once for each press, however long it is held.",
          sees: { "0,1": "any" },
          when: [hasWater],
          does: [make("raindrop", 0, 1), tally(WATER, "subtract", 1), sound("drip")],
        },
        { name: "The tank is empty", when: [isEmpty], does: [sound("thud")] },
      ]),
    ),
    whenPressed(
      "helicopter",
      X_KEY,
      rulesOf("helicopter", [
        {
          name: "Fill the tank",
          note: "Only right above the lake.",
          sees: { "0,1": "water", "1,1": "water" },
          does: [tally(WATER, "set", TANK), sound("splash")],
        },
      ]),
    ),
    group(
      "helicopter",
      "Turn the rotor",
      "first",
      rulesOf("helicopter", [
        ...takingTurns("Turn", "helicopter-right", "helicopter-right,-rotor-narrow"),
        ...takingTurns("Turn the other way", "helicopter-left", "helicopter-left,-rotor-narrow"),
      ]),
    ),
  ]),
];

const dropRules = rulesOf("raindrop", [
  { name: "Splash on the grass", sees: { "0,1": "ground" }, does: [goAway()] },
  { name: "Splash in the lake", sees: { "0,1": "water" }, does: [goAway()] },
  { name: "Fall", note: "I fall past everything but the ground.", sees: { "0,1": "any" }, does: [move(0, 1)] },
]);

const putOut = [goAway("raindrop"), goAway(), make("steam", 0, -1), sound("splash")];

const spread = (way: string, x: number): Sketch => ({
  name: `Jump to the tree on the ${way}`,
  sees: { [`${x},0`]: "pine" },
  when: [looks("pine", "pine-green")],
  does: [make("fire", x, 0)],
});

const fireRules = [
  ...rulesOf("fire", [
    { name: "Water on me", sees: { "0,0": [ME, "any", "raindrop"] }, does: putOut },
    { name: "Water above me", sees: { "0,-1": ["raindrop", "any"] }, does: putOut },
    {
      name: "Burn down the tree",
      note: "My age counts up. At 160 the tree is gone.",
      sees: { "0,0": [ME, "pine"] },
      when: [compared(mine(AGE), ">=", String(BURN))],
      does: [turnInto("pine", "pine-burnt"), goAway(), tally(BURNT, "add", 1), sound("oh-no")],
    },
  ]),
  group("fire", "Every turn", "all", [
    ...rulesOf("fire", [{ name: "Get older", does: [count(AGE, "add", 1)] }]),
    group("fire", "Flames", "first", rulesOf("fire", takingTurns("Flicker", "fire-flame-1", "fire-flame-2"))),
    everyTurns("fire", SPREAD, [
      group("fire", "Left or right", "random", rulesOf("fire", [spread("right", 2), spread("left", -2)])),
    ]),
  ]),
];

const steamRules = rulesOf("steam", [{ name: "Fade away", does: [goAway()] }]);

const foxRules = [
  {
    ...atStart("fox", rulesOf("fox", [{ name: "Call for help", does: [say("Fire! Please save the forest!", 24)] }])),
    goOn: true,
  },
  group("fox", "Every turn", "all", [
    ...rulesOf("fox", [
      {
        name: "Count the fires",
        note: "The number on the stage is how many there are.",
        does: [{ type: "global", global: FIRES, operation: "set", value: howMany("fire") }],
      },
    ]),
    group(
      "fox",
      "How it goes",
      "first",
      rulesOf("fox", [
        {
          name: "Saved",
          when: [compared(howMany("fire"), "=", "0")],
          does: [sound("hooray"), end("won", "You saved the forest!")],
        },
        {
          name: "Too many trees are gone",
          when: [compared({ globalId: BURNT }, ">=", String(TREES_LOST))],
          does: [end("lost", "Four trees burned down. Fly faster!")],
        },
      ]),
    ),
    everyTurns(
      "fox",
      30,
      rulesOf("fox", [
        { name: "Say where water is", when: [isEmpty], does: [say("Fill up over the lake: press X!", 24)] },
      ]),
    ),
  ]),
];

export const brigade: ExampleSketch = {
  name: "Fire Brigade",
  description:
    "Put out all the fires! Fly with the arrows. Space drops water, X fills up over the lake. A gamepad works, too.",
  whatCanIChange: "Give the tank more water, or plant more trees.",
  kind: "catch",
  ease: 9,
  untilPicture: (play) => play.press("rrrrrrrrr_ddrr"),
  speed: 125,
  cast: [
    { sprite: ground },
    { sprite: water },
    { sprite: pine },
    { sprite: fox, rules: foxRules },
    { sprite: fireSprite, rules: fireRules, variables: { [AGE]: { name: "Age", first: "0" } } },
    { sprite: raindrop, rules: dropRules },
    { sprite: steam, rules: steamRules },
    { sprite: helicopter, rules: heroRules, layer: 1 },
  ],
  hud: [
    { globalId: WATER, corner: "top-left" },
    { globalId: FIRES, corner: "top-right" },
  ],
  tallies: {
    [WATER]: { name: "Water", first: String(TANK) },
    [FIRES]: { name: "Fires", first: "3" },
    [BURNT]: { name: "Burnt trees", first: "0" },
  },
  stages: [
    {
      id: "forest",
      name: "The forest",
      background: "landscape",
      music: "big-race",
      map: `
........................
........................
..H.....................
........................
........................
........................
........................
.....f.p.p.b.p.p.b.p.p.b
wwwwgggggggggggggggggggg
WWWWdddddddddddddddddddd`,
      letters: {
        g: { id: "ground", look: "Grass" },
        d: { id: "ground", look: "Dirt" },
        w: { id: "water", look: "Wave 1" },
        W: { id: "water", look: "Deep" },
        f: { id: "fox" },
        p: { id: "pine" },
        b: [{ id: "pine" }, { id: "fire" }],
        H: { id: "helicopter" },
      },
    },
  ],
};
