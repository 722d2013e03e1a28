import type { NodeVerdict, Verdict } from "../../engine/explain/index.ts";
import { verdictSentence } from "../../recording/verdictSentence.ts";
import type { AskedStory } from "./askedStory.ts";

/** Verdicts about how things stood, which may be otherwise by now. */
const PASSING: readonly Verdict["kind"][] = ["square", "edge", "check", "moved"];

/** Why a rule or container was not carried out. Of the last turn it is said, too, when the rule would be carried out now. */
export function whyWords(told: NodeVerdict, story: AskedStory): string {
  const words = verdictSentence(told, story);
  return PASSING.includes(told.verdict.kind) && story.nextIds.has(told.id) ? `${words} Now it fits.` : words;
}
