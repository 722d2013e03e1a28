import { deedsSentence, noTurnSentence, verdictSentence } from "../../recording/verdictSentence.ts";
import type { Deeds } from "./askedStory.ts";

/** What happened to somebody in a turn, and what it did: the first thing that it says. */
export function didWords(story: Deeds): string {
  const { acted } = story;
  const { noTurn } = story.story;
  if (noTurn) return noTurnSentence(noTurn, story);
  const deeds = deedsSentence(story);
  if (acted.length > 0) return joined([deeds, ...acted.map(({ told }) => verdictSentence(told, story))]);
  return joined([deeds || "I stayed here.", story.rules.length === 0 ? "" : "No rule fit."]);
}

function joined(sentences: readonly string[]): string {
  return sentences.filter((one) => one !== "").join(" ");
}
