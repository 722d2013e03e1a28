/** Penguin Slide: on ice one slides until something is in the way. Four levels, each with something new. */
import { iceBlock, iceHole, igloo, penguin as penguinSprite, snow } from "../../sprites/characters/iceland.ts";
import type { StageSketch } from "../sketch/gameSketch.ts";
import {
  allFourWays,
  atStart,
  end,
  faces,
  looks,
  ME,
  move,
  RIGHT,
  rulesOf,
  say,
  sound,
  tally,
  turnInto,
  turnTo,
  whenKey,
} from "../sketch/ruleSketch.ts";
import type { ExampleSketch } from "./exampleSketch.ts";

const SLIDES = "slides";
const STANDING = "penguin-standing";
const SLIDING = "penguin-sliding";
const HAPPY = "penguin-happy";

const slidesRight = [looks(ME, SLIDING), faces(ME, "0")];
const stop = [turnInto(ME, STANDING), turnTo("0")];

const penguinRules = allFourWays(
  "penguin",
  [
    {
      ...atStart("penguin", rulesOf("penguin", [{ name: "Say what I want", does: [say("Slide me home!", 24)] }])),
      goOn: true,
    },
    ...rulesOf("penguin", [
      {
        name: "Home at last",
        note: "I end the level. There is a next one, so the player goes on to it.",
        when: [looks(ME, HAPPY)],
        does: [sound("hooray"), end("won", "Home! [Slides] slides so far.")],
      },
      {
        name: "Fall into a hole",
        note: "The level begins again.",
        sees: { "0,0": [ME, "hole"] },
        does: [sound("splash"), { type: "stage", to: "again", fresh: true }],
      },
      {
        name: "Stop on the snow",
        sees: { "0,0": [ME, "snow"] },
        when: [looks(ME, SLIDING)],
        does: stop,
      },
      {
        name: "Slide right into my igloo",
        sees: { "1,0": "igloo" },
        when: slidesRight,
        does: [turnInto(ME, HAPPY), turnTo("0")],
      },
      {
        name: "Slide on right",
        note: "I do this in every turn, without any key, until something is in my way.",
        sees: { "1,0": "free" },
        when: slidesRight,
        does: [move(1, 0)],
      },
      { name: "Bump and stop", when: [looks(ME, SLIDING)], does: [...stop, sound("thud")] },
    ]),
    whenKey(
      "penguin",
      RIGHT,
      rulesOf("penguin", [
        {
          name: "Slide right",
          sees: { "1,0": "free" },
          does: [turnInto(ME, SLIDING), turnTo("0"), move(1, 0), tally(SLIDES, "add", 1), sound("whoosh")],
        },
        {
          name: "Step right into my igloo",
          sees: { "1,0": "igloo" },
          does: [turnInto(ME, HAPPY), tally(SLIDES, "add", 1)],
        },
      ]),
    ),
  ],
  ["Slide right into my igloo", "Slide on right", "Slide right", "Step right into my igloo"],
  "turn",
);

const level = (number: number, map: string): StageSketch => ({
  id: `level-${number}`,
  name: `Level ${number}`,
  background: "#e2f6fc",
  music: "party",
  map,
  letters: {
    "#": { id: "ice-block" },
    P: { id: "penguin" },
    I: { id: "igloo" },
    s: { id: "snow" },
    o: { id: "hole" },
  },
});

export const penguin: ExampleSketch = {
  name: "Penguin Slide",
  description: "Slide the penguin home to its igloo! Use the arrows. It slides until something is in the way.",
  whatCanIChange: "Move the ice, or make a fifth level.",
  kind: "puzzle",
  ease: 7,
  untilPicture: (play) => play.press("r..."),
  speed: 125,
  cast: [
    { sprite: snow, ground: true },
    { sprite: iceHole, ground: true },
    { sprite: iceBlock },
    { sprite: igloo },
    { sprite: penguinSprite, rules: penguinRules },
  ],
  hud: [{ globalId: SLIDES, corner: "top-right" }],
  tallies: { [SLIDES]: { name: "Slides", first: "0" } },
  stages: [
    level(
      1,
      `
################
#....#......#..#
#..............#
#..............#
#...#..........#
##..P..#...#...#
#..............#
#..........I...#
#.....#....#...#
################`,
    ),
    level(
      2,
      `
################
#..#....#...#..#
#........#.....#
#.#..........I.#
#.....#.......##
#.......#..#...#
#..............#
#.P.#..........#
#..#........#..#
################`,
    ),
    level(
      3,
      `
################
#.......#....s.#
#s....#........#
#...s.s......#.#
#..............#
##P.#......#..##
#......#.......#
#..........I...#
#........#....##
################`,
    ),
    level(
      4,
      `
################
#......#....s..#
#P..#...o.#....#
#.......#......#
#..#...........#
#o.s......s##I.#
#.o...........##
#....#...#.....#
#..............#
################`,
    ),
  ],
};
