/** The two pictures of each rule, worked out once for as long as the rule and those it speaks of stay the same. */
import type { Rule } from "../../engine/index.ts";
import type { GameContext } from "../../recording/Recording.ts";
import { type RulePictures, rulePictures } from "../../recording/rulePictures.ts";

const known = new WeakMap<Rule, { readonly cast: GameContext; readonly pictures: RulePictures }>();

export function knownPictures(rule: Rule, cast: GameContext): RulePictures {
  const entry = known.get(rule);
  if (entry?.cast === cast) return entry.pictures;
  const pictures = rulePictures(rule, cast);
  known.set(rule, { cast, pictures });
  return pictures;
}
