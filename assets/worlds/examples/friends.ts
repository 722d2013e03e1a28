/** Two Friends: for two at one keyboard. Each opens the gates for the other one, so nobody gets home alone. */
import { gateIn, plateIn } from "../../sprites/characters/gates.ts";
import { hero } from "../../sprites/characters/hero.ts";
import { robot } from "../../sprites/characters/robot.ts";
import { flag } from "../../sprites/characters/signals.ts";
import { star } from "../../sprites/characters/treasures.ts";
import { stoneWall } from "../../sprites/characters/walls.ts";
import type { Sprite } from "../../sprites/sprite.ts";
import { boardSaying } from "../sketch/boards.ts";
import type { Member } from "../sketch/gameSketch.ts";
import {
  compared,
  DOWN,
  goAway,
  keyOf,
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

const STARS = "stars";
const HOME = "home";

interface Way {
  readonly name: string;
  readonly x: number;
  readonly y: number;
}

const WAYS: readonly Way[] = [
  { name: "right", x: 1, y: 0 },
  { name: "left", x: -1, y: 0 },
  { name: "up", x: 0, y: -1 },
  { name: "down", x: 0, y: 1 },
];

function steps({ name, x, y }: Way): readonly Sketch[] {
  const ahead = `${x},${y}`;
  const does = [move(x, y), ...(x === 0 ? [] : [turnTo(x > 0 ? "0" : "flip-x")])];
  return [
    { name: `Walk ${name}`, sees: { [ahead]: "free" }, does },
    {
      name: `Walk ${name} through a gate`,
      ...(name === "right" ? { note: "Any of the Gates will do, but only an open one." } : {}),
      sees: { [ahead]: "red-gate/gates" },
      when: [looks("red-gate", "red-gate-open")],
      does,
    },
  ];
}

/** The keys are those for right, left, up and down. */
function friend(sprite: Sprite, keys: readonly number[]): Member {
  const rules = WAYS.map((way, place) => whenKey(sprite.id, keys[place] ?? 0, rulesOf(sprite.id, steps(way))));
  return { sprite, rules };
}

const HERE = { "0,0": [ME, "hero/friends"] };

const isUp = (id: string) => looks(ME, `${id}-up`);

/** A gate and the button that opens it while somebody stands on it. */
function pair(letters: string, color: string): { readonly gate: Member; readonly plate: Member } {
  const [gateId, plateId] = [`${color.toLowerCase()}-gate`, `${color.toLowerCase()}-button`];
  const pressed = plateId;
  const plateRules = rulesOf(plateId, [
    {
      name: "Go down",
      note: "Any of the Friends can stand on me. I lie on the ground and am in nobody's way.",
      sees: HERE,
      when: [isUp(plateId)],
      does: [turnInto(ME, `${plateId}-down`), tally(pressed, "add", 1), sound("thud")],
    },
    {
      name: "Come up again",
      sees: { "0,0": [ME] },
      when: [looks(ME, `${plateId}-down`)],
      does: [turnInto(ME, `${plateId}-up`), tally(pressed, "subtract", 1)],
    },
  ]);
  const isOpened = compared({ globalId: pressed }, ">=", "1");
  const gateRules = rulesOf(gateId, [
    {
      name: "Open",
      when: [isOpened, looks(ME, `${gateId}-shut`)],
      does: [turnInto(ME, `${gateId}-open`), sound("door")],
    },
    {
      name: "Shut",
      note: "Only when nobody stands in me.",
      sees: { "0,0": [ME] },
      when: [compared({ globalId: pressed }, "<=", "0"), looks(ME, `${gateId}-open`)],
      does: [turnInto(ME, `${gateId}-shut`)],
    },
  ]);
  return {
    gate: { sprite: gateIn(letters, gateId, `${color} Gate`), rules: gateRules },
    plate: { sprite: plateIn(letters, plateId, `${color} Button`), rules: plateRules, ground: true },
  };
}

const red = pair("ABCD", "Red");
const blue = pair("abcd", "Blue");
const yellow = pair("IJKL", "Yellow");
const green = pair("MNOP", "Green");

const starRules = rulesOf("star", [
  { name: "Taken", sees: HERE, does: [goAway(), tally(STARS, "add", 1), sound("coin")] },
]);

const flagRules = rulesOf("flag", [
  {
    name: "Someone is home",
    sees: HERE,
    when: [looks(ME, "flag-lowered")],
    does: [turnInto(ME, "flag-raised"), tally(HOME, "add", 1), sound("magic")],
  },
  {
    name: "Left again",
    sees: { "0,0": [ME] },
    when: [looks(ME, "flag-raised")],
    does: [turnInto(ME, "flag-lowered"), tally(HOME, "subtract", 1)],
  },
]);

export const friends: ExampleSketch = {
  name: "Two Friends",
  description:
    "Bring both friends to the flags! The hero walks with the arrows, the robot with W, A, S and D. Open the gates for each other.",
  whatCanIChange: "Move the buttons, or add another gate.",
  kind: "two",
  ease: 12,
  untilPicture: (play) => play.press("DDDrrrrrr"),
  speed: 250,
  cast: [
    red.plate,
    blue.plate,
    yellow.plate,
    green.plate,
    { sprite: star, rules: starRules, ground: true },
    { sprite: flag, rules: flagRules, ground: true },
    { sprite: stoneWall },
    red.gate,
    blue.gate,
    yellow.gate,
    green.gate,
    friend(hero, [RIGHT, LEFT, UP, DOWN]),
    friend(robot, [keyOf("D"), keyOf("A"), keyOf("W"), keyOf("S")]),
    {
      sprite: boardSaying("HOME TOGETHER"),
      rules: boardRules({
        when: compared({ globalId: HOME }, ">=", "2"),
        text: "Home together! How many stars did you find?",
      }),
    },
  ],
  kinds: {
    friends: { name: "Friends", characters: ["hero", "robot"] },
    gates: { name: "Gates", characters: ["red-gate", "blue-gate", "yellow-gate", "green-gate"] },
  },
  hud: [{ globalId: STARS, corner: "top-left" }],
  tallies: {
    [STARS]: { name: "Stars", first: "0" },
    [HOME]: { name: "Home", first: "0" },
    "red-button": { name: "Red pressed", first: "0" },
    "blue-button": { name: "Blue pressed", first: "0" },
    "yellow-button": { name: "Yellow pressed", first: "0" },
    "green-button": { name: "Green pressed", first: "0" },
  },
  stages: [
    {
      id: "castle-yard",
      name: "The yard",
      background: "garden",
      music: "castle",
      map: `
.....T............
##################
#H...#...*#.....*#
#....B..r.Y..g...#
#*...#....#.....F#
###########...####
#*...#...*#.....F#
#....R..y.G......#
#A.b.#....#.....*#
##################`,
      letters: {
        "#": { id: "stone-wall" },
        H: { id: "hero" },
        A: { id: "robot" },
        r: { id: "red-button" },
        b: { id: "blue-button" },
        y: { id: "yellow-button" },
        g: { id: "green-button" },
        R: { id: "red-gate" },
        B: { id: "blue-gate" },
        Y: { id: "yellow-gate" },
        G: { id: "green-gate" },
        "*": { id: "star" },
        F: { id: "flag", look: "Lowered" },
        T: { id: "board" },
      },
    },
  ],
};
