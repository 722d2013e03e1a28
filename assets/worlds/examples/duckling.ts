/** The Lost Duckling: a story. Everybody one meets says something, and the little one follows home. */
import { bee } from "../../sprites/characters/critters.ts";
import { ground } from "../../sprites/characters/ground.ts";
import { hero } from "../../sprites/characters/hero.ts";
import { water } from "../../sprites/characters/liquids.ts";
import { snail } from "../../sprites/characters/snail.ts";
import { apple, heart } from "../../sprites/characters/treasures.ts";
import { treeBig } from "../../sprites/characters/tree.ts";
import { ducklingLittle, duckMother, frog, lilyPad } from "../../sprites/characters/waterside.ts";
import {
  atStart,
  compared,
  count,
  DOWN,
  end,
  goAway,
  LEFT,
  ME,
  make,
  mine,
  move,
  RIGHT,
  rulesOf,
  type Sketch,
  say,
  sound,
  tally,
  turnTo,
  UP,
  wayTo,
  whenKey,
} from "../sketch/ruleSketch.ts";
import type { ExampleSketch } from "./exampleSketch.ts";
import { takingTurns, waitsFor, whenBeside } from "./rules.ts";

const FRIENDS = "friends";
const APPLES = "apples";
const FOUND = "found";
const HOME = "home";
const WAIT = "wait";
const MET = "met";
/** Turns that a bubble stays, and that somebody waits before saying it once more. */
const LONG = 20;
/** Turns from the hug to the end of the story. */
const HUG = 8;

const memory = { [WAIT]: { name: "Wait", first: "0" }, [MET]: { name: "Met", first: "0" } };

const isLost = compared({ globalId: FOUND }, "=", "0");
const isFound = compared({ globalId: FOUND }, ">=", "1");
const isAway = compared({ globalId: HOME }, "=", "0");
const isHome = compared({ globalId: HOME }, ">=", "1");
const hasApple = compared({ globalId: APPLES }, ">=", "1");

const STEPS = [
  { way: "right", x: 1, y: 0, key: RIGHT },
  { way: "left", x: -1, y: 0, key: LEFT },
  { way: "up", x: 0, y: -1, key: UP },
  { way: "down", x: 0, y: 1, key: DOWN },
] as const;

const turned = (x: number) => (x === 0 ? [] : [turnTo(x > 0 ? "0" : "flip-x")]);

const heroRules = STEPS.map(({ way, x, y, key }) =>
  whenKey(
    "hero",
    key,
    rulesOf("hero", [{ name: `Walk ${way}`, sees: { [`${x},${y}`]: "free" }, does: [move(x, y), ...turned(x)] }]),
  ),
);

/** Counts a new friend, once. */
const newFriend: Sketch = {
  name: "Now we are friends",
  when: [compared(mine(MET), "=", "0"), compared(mine(WAIT), ">=", "1")],
  does: [count(MET, "set", 1), tally(FRIENDS, "add", 1)],
};

/** Speaks to the hero who stands beside. */
function tells(name: string, text: string, note?: string): readonly Sketch[] {
  return whenBeside("hero", name, [say(text, LONG), count(WAIT, "set", LONG), sound("pop")], note);
}

const speaker = (id: string, text: string, note: string) =>
  rulesOf(id, [newFriend, waitsFor(WAIT, "Wait a little"), ...tells("Speak", text, note)]);

const motherRules = [
  {
    ...atStart(
      "mother",
      rulesOf("mother", [{ name: "Ask for help", does: [say("My baby is lost! Please find it.", LONG)] }]),
    ),
    goOn: true,
  },
  ...rulesOf("mother", [
    {
      name: "The end of the story",
      when: [isHome, compared(mine(WAIT), "<=", "0")],
      does: [end("won", "The duckling is home. You made [Friends] friends!")],
    },
    ...whenBeside(
      "hero",
      "Hug my baby",
      [
        say("My baby! Thank you, thank you!", LONG),
        make("heart", 0, -1),
        tally(HOME, "set", 1),
        count(WAIT, "set", HUG),
        sound("hooray"),
      ],
      "When you come home with my duckling, the story ends well.",
    ).map((rule) => ({ ...rule, when: [isFound, isAway] })),
    waitsFor(WAIT, "Wait a little"),
    ...tells("Ask once more", "Please find my baby!"),
  ]),
];

