import { type Character, type Characters, type Id, nodesIn, type RuleTree, rulesIn } from "../../engine/index.ts";

/** The character that shows best how a game works: the one with the most rules for keys, else with the most rules; null if nobody has any. */
export function mostTaught(characters: Characters): Id | null {
  const taught = Object.values(characters).filter(({ rules }) => rulesIn(rules).length > 0);
  const [first, ...others] = taught;
  return first ? others.reduce((most, next) => (isMoreTaught(next, most) ? next : most), first).id : null;
}

function isMoreTaught(a: Character, b: Character): boolean {
  const keyRules = keyRuleCount(a.rules) - keyRuleCount(b.rules);
  return keyRules > 0 || (keyRules === 0 && rulesIn(a.rules).length > rulesIn(b.rules).length);
}

function keyRuleCount(rules: RuleTree): number {
  const events = nodesIn(rules).filter((node) => node.type === "group-event" && node.event === "key");
  return rulesIn(events).length;
}
