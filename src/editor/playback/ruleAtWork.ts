/** The rule that a turn did not get over, by the names that the child gave. */
import { type Characters, own, type RuleAtWork, rulesIn } from "../../engine/index.ts";

export interface NamedRule extends RuleAtWork {
  readonly characterName: string;
  readonly ruleName: string;
}

/** Null where nobody knows which rule it was. */
export function namedRule(characters: Characters, at: RuleAtWork | null): NamedRule | null {
  const character = at && own(characters, at.characterId);
  const rule = character && rulesIn(character.rules).find(({ id }) => id === at.ruleId);
  return rule ? { ...at, characterName: character.name, ruleName: rule.name } : null;
}
