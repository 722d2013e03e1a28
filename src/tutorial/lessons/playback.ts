import { GAP, SPLASH, WALK_LEFT, WALK_RIGHT } from "./cast.ts";
import type { Lesson, LessonFacts } from "./LessonStep.ts";
import { did, scouts } from "./queries.ts";
import { at, button, NOT_PLAYING, nowhere, page, speech, squares, until, whereIs } from "./stepBuilders.ts";

/** The upper left square of the water in the gap. */
const WATER = { x: 5, y: 10 };
const NEEDS = ["rules", "scout"] as const;

/** Lesson 1: the child starts the game, sees why a bridge is needed, and stops the game. Each part of the screen is named after it was used. */
export const PLAYBACK = {
  title: "Play the game",
  steps: [
    {
      number: 1,
      id: "hello",
      sentence: "Hi, I'm Nib! My game isn't finished. Will you help me?",
      poses: ["wave", "talk"],
      wait: button("Yes!"),
      anywhere: true,
      target: nowhere,
    },
    {
      number: 2,
      id: "press-play",
      sentence: "Press Play!",
      hint: "Play is the big button below the stage.",
      poses: ["point"],
      wait: until(({ running }) => running),
      preconditions: NEEDS,
      target: at(page("play")),
    },
    {
      number: 3,
      id: "stage",
      sentence: "This is the stage. It's where your game happens.",
      poses: ["point"],
      wait: speech(),
      preconditions: NEEDS,
      target: at(page("stage")),
    },
    {
      number: 4,
      id: "walk",
      sentence: "Now make Scout walk! Hold the right arrow.",
      hint: "It's the arrow key that points right.",
      poses: ["talk"],
      wait: until(hasWalked, 7000),
      trouble: (facts) => (facts.running || hasWalked(facts) ? null : NOT_PLAYING),
      preconditions: NEEDS,
      target: ({ running }) => [page(running ? "rightKey" : "play")],
    },
    {
      number: 5,
      id: "wet-feet",
      sentence: "Oh no, water! Scout can't get to the flag. Let's build a bridge!",
      poses: ["oops", "think"],
      wait: button("Let's build!"),
      preconditions: NEEDS,
      target: (facts) => (did(facts, SPLASH) ? whereIs(scouts(facts)[0]) : [squares("stage", WATER, GAP.length, 2)]),
    },
    {
      number: 6,
      id: "controls",
      sentence: "First, press Stop.",
      sentenceByKeys: "First, press Escape to stop.",
      hint: "Stop is the square beside Play.",
      poses: ["explain"],
      unless: ({ running }) => !running,
      wait: until(({ running }) => !running),
      anywhere: true,
      target: at(page("stop")),
    },
    {
      number: 7,
      id: "one-step",
      sentence: "These arrows go back or forward one step.",
      poses: ["point"],
      wait: speech(),
      anywhere: true,
      target: at(page("stepBack"), page("stepForward")),
    },
  ],
} as const satisfies Lesson;

function hasWalked(facts: LessonFacts): boolean {
  return did(facts, WALK_RIGHT, WALK_LEFT);
}
