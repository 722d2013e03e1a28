/** The Key and the Door: a rule may ask something before it is done. Without the key the door stays shut. */
import { ghost } from "../../sprites/characters/critters.ts";
import { hero } from "../../sprites/characters/hero.ts";
import { door } from "../../sprites/characters/signals.ts";
import { chest, key } from "../../sprites/characters/treasures.ts";
import { stoneWall } from "../../sprites/characters/walls.ts";
import { boardSaying } from "../sketch/boards.ts";

import { keysBoard } from "../sketch/keysBoard.ts";
import {
  ALONE,
  always,
  compared,
  count,
  DOWN,
  faces,
  goAway,
  howMany,
  LEFT,
  looks,
  ME,
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
import { boardRules } from "./rules.ts";

const KEYS = "keys";
const WON = "treasures";

const hasKey = compared({ actorId: ME, variableId: KEYS }, ">=", "1");

const toTheRight: readonly Sketch[] = [
  {
    name: "Take the key",
    sees: { ...ALONE, "1,0": "key" },
    does: [goAway("key"), count(KEYS, "add", 1), move(1, 0), turnTo("0"), sound("key")],
  },
  {
    name: "Unlock the door",
    note: "I only do this when I have a key: look at what it says under the picture.",
    sees: { ...ALONE, "1,0": "door" },
    when: [looks("door", "door-closed"), hasKey],
    does: [turnInto("door", "door-open"), count(KEYS, "subtract", 1), sound("door")],
  },
  {
    name: "Go through the open door",
    sees: { ...ALONE, "1,0": "door", "2,0": "free" },
    when: [looks("door", "door-open")],
    does: [move(2, 0), turnTo("0")],
  },
  {
    name: "Open the treasure chest",
    note: "The treasure ends the game: the board looks at how many there are.",
    sees: { ...ALONE, "1,0": "chest" },
    when: [looks("chest", "chest-closed")],
    does: [turnInto("chest", "chest-open"), turnInto(ME, "hero-cheering"), tally(WON, "add", 1), sound("treasure")],
  },
  { name: "Walk right", sees: { ...ALONE, "1,0": "free" }, does: [move(1, 0), turnTo("0")] },
];

const toTheLeft: readonly Sketch[] = [
  {
    name: "Go back through the door",
    sees: { ...ALONE, "-1,0": "door", "-2,0": "free" },
    when: [looks("door", "door-open")],
    does: [move(-2, 0), turnTo("flip-x")],
  },
  { name: "Walk left", sees: { ...ALONE, "-1,0": "free" }, does: [move(-1, 0), turnTo("flip-x")] },
];

const steps: readonly Sketch[] = [
  {
    name: "Left foot",
    note: "Two looks that take turns look like walking.",
    sees: ALONE,
    when: [looks(ME, "hero-standing")],
    does: [turnInto(ME, "hero-walking")],
  },
  { name: "Right foot", sees: ALONE, when: [looks(ME, "hero-walking")], does: [turnInto(ME, "hero-standing")] },
];

const heroRules = [
  whenKey("hero", RIGHT, rulesOf("hero", toTheRight)),
  whenKey("hero", LEFT, rulesOf("hero", toTheLeft)),
  whenKey("hero", UP, rulesOf("hero", [{ name: "Walk up", sees: { ...ALONE, "0,-1": "free" }, does: [move(0, -1)] }])),
  whenKey(
    "hero",
    DOWN,
    rulesOf("hero", [{ name: "Walk down", sees: { ...ALONE, "0,1": "free" }, does: [move(0, 1)] }]),
  ),
  always("hero", rulesOf("hero", steps)),
];

const catchHero = [goAway("hero"), turnInto(ME, "ghost-boo"), sound("boo")];

const haunting: readonly Sketch[] = [
  {
    name: "Catch who is on the right",
    note: "I only see what is right before my nose: hide in a side path, or follow me from behind!",
    sees: { ...ALONE, "1,0": "hero" },
    when: [faces(ME, "0")],
    does: catchHero,
  },
  {
    name: "Catch who is on the left",
    sees: { ...ALONE, "-1,0": "hero" },
    when: [faces(ME, "flip-x")],
    does: catchHero,
  },
  { name: "Float right", sees: { ...ALONE, "1,0": "free" }, when: [faces(ME, "0")], does: [move(1, 0)] },
  { name: "Float left", sees: { ...ALONE, "-1,0": "free" }, when: [faces(ME, "flip-x")], does: [move(-1, 0)] },
  { name: "Turn to the left", sees: ALONE, when: [faces(ME, "0")], does: [turnTo("flip-x")] },
  { name: "Turn to the right", sees: ALONE, does: [turnTo("0")] },
];

export const maze: ExampleSketch = {
  name: "The Key and the Door",
  description:
    "Find the key and open the treasure door! Walk with the arrows. Ghosts only see what is right in front of them.",
  whatCanIChange: "Draw more walls, or add a third ghost.",
  kind: "puzzle",
  ease: 13,
  untilPicture: (play) => play.press("rrlrddllddrrrru.drrr"),
  speed: 250,
  cast: [
    { sprite: stoneWall },
    { sprite: key },
    { sprite: door },
    { sprite: chest },
    { sprite: ghost, rules: rulesOf("ghost", haunting) },
    { sprite: hero, rules: heroRules, variables: { [KEYS]: { name: "Keys", first: "0" } } },
    { sprite: keysBoard("arrows") },
    {
      sprite: boardSaying("FIND THE KEY"),
      rules: boardRules(
        { when: compared({ globalId: WON }, ">=", "1"), text: "You found the key and the treasure!" },
        { when: compared(howMany("hero"), "=", "0"), text: "A ghost saw you. Hide in a side path!" },
      ),
    },
  ],
  tallies: { [WON]: { name: "Treasures", first: "0" } },
  stages: [
    {
      id: "maze",
      name: "The maze",
      background: "#3d3d7c",
      map: `
.?..T............
#################
#H..#.......#..K#
###.#.#####.#.###
#...#.#..g....#.#
#.###.#.#.###.#.#
#.........G.....#
#.#####.#.#####.#
#.#...#.#.###.###
#...#...#....D.C#
#################`,
      letters: {
        "#": { id: "stone-wall" },
        H: { id: "hero" },
        K: { id: "key" },
        D: { id: "door" },
        C: { id: "chest" },
        G: { id: "ghost" },
        g: { id: "ghost", transform: "flip-x" },
        T: { id: "board" },
        "?": { id: "how" },
      },
    },
  ],
};
