/** Which rule kept a game busy: all that can be known of a turn that does not end is what the turn before it did. */
import type { Actor, Characters, EvaluatedRuleIds, Id, Rule, RuleTree } from "../../engine/index.ts";
import { own } from "../../engine/index.ts";

export interface BusyRule {
  readonly characterId: Id;
  readonly characterName: string;
  readonly ruleId: Id;
  readonly ruleName: string;
}

/** The rule that applied for the most actors in the last tick; null where none did. */
export function busiestRule(
  characters: Characters,
  actors: ReadonlyMap<Id, Actor>,
  evaluated: EvaluatedRuleIds,
): BusyRule | null {
  const counts = appliedIn(actors, evaluated);
  let most = 0;
  let busiest: BusyRule | null = null;
  for (const { id: characterId, name: characterName, rules } of Object.values(characters)) {
    for (const { id: ruleId, name: ruleName } of rulesIn(rules)) {
      const count = counts.get(characterId)?.get(ruleId) ?? 0;
      if (count > most) busiest = { characterId, characterName, ruleId, ruleName };
      most = Math.max(most, count);
    }
  }
  return busiest;
}

/** Character id, then rule or container id: for how many actors it applied. */
function appliedIn(actors: ReadonlyMap<Id, Actor>, evaluated: EvaluatedRuleIds): ReadonlyMap<Id, Map<Id, number>> {
  const counts = new Map<Id, Map<Id, number>>();
  for (const { id, characterId } of actors.values()) {
    const ofCharacter = counts.get(characterId) ?? new Map<Id, number>();
    counts.set(characterId, ofCharacter);
    for (const [ruleId, applied] of Object.entries(own(evaluated, id) ?? {})) {
      if (applied) ofCharacter.set(ruleId, (ofCharacter.get(ruleId) ?? 0) + 1);
    }
  }
  return counts;
}

function rulesIn(tree: RuleTree): Rule[] {
  return tree.flatMap((node) => (node.type === "rule" ? [node] : rulesIn(node.rules)));
}
