/** Brings one rule of a list into view, out of the folded containers around it (details §8 "Where new things go"). */
import { nextFrame } from "../../browser/screen.ts";
import { containersAround, type Id, type RuleTree } from "../../engine/index.ts";
import { glideTo } from "./glideTo.ts";
import { cardOf } from "./ruleFocus.ts";
import { foldNow, isFoldedNow } from "./useFolded.ts";

/** The answer ends it where it is. */
export function showRule(list: HTMLElement, rules: RuleTree, ruleId: Id): () => void {
  const folded = containersAround(rules, ruleId).filter(({ id }) => isFoldedNow(id));
  if (folded.length === 0) return glideToRule(list, ruleId);
  for (const { id } of folded) foldNow(id, false);
  // What was folded is on the page a moment later.
  let end: () => void = nextFrame(() => {
    end = glideToRule(list, ruleId);
  });
  return () => end();
}

function glideToRule(list: HTMLElement, ruleId: Id): () => void {
  const card = cardOf(list, ruleId);
  return card ? glideTo(list, card) : () => undefined;
}
