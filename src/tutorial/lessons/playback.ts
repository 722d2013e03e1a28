import { SPLASH, WALK_LEFT, WALK_RIGHT } from "./cast.ts";
import type { Lesson, LessonFacts } from "./LessonStep.ts";
import { did, scouts } from "./queries.ts";
import { at, button, NOT_PLAYING, nowhere, page, speech, until, whereIs } from "./stepBuilders.ts";

const NEEDS = ["rules", "scout"] as const;

/** Lesson 1: the child starts the game, and sees why a bridge is needed. */
export const PLAYBACK = {
  title: "Play the game",
  steps: [
    {
      number: 1,
      id: "hello",
      sentence: "Hi, I am Nib! This game is not finished yet: will you help me?",
      poses: ["wave", "talk"],
      wait: button("Yes!"),
      target: at(page("stepButton")),
    },
    {
      number: 2,
      id: "controls",
      sentence: "Here you start and stop the game. You can also go back, step by step, to find a mistake.",
      poses: ["explain"],
      wait: speech(),
      target: at(page("playback")),
    },
    {
      number: 3,
      id: "press-play",
      sentence: "Press Play!",
      hint: "The Play button is below the stage.",
      poses: ["point"],
      wait: until(({ running }) => running),
      preconditions: NEEDS,
      target: at(page("play")),
    },
    {
      number: 4,
      id: "walk",
      sentence: "The arrow keys make Scout walk. Try them, or press the keys on the screen.",
      hint: "Hold the right arrow down: the one on your keyboard, or the one on the screen.",
      poses: ["talk"],
      wait: until(hasWalked, 7000),
      trouble: (facts) => (facts.running || hasWalked(facts) ? null : NOT_PLAYING),
      preconditions: NEEDS,
      target: ({ running }) => [page(running ? "keys" : "play")],
    },
    {
      number: 5,
      id: "wet-feet",
      sentence: "Oh no, the water! Scout cannot reach the flag, so let us build a bridge.",
      poses: ["oops", "think"],
      wait: button("Let us build!"),
      preconditions: NEEDS,
      target: (facts) => (did(facts, SPLASH) ? whereIs(scouts(facts)[0]) : nowhere(facts)),
    },
  ],
} as const satisfies Lesson;

function hasWalked(facts: LessonFacts): boolean {
  return did(facts, WALK_RIGHT, WALK_LEFT);
}
