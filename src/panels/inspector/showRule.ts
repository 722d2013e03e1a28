import { nextFrame } from "../../browser/screen.ts";
import { containersAround, type Id, type RuleTree } from "../../engine/index.ts";
import { glideTo } from "./glideTo.ts";
import { cardOf } from "./ruleFocus.ts";
import { foldNow, isFoldedNow } from "./useFolded.ts";

/** Scrolls to a rule and unfolds the containers around it. The result stops it. */
export function showRule(list: HTMLElement, rules: RuleTree, ruleId: Id): () => void {
  const folded = containersAround(rules, ruleId).filter(({ id }) => isFoldedNow(id));
  if (folded.length === 0) return glideToRule(list, ruleId);
  for (const { id } of folded) foldNow(id, false);
  // The unfolded cards are rendered by the next frame.
  let end: () => void = nextFrame(() => {
    end = glideToRule(list, ruleId);
  });
  return () => end();
}

function glideToRule(list: HTMLElement, ruleId: Id): () => void {
  const card = cardOf(list, ruleId);
  return card ? glideTo(list, card) : () => undefined;
}