const frogRules = rulesOf("frog", [
  newFriend,
  ...whenBeside(
    "hero",
    "Hop aside for an apple",
    [tally(APPLES, "subtract", 1), move(0, -1), say("Yum! Now you may cross.", LONG), sound("crunch")],
    "I only let you pass when you have an apple.",
  ).map((rule) => ({ ...rule, when: [hasApple] })),
  waitsFor(WAIT, "Wait a little"),
  ...tells("Ask for an apple", "I am so hungry. Find me an apple!"),
]);

const appleRules = rulesOf("apple", [
  { name: "Picked", sees: { "0,0": [ME, "hero"] }, does: [goAway(), tally(APPLES, "add", 1), sound("coin")] },
]);

/** Steps towards somebody, around what is in the way. */
function follows(who: string, name: string): readonly Sketch[] {
  return STEPS.map(({ way, x, y }) => ({
    name: `${name} ${way}`,
    sees: { [`${x},${y}`]: "free" },
    when: [wayTo(who, way), who === "mother" ? isHome : isFound],
    does: [move(x, y), ...turned(x)],
  }));
}

const ducklingRules = rulesOf("duckling", [
  ...whenBeside(
    "hero",
    "Cheer",
    [say("Peep! Please take me home!", LONG), tally(FOUND, "set", 1), tally(FRIENDS, "add", 1), sound("quack")],
    "From now on I follow you.",
  ).map((rule) => ({ ...rule, when: [isLost] })),
  ...whenBeside("mother", "Cuddle up", []),
  ...follows("mother", "Run to my mother,"),
  ...whenBeside("hero", "Stay", []).map((rule) => ({ ...rule, when: [isFound] })),
  ...follows("hero", "Follow"),
  ...takingTurns("Hop", "duckling-walking", "duckling-hopping"),
]);

export const duckling: ExampleSketch = {
  name: "The Lost Duckling",
  description:
    "Find the duckling and bring it home! Walk with the arrows. Stand next to someone to hear what they say.",
  whatCanIChange: "Have them say something else, or add a friend.",
  kind: "puzzle",
  ease: 3,
  untilPicture: (play) => play.press("urrrr."),
  speed: 250,
  cast: [
    { sprite: ground, ground: true },
    { sprite: water },
    { sprite: lilyPad, ground: true },
    { sprite: treeBig },
    { sprite: apple, rules: appleRules, ground: true },
    { sprite: duckMother, rules: motherRules, variables: memory },
    {
      sprite: snail,
      rules: speaker("snail", "I heard a peep over the river.", "Draw me something else to say!"),
      variables: memory,
    },
    { sprite: frog, rules: frogRules, variables: memory, layer: 1 },
    {
      sprite: bee,
      rules: speaker("bee", "Buzz! Look behind the tall trees.", "A bubble stays for 20 turns."),
      variables: memory,
    },
    { sprite: hero, rules: heroRules },
    { sprite: ducklingLittle, rules: ducklingRules, ground: true },
    { sprite: heart },
  ],
  hud: [
    { globalId: FRIENDS, corner: "top-left" },
    { globalId: APPLES, corner: "top-right" },
  ],
  tallies: {
    [FRIENDS]: { name: "Friends", first: "0" },
    [APPLES]: { name: "Apples", first: "0" },
    [FOUND]: { name: "Found", first: "0" },
    [HOME]: { name: "Home", first: "0" },
  },
  stages: [
    {
      id: "meadow",
      name: "The meadow",
      background: "garden",
      music: "sunny-day",
      follow: "hero",
      map: `
.............ww.............
.............ww.............
.....t....t...ww.t...t....t.
.............ww.............
........s....lw.............
............=F=.............
..M...H......ww...b......d..
.ww.........ww........t.....
wwww........ww..............
wlww.....a.ww...............
www...t....ww....t...t......`,
      letters: {
        w: { id: "water", look: "Deep" },
        l: [
          { id: "water", look: "Deep" },
          { id: "lily-pad", look: "With a flower" },
        ],
        "=": { id: "ground", look: "Planks" },
        F: [{ id: "ground", look: "Planks" }, { id: "frog" }],
        t: { id: "tree" },
        a: { id: "apple" },
        H: { id: "hero" },
        M: { id: "mother" },
        s: { id: "snail" },
        b: { id: "bee" },
        d: { id: "duckling" },
      },
    },
  ],
};
