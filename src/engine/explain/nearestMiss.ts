import type { Id } from "../world/id.ts";
import type { RuleTree } from "../world/rule.ts";
import { rulesIn } from "../world/ruleTree.ts";
import type { NodeVerdict, TurnStory } from "./TurnStory.ts";

/**
 * The rule that came nearest to being carried out: the one with the fewest squares and checks wrong; of several, the first in the tree. Not asked
 * are rules that wait for an event, those that were carried out, and those that another rule came before and that did not fit, either: they
 * would have done nothing in any order. Null if there is none.
 */
export function nearestMiss({ verdicts }: TurnStory, rules: RuleTree): NodeVerdict | null {
  const ids: ReadonlySet<Id> = new Set(rulesIn(rules).map(({ id }) => id));
  const missed = verdicts.filter((told) => ids.has(told.id) && isInReach(told));
  return missed.reduce<NodeVerdict | null>((best, one) => (best && costOf(best) <= costOf(one) ? best : one), null);
}

function isInReach({ verdict: { kind }, misses }: NodeVerdict): boolean {
  if (kind === "earlier") return misses.length === 0;
  return kind !== "acted" && kind !== "event";
}

/** Checks of containers around a rule count as one. */
function costOf({ verdict, misses }: NodeVerdict): number {
  return misses.length + (verdict.kind === "check" && verdict.containerId !== null ? 1 : 0);
}
