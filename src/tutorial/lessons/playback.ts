/** Lesson 1: start, stop and step; and why a bridge is needed. */
import { did, scouts } from "./asks.ts";
import { SPLASH, WALK_LEFT, WALK_RIGHT } from "./cast.ts";
import type { LessonFacts } from "./LessonFacts.ts";
import type { LessonStep } from "./LessonStep.ts";
import { at, button, nowhere, page, speech, until, whereIs } from "./stepParts.ts";
import { LABELS, TROUBLE } from "./words.ts";

const NEEDS: LessonStep["preconditions"] = ["rules", "scout"];

export const PLAYBACK: readonly LessonStep[] = [
  {
    id: "hello",
    poses: ["wave", "talk"],
    wait: button(LABELS.help),
    target: at(page("stepButton")),
  },
  {
    id: "controls",
    poses: ["explain"],
    wait: speech(),
    target: at(page("playback")),
  },
  {
    id: "press-play",
    poses: ["point"],
    wait: until(({ running }) => running),
    target: at(page("play")),
    preconditions: NEEDS,
  },
  {
    id: "walk",
    poses: ["talk"],
    wait: until(hasWalked, 7000),
    target: ({ running }) => [page(running ? "keys" : "play")],
    trouble: (facts) => (facts.running || hasWalked(facts) ? null : TROUBLE.notPlaying),
    preconditions: NEEDS,
  },
  {
    id: "wet-feet",
    poses: ["oops", "think"],
    wait: button(LABELS.bridge),
    target: (facts) => (did(facts, SPLASH) ? whereIs(scouts(facts)[0]) : nowhere(facts)),
    preconditions: NEEDS,
  },
];

function hasWalked(facts: LessonFacts): boolean {
  return did(facts, WALK_RIGHT, WALK_LEFT);
}
