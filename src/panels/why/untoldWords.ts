import type { Untold } from "./askedStory.ts";

const WORDS: Readonly<Record<Untold, string>> = {
  notPlayed: "I don't remember that turn. Press Play, then ask me again.",
  tooLongAgo: "That turn is too long ago.",
  notYetThere: "I wasn't here yet.",
  notThere: "I wasn't here in this turn.",
  gone: "I'm gone from the game now.",
};

/** What somebody says who has no story to tell of a turn. */
export function untoldWords(why: Untold): string {
  return WORDS[why];
}
