/** Fishing Pond: a thing that is made, goes down, comes back up and brings something along. */
import { water } from "../../sprites/characters/liquids.ts";
import { spark } from "../../sprites/characters/sparks.ts";
import { hook, line } from "../../sprites/characters/tackle.ts";
import { fish } from "../../sprites/characters/travellers.ts";
import { boat, jellyfish } from "../../sprites/characters/waterside.ts";
import { boardSaying, numberBoard } from "../sketch/boards.ts";
import { keysBoard } from "../sketch/keysBoard.ts";
import {
  compared,
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
  sound,
  tally,
  turnInto,
  whenKey,
} from "../sketch/ruleSketch.ts";
import type { ExampleSketch } from "./exampleSketch.ts";
import { boardRules, numberRules, sparkRules, takingTurns, waitsFor } from "./rules.ts";

const FISH = "fish";
const OUT = "out";
const WAIT = "wait";
const PAUSE = "pause";
const GOAL = 6;

const DOWN = "hook-going-down";
const EMPTY = "hook-coming-up";
const FULL = "hook-with-a-fish";

const isWon = compared({ globalId: FISH }, ">=", String(GOAL));
const isIn = compared({ globalId: OUT }, "=", "0");

const row = (name: string, sees: Sketch["sees"] & object, x: number): Sketch => ({
  name,
  sees,
  when: [isIn],
  does: [move(x, 0)],
});

const boatRules = [
  ...rulesOf("boat", [
    {
      name: "Cheer",
      when: [isWon],
      does: [turnInto(ME, "boat-cheering")],
    },
  ]),
  whenKey("boat", LEFT, rulesOf("boat", [row("Row left", { "-1,0": "free" }, -1)])),
  whenKey("boat", RIGHT, rulesOf("boat", [row("Row right", { "2,0": "free" }, 1)])),
  whenKey(
    "boat",
    SPACE,
    rulesOf("boat", [
      {
        name: "Throw the hook",
        note: "While the hook is out, Out is 1. Then I stay where I am.",
        when: [isIn],
        does: [make("hook", 1, 1), tally(OUT, "set", 1), sound("whoosh")],
      },
    ]),
  ),
];

const hookRules = rulesOf("hook", [
  {
    name: "Got one!",
    sees: { "0,0": "fish" },
    when: [looks(ME, DOWN)],
    does: [goAway("fish"), turnInto(ME, FULL), make("spark", 0, 0, "spark-twinkle"), sound("splash")],
  },
  {
    name: "Ouch, a jellyfish",
    note: "Then I come up with nothing.",
    sees: { "0,0": [ME, "water", "jellyfish"] },
    when: [looks(ME, DOWN)],
    does: [turnInto(ME, EMPTY), make("spark", 0, 0, "spark-ouch"), sound("ouch")],
  },
  {
    name: "Go down",
    note: "I leave a piece of line behind me.",
    sees: { "0,1": "any" },
    when: [looks(ME, DOWN)],
    does: [make("line", 0, 0), move(0, 1)],
  },
  { name: "Turn round at the bottom", when: [looks(ME, DOWN)], does: [turnInto(ME, EMPTY)] },
  { name: "Come up", sees: { "0,-1": ["line", "any"] }, does: [goAway("line"), move(0, -1)] },
  {
    name: "A fish is on board",
    when: [looks(ME, FULL)],
    does: [tally(FISH, "add", 1), tally(OUT, "set", 0), goAway(), sound("ding")],
  },
  { name: "Nothing this time", does: [tally(OUT, "set", 0), goAway()] },
]);

function swimming(character: string) {
  const swim = (way: string, x: 1 | -1): Sketch => ({
    name: `Swim ${way}`,
    sees: { [`${x},0`]: "any" },
    when: [faces(ME, x > 0 ? "0" : "flip-x")],
    does: [move(x, 0), { type: "variable", actorId: ME, variable: WAIT, operation: "set", value: mine(PAUSE) }],
  });
  const [first, second] =
    character === "fish" ? ["fish-tail-out", "fish-tail-in"] : ["jellyfish-drifting", "jellyfish-swaying"];
  return [
    group(character, "Every turn", "all", [
      group(character, "Tail", "first", rulesOf(character, takingTurns("Wiggle", first ?? "", second ?? ""))),
      group(
        character,
        "Swim on",
        "first",
        rulesOf(character, [
          waitsFor(WAIT, "Glide", "Everyone has their own pause. A long pause means slow."),
          swim("right", 1),
          swim("left", -1),
        ]),
      ),
    ]),
  ];
}

const swims = (id: string, transform: "0" | "flip-x", pause: number) => [
  { id: "water", look: "Deep" },
  { id, transform, values: { [PAUSE]: String(pause) } },
];

const pace = { [PAUSE]: { name: "Pause", first: "1" }, [WAIT]: { name: "Wait", first: "0" } };

export const pond: ExampleSketch = {
  name: "Fishing Pond",
  description:
    "Catch 6 fish, and watch out for the jellyfish! Row with the left and right arrows. Press Space to throw the hook.",
  whatCanIChange: "Add more fish, or make them faster.",
  kind: "catch",
  ease: 5,
  untilPicture: (play) => play.press("r__......"),
  speed: 250,
  cast: [
    { sprite: water, rules: [] },
    { sprite: boat, rules: boatRules },
    { sprite: line },
    { sprite: fish, rules: swimming("fish"), variables: pace },
    { sprite: jellyfish, rules: swimming("jellyfish"), variables: pace },
    { sprite: hook, rules: hookRules },
    { sprite: spark, rules: sparkRules },
    { sprite: numberBoard(), rules: numberRules(FISH) },
    { sprite: keysBoard("left", "right", "space") },
    { sprite: boardSaying("GET 6 FISH"), rules: boardRules({ when: isWon, text: "You caught [Fish] fish!" }) },
  ],
  tallies: { [FISH]: { name: "Fish", first: "0" }, [OUT]: { name: "Out", first: "0" } },
  stages: [
    {
      id: "pond",
      name: "The pond",
      background: "pond",
      music: "under-water",
      wrapX: true,
      map: `
?...T.........N.
................
................
................
......B.........
wwwwwwwwwwwwwwww
vavvvvvvvevvvvvv
vvvvvJvvvvvvvfvv
vvvbvvvvvvcvvvvv
vvvvvvvgvvvvvjvv`,
      letters: {
        w: { id: "water" },
        v: { id: "water", look: "Deep" },
        a: swims("fish", "0", 1),
        b: swims("fish", "0", 0),
        c: swims("fish", "0", 0),
        e: swims("fish", "0", 1),
        f: swims("fish", "flip-x", 2),
        g: swims("fish", "flip-x", 1),
        J: swims("jellyfish", "flip-x", 3),
        j: swims("jellyfish", "0", 3),
        B: { id: "boat", look: "Fishing" },
        N: { id: "number" },
        T: { id: "board" },
        "?": { id: "how" },
      },
    },
  ],
};
