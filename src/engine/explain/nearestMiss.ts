import type { Id } from "../world/id.ts";
import type { RuleTree } from "../world/rule.ts";
import { rulesIn } from "../world/ruleTree.ts";
import type { NodeVerdict, TurnStory } from "./TurnStory.ts";

/**
 * The rule that came nearest to being carried out: the one with the fewest squares and checks wrong; of several, the first in the tree. Rules
 * that wait for an event are not asked, and neither are those that were carried out. Null if there is none.
 */
export function nearestMiss({ verdicts }: TurnStory, rules: RuleTree): NodeVerdict | null {
  const ids: ReadonlySet<Id> = new Set(rulesIn(rules).map(({ id }) => id));
  const missed = verdicts.filter(({ id, verdict: { kind } }) => ids.has(id) && kind !== "acted" && kind !== "event");
  return missed.reduce<NodeVerdict | null>((best, one) => (best && costOf(best) <= costOf(one) ? best : one), null);
}

/** Checks of containers around a rule count as one. */
function costOf({ verdict, misses }: NodeVerdict): number {
  return misses.length + (verdict.kind === "check" && verdict.containerId !== null ? 1 : 0);
}
